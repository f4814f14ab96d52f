/**
 * The new value with everything that is as it was taken from the old one, so that what compares by identity (the
 * canvas, React) sees only real changes.
 */
export function keepSame<T>(before: T, after: T): T {
  if (before === after) return before;
  if (typeof before !== 'object' || typeof after !== 'object' || !before || !after) return after;
  if (Array.isArray(before) || Array.isArray(after)) {
    if (!Array.isArray(before) || !Array.isArray(after)) return after;
    return keepList(before, after) as T;
  }
  const old = before as Record<string, unknown>;
  const entries = Object.entries(after).map(([name, value]) => [name, keepSame(old[name], value)] as const);
  const isSame =
    entries.length === Object.keys(old).length &&
    entries.every(([name, value]) => Object.hasOwn(old, name) && old[name] === value);
  return isSame ? before : (Object.fromEntries(entries) as T);
}

/** Modules are found by their id, other entries by where they stand. */
function keepList(before: unknown[], after: unknown[]): unknown[] {
  const byId = new Map(before.map((each) => [idOf(each), each]));
  const kept = after.map((each, index) => {
    const id = idOf(each);
    return keepSame(id === undefined ? before[index] : byId.get(id), each);
  });
  return kept.length === before.length && kept.every((each, index) => each === before[index]) ? before : kept;
}

const idOf = (value: unknown): unknown =>
  typeof value === 'object' && value !== null && 'id' in value ? value.id : undefined;
