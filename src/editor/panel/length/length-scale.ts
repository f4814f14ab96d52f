const scales: [names: RegExp, prefix: string][] = [
  [/fontSize/i, '--text-'],
  [/^(line|letter)/, '--leading-'],
  [/radius/i, '--radius-'],
  [/border(?!Radius)/i, '--border'],
  [/(minimum|maximum)?(width|height)$/i, '--page-'],
];

/** The steps of the theme that suit a field, by its name: type sizes for a font size, spacing for all that has no scale of its own. */
export function stepsFor(name: string, lengths: readonly string[]): readonly string[] {
  const prefix = scales.find(([names]) => names.test(name))?.[1] ?? '--space-';
  return lengths.filter((length) => length.startsWith(prefix));
}

/** The last word of a step's name, e.g. `4` of `--space-4`, `xl` of `--text-xl`. */
export const stepName = (step: string): string => step.split('-').at(-1) ?? step;
