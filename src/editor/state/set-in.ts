/** A copy of a value with another one at a path like `items.2.title`; a path that leads nowhere changes nothing. */
export function setIn(value: unknown, path: string, next: unknown): unknown {
  const [name = '', ...rest] = path.split('.');
  if (Array.isArray(value)) {
    const index = Number(name);
    if (!(index in value)) return value;
    return value.with(index, rest.length === 0 ? next : setIn(value[index], rest.join('.'), next));
  }
  if (typeof value !== 'object' || value === null) return value;
  const record = value as Record<string, unknown>;
  if (rest.length === 0) return { ...record, [name]: next };
  return Object.hasOwn(record, name)
    ? { ...record, [name]: setIn(record[name], rest.join('.'), next) }
    : value;
}

/** The value at a path like `items.2.title`. */
export const getIn = (value: unknown, path: string): unknown =>
  path
    .split('.')
    .reduce<unknown>(
      (inner, name) =>
        typeof inner === 'object' && inner !== null && Object.hasOwn(inner, name)
          ? (inner as Record<string, unknown>)[name]
          : undefined,
      value,
    );
