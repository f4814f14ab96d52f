import type { CDPSession } from '@playwright/test';

/** Of Chrome's trace: `dur` is what passed on the clock, `tdur` what the thread itself worked, both in µs. */
interface TraceEvent {
  name: string;
  ph: string;
  pid: number;
  tid: number;
  dur?: number;
  tdur?: number;
  args: { name?: string };
}

/** The longest task of the page's own thread, in ms: as the clock saw it, and as the processor worked on it. */
export interface LongestTask {
  passed: number;
  worked: number;
}

/** Traces while `act` goes on. What the processor worked says the same on a busy machine as on an idle one. */
export async function longestTask(session: CDPSession, act: () => Promise<void>): Promise<LongestTask> {
  const events: TraceEvent[] = [];
  session.on('Tracing.dataCollected', ({ value }) => events.push(...(value as unknown as TraceEvent[])));
  await session.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: { includedCategories: ['toplevel', 'devtools.timeline', '__metadata'] },
  });
  await act();
  const complete = new Promise((resolve) => session.once('Tracing.tracingComplete', resolve));
  await session.send('Tracing.end');
  await complete;
  const drawing = events.find(({ name }) => name === 'UpdateLayoutTree');
  if (!drawing) throw new Error('The trace shows no page that was drawn.');
  const tasks = events.filter(
    ({ name, ph, pid, tid }) =>
      ph === 'X' && name.endsWith('RunTask') && pid === drawing.pid && tid === drawing.tid,
  );
  const longest = (time: 'dur' | 'tdur') => Math.max(0, ...tasks.map((task) => task[time] ?? 0)) / 1000;
  return { passed: longest('dur'), worked: longest('tdur') };
}
