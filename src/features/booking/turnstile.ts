export type Turnstile = <T>(work: () => Promise<T>) => Promise<T | 'busy'>;

/**
 * Lets a number of callers work at once, the others in the order they came; who waited longer than `patience` ms is told
 * `busy` instead. A rush then waits here, in memory, and not half-way through with a connection and locks in its hands:
 * what is begun is finished, and nobody who came later is served first.
 */
export function createTurnstile(atOnce: number, patience: number): Turnstile {
  const waiting: { since: number; enter(turn: 'work' | 'busy'): void }[] = [];
  let working = 0;

  function next(): void {
    while (working < atOnce) {
      const first = waiting.shift();
      if (!first) return;
      if (performance.now() - first.since > patience) {
        first.enter('busy');
      } else {
        working += 1;
        first.enter('work');
      }
    }
  }

  return async (work) => {
    const turn = new Promise<'work' | 'busy'>((enter) => waiting.push({ since: performance.now(), enter }));
    next();
    if ((await turn) === 'busy') return 'busy';
    try {
      return await work();
    } finally {
      working -= 1;
      next();
    }
  };
}
