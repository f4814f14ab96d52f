/** An expected outcome: a value, or a refusal the caller must handle. What is not expected throws instead. */
export type Result<T, E> = { ok: true; value: T } | { ok: false; error: E };

export const succeed = <T>(value: T): { ok: true; value: T } => ({ ok: true, value });
export const refuse = <E>(error: E): { ok: false; error: E } => ({ ok: false, error });

/** The value of a result that cannot be a refusal here; a refusal throws. For tests, seeds and scripts. */
export function expectValue<T>(result: Result<T, unknown>): T {
  if (result.ok) return result.value;
  throw new Error(`Refused: ${JSON.stringify(result.error)}`);
}
