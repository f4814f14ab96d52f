/** Whether two values of JSON hold the same, whatever the order of their keys; a key without a value counts as none. */
export function sameValue(one: unknown, other: unknown): boolean {
  if (one === other) return true;
  if (typeof one !== 'object' || typeof other !== 'object' || !one || !other) return false;
  if (Array.isArray(one) || Array.isArray(other)) {
    return (
      Array.isArray(one) &&
      Array.isArray(other) &&
      one.length === other.length &&
      one.every((value, index) => sameValue(value, other[index]))
    );
  }
  const left = one as Record<string, unknown>;
  const right = other as Record<string, unknown>;
  return [...new Set([...Object.keys(left), ...Object.keys(right)])].every((name) =>
    sameValue(left[name], right[name]),
  );
}
