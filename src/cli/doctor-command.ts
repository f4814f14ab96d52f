import { type Config, ConfigError, readConfig } from '../server/config.ts';
import { bad, type Check, type Finding, well } from './checks/check.ts';
import { databaseCheck } from './checks/database-check.ts';
import { diskCheck, picturesCheck } from './checks/disk-check.ts';
import { mailCheck } from './checks/mail-check.ts';
import { portCheck } from './checks/port-check.ts';
import { secretsCheck } from './checks/secrets-check.ts';

const checks: Check[] = [diskCheck, picturesCheck, secretsCheck, databaseCheck, mailCheck, portCheck];

/** `zadel doctor`; the exit code. */
export async function runDoctor(): Promise<number> {
  let config: Config;
  try {
    config = readConfig(process.env);
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    for (const problem of error.problems) print('Settings', { well: false, found: problem });
    return 1;
  }
  print('Settings', well('all understood'));
  let allWell = true;
  for (const check of checks) {
    const finding = await check
      .run(config)
      .catch((error: Error) => bad(`could not be checked: ${error.message}`, 'See the message.'));
    print(check.name, finding);
    allWell &&= finding.well;
  }
  return allWell ? 0 : 1;
}

function print(name: string, { well: isWell, found }: Finding): void {
  console.log(`${isWell ? 'ok ' : 'bad'}  ${name.padEnd(9)} ${found}`);
}
