/** A command was called in a way it does not understand; its usage is printed. */
export class UsageError extends Error {
  override name = 'UsageError';
}
