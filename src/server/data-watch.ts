interface Options {
  /** The present versions of everything pages depend on. */
  versions(): Promise<Map<string, number>>;
  changed(names: ReadonlySet<string>): void;
  failed(error: unknown): void;
  /** Between two looks, in ms. */
  every?: number;
}

/**
 * Tells when what pages show has changed, here or on another instance, by looking at the version numbers in
 * the database twice a second. `check` looks at once.
 */
export function watchData({ versions, changed, failed, every = 500 }: Options) {
  let known: Map<string, number> | undefined;
  let looking: Promise<void> | undefined;
  const look = async () => {
    const now = await versions();
    const names = new Set(
      [...now].filter(([name, version]) => known && known.get(name) !== version).map(([name]) => name),
    );
    known = now;
    if (names.size > 0) changed(names);
  };
  const check = (): Promise<void> => {
    looking ??= look().finally(() => {
      looking = undefined;
    });
    return looking;
  };
  const timer = setInterval(() => check().catch(failed), every);
  timer.unref();
  return {
    check,
    /** Settles when no look is under way any more. */
    async stop(): Promise<void> {
      clearInterval(timer);
      await looking?.catch(() => {});
    },
  };
}
