import { parseArgs } from 'node:util';
import { SetupProblem } from '../db/setup-problem.ts';
import { loadSettings } from '../server/load-settings.ts';
import { UsageError } from './usage-error.ts';

/** `run` gets the words behind the command and gives the exit code. Each command is loaded when it is called. */
type Command = { usage: string; summary: string; run(words: string[]): Promise<number> };

const commands: Record<string, Command> = {
  start: {
    usage: 'start',
    summary: 'build what is stale and start the program',
    run: async () => {
      await import('../../scripts/start.ts');
      return 0;
    },
  },
  migrate: {
    usage: 'migrate',
    summary: 'bring the database to the newest schema (start does it too)',
    run: async () => (await import('./migrate-command.ts')).runMigrate(),
  },
  owner: {
    usage: 'owner add EMAIL',
    summary: 'print a one-time link that makes an owner, or gives one back their account',
    run: async (words) => (await import('./owner-command.ts')).runOwner(words),
  },
  backup: {
    usage: 'backup FILE.tar.gz',
    summary: 'save database, pictures and secrets, also while the program runs',
    run: async (words) => (await import('./backup-command.ts')).runBackup(words),
  },
  restore: {
    usage: 'restore FILE.tar.gz [--replace]',
    summary: 'bring a backup back; --replace moves what is there aside',
    run: async (words) => (await import('./restore-command.ts')).runRestore(words),
  },
  doctor: {
    usage: 'doctor',
    summary: 'check settings, database, disk, pictures, mail server and port',
    run: async () => (await import('./doctor-command.ts')).runDoctor(),
  },
};

function help(): string {
  const rows = Object.values(commands).map(({ usage, summary }) => `  zadel ${usage.padEnd(32)} ${summary}`);
  return `Usage:\n${rows.join('\n')}\n\nSettings come from the environment and .env; .env.example lists them.`;
}

async function main(): Promise<number> {
  const { values, positionals } = parseArgs({
    options: { help: { type: 'boolean', short: 'h' } },
    allowPositionals: true,
    strict: false,
  });
  const [name = ''] = positionals;
  const command = commands[name];
  if (values.help || !command) {
    (values.help ? console.log : console.error)(help());
    return values.help ? 0 : 2;
  }
  loadSettings();
  try {
    return await command.run(process.argv.slice(process.argv.indexOf(name) + 1));
  } catch (error) {
    if (error instanceof SetupProblem) console.error(error.message);
    else if (error instanceof UsageError || isParseError(error)) {
      console.error(`${error.message}\nUsage: zadel ${command.usage}`);
      return 2;
    } else console.error(error);
    return 1;
  }
}

function isParseError(error: unknown): error is Error {
  return error instanceof Error && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS');
}

process.exitCode = await main();
