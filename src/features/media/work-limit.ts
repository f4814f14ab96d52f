/** Work a visitor waits for goes first; of work nobody waits for there is one piece at a time. */
export type Urgency = 'visitor' | 'background';

/** Runs at most `total` pieces of work at once, of background work at most one. */
export function createWorkLimit(total: number) {
  const waiting: Record<Urgency, (() => void)[]> = { visitor: [], background: [] };
  const running: Record<Urgency, number> = { visitor: 0, background: 0 };
  const next = () => {
    if (running.visitor + running.background >= total) return undefined;
    return waiting.visitor.shift() ?? (running.background === 0 ? waiting.background.shift() : undefined);
  };
  return async <T>(urgency: Urgency, work: () => Promise<T>): Promise<T> => {
    await new Promise<void>((resolve) => {
      waiting[urgency].push(() => {
        running[urgency] += 1;
        resolve();
      });
      next()?.();
    });
    try {
      return await work();
    } finally {
      running[urgency] -= 1;
      next()?.();
    }
  };
}
