const browsers: [RegExp, string][] = [
  [/Edg\//, 'Edge'],
  [/OPR\//, 'Opera'],
  [/Firefox\/|FxiOS\//, 'Firefox'],
  [/Chrome\/|CriOS\//, 'Chrome'],
  [/Safari\//, 'Safari'],
];
const systems: [RegExp, string][] = [
  [/iPhone/, 'iPhone'],
  [/iPad/, 'iPad'],
  [/Android/, 'Android'],
  [/Windows/, 'Windows'],
  [/Mac OS X/, 'Mac'],
  [/Linux|X11/, 'Linux'],
];

const find = (kinds: [RegExp, string][], text: string) => kinds.find(([pattern]) => pattern.test(text))?.[1];

/** What people call the device of a session: `Firefox, Windows`; undefined when nothing is recognised. */
export function deviceName(userAgent: string | null | undefined): string | undefined {
  const parts = [find(browsers, userAgent ?? ''), find(systems, userAgent ?? '')];
  return parts.filter(Boolean).join(', ') || undefined;
}
