/** The whole program under a rush and under sudden ends: nothing is sold twice, nothing that was promised is lost (BOOK-4). */
import { rush, startTwo } from '../e2e/support/rush.ts';
import { endSuddenly } from '../e2e/support/sudden-ends.ts';
import { printTable, type Row } from './support/table.ts';

const attempts = 10_000;
const stock = 100;
const kills = 50;

async function rushed(): Promise<Row> {
  const programs = await startTwo();
  try {
    const { statuses, lost, seconds, booked, differences } = await rush(programs, { attempts, stock });
    const failed = Object.entries(statuses).filter(([status]) => Number(status) >= 500 && status !== '503');
    const right =
      booked === stock && statuses[200] === stock && lost === 0 && failed.length === 0 && differences === 0;
    if (!right)
      throw new Error(`oversold or failed: ${JSON.stringify({ booked, statuses, lost, differences })}`);
    const { 200: told = 0, 409: full = 0, 422: fullBefore = 0, 503: busy = 0 } = statuses;
    return {
      what: `${attempts} attempts over HTTP on ${stock} bikes, two instances`,
      measured: `${told} booked in ${seconds.toFixed(0)} s`,
      against: `${full + fullBefore} told full, ${busy} told busy (503)`,
      ratio: `${Math.round(attempts / seconds)}/s`,
      aim: `${stock} booked`,
    };
  } finally {
    for (const program of programs.toReversed()) await program.stop();
  }
}

async function killed(): Promise<Row> {
  const { acknowledged, missing, held, reserved, confirmed, differences } = await endSuddenly(kills);
  if (missing.length > 0 || held > 0 || differences > 0 || reserved !== confirmed) {
    throw new Error(
      `lost or left behind: ${JSON.stringify({ missing, held, reserved, confirmed, differences })}`,
    );
  }
  return {
    what: `${kills} times SIGKILL during bookings`,
    measured: `${missing.length} of ${acknowledged} acknowledged lost`,
    against: `${reserved} reserved, ${confirmed} confirmed`,
    ratio: '',
    aim: '0 lost, no stock held',
  };
}

printTable('Overselling', [await rushed(), await killed()]);
