import { accessSync, constants, mkdirSync } from 'node:fs';
import { isIP } from 'node:net';
import { join, resolve } from 'node:path';
import { z } from 'zod';
import { keptSecret } from '../db/embedded/private-file.ts';
import { projectRoot } from '../db/project-root.ts';
import { SetupProblem } from '../db/setup-problem.ts';

const mailbox = /^(?:[^<>@\r\n]+ <[^<>@\s]+@[^<>@\s]+>|[^<>@\s]+@[^<>@\s]+)$/;

/** A web address of one of `protocols`; never echoed, for it may hold a password. */
const address = (protocols: string[], remedy: string) =>
  z.string({ error: remedy }).refine((value) => protocols.includes(URL.parse(value)?.protocol ?? ''), {
    error: `is not understood; ${remedy}`,
    abort: true,
  });

const isProxy = (item: string) => {
  const [ip = '', bits] = item.split('/');
  if (['loopback', 'linklocal', 'uniquelocal'].includes(item)) return true;
  return (
    isIP(ip) > 0 &&
    (bits === undefined || (/^\d+$/.test(bits) && Number(bits) <= (isIP(ip) === 4 ? 32 : 128)))
  );
};

const yesOrNo = z.enum(['1', '0', 'true', 'false'], { error: 'must be 1 (yes) or 0 (no)' });
const isYes = (value: z.infer<typeof yesOrNo>) => value === '1' || value === 'true';

const settings = z.object({
  PORT: z.coerce
    .number({ error: 'must be a port number from 1 to 65535, for example 3000' })
    .int('must be a whole number from 1 to 65535, for example 3000')
    .min(1, 'must be a port number from 1 to 65535, for example 3000')
    .max(65535, 'must be a port number from 1 to 65535, for example 3000')
    .default(3000),
  HOST: z.string().default('127.0.0.1'),
  BASE_URL: address(['http:', 'https:'], 'give the address visitors use, for example https://www.myshop.nl')
    .refine((value) => new URL(value).href === `${new URL(value).origin}/`, {
      error: 'must end after the host name: no path, query or password, for example https://www.myshop.nl',
    })
    .transform((value) => new URL(value).origin)
    .optional(),
  DATA_DIR: z.string().default('./data'),
  DATABASE_URL: address(
    ['postgres:', 'postgresql:'],
    'give postgres://user:password@host:5432/database, or leave it out for the built-in PostgreSQL',
  ).optional(),
  SMTP_URL: address(
    ['smtp:', 'smtps:'],
    'give smtp://user:password@host:587 or smtps://user:password@host:465, or leave it out to keep mails in the outbox',
  ).optional(),
  MAIL_FROM: z
    .string()
    .regex(mailbox, 'must be an address as in: Polder & Pedaal <info@myshop.nl>')
    .optional(),
  MOLLIE_API_KEY: z
    .string()
    .regex(/^(test|live)_\w+$/, 'must begin with test_ or live_; copy it from Mollie: Developers, API keys')
    .optional(),
  MOLLIE_API_URL: address(
    ['http:', 'https:'],
    'give a web address, or leave it out for Mollie itself',
  ).optional(),
  S3_URL: address(
    ['http:', 'https:'],
    'give https://key:secret@host/bucket, or leave it out to keep pictures in DATA_DIR',
  ).optional(),
  SECRET: z
    .string()
    .min(32, 'must have at least 32 characters; make one with `openssl rand -base64 32`, or leave it out')
    .optional(),
  TRUST_PROXY: z
    .string()
    .transform((value) => value.split(',').map((item) => item.trim()))
    .refine((items) => items.every(isProxy), {
      error:
        'must be the addresses of the proxies before Zadel, separated by commas, for example loopback or 10.0.0.0/8',
    })
    .optional(),
  DEMO: yesOrNo.default('1'),
  HTML_CACHE: yesOrNo.default('1'),
  AVIF: yesOrNo.default('1'),
  DEVELOPMENT: yesOrNo.default('0'),
});

/** Everything Zadel is told from outside. Addresses are without a slash at their end, folders absolute. */
export type Config = {
  port: number;
  host: string;
  baseUrl: string;
  dataDir: string;
  /** Unset: the built-in PostgreSQL under dataDir. */
  databaseUrl: string | undefined;
  /** Unset: mails stay in the outbox. */
  smtpUrl: string | undefined;
  mailFrom: string | undefined;
  mollieApiKey: string | undefined;
  /** Unset: Mollie's own. */
  mollieApiUrl: string | undefined;
  s3Url: string | undefined;
  /** Signs sessions and links; at least 32 characters. */
  secret: string;
  /** Whose X-Forwarded-… to believe, ready for Fastify. */
  trustProxy: string[] | false;
  /** Whether an empty database is filled with the demo shop. */
  demo: boolean;
  /** Off only to measure what rendering a page costs. */
  htmlCache: boolean;
  /** Pictures are also made as AVIF, by jobs. */
  avif: boolean;
  /** Whether the gallery of modules is open to everyone. */
  development: boolean;
};

/** One or more settings are wrong; `problems` has a line for each, naming the variable and the remedy, never a secret. */
export class ConfigError extends SetupProblem {
  override name = 'ConfigError';
  readonly problems: string[];

  constructor(problems: string[]) {
    super(`Zadel cannot start with these settings:\n${problems.map((line) => `  ${line}`).join('\n')}`);
    this.problems = problems;
  }
}

/**
 * Reads the settings of `.env.example` from the environment, an empty one as unset. Call it once, at start.
 * Makes DATA_DIR, and in it the secret when SECRET is unset. Throws ConfigError with every bad setting at once.
 */
export function readConfig(environment: NodeJS.ProcessEnv): Config {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value?.trim()));
  const parsed = settings.safeParse(given);
  const problems = (parsed.error?.issues ?? []).map((issue) => `${issue.path.join('.')} ${issue.message}`);
  if (given.SMTP_URL && !given.MAIL_FROM) {
    problems.push(
      'MAIL_FROM is needed with SMTP_URL: give the sender, as in: Polder & Pedaal <info@myshop.nl>',
    );
  }
  if (!parsed.success || problems.length > 0) throw new ConfigError(problems);
  const values = parsed.data;
  const dataDir = resolve(projectRoot(), values.DATA_DIR);
  makeDataFolder(dataDir);
  return {
    port: values.PORT,
    host: values.HOST,
    baseUrl: values.BASE_URL ?? `http://localhost:${values.PORT}`,
    dataDir,
    databaseUrl: values.DATABASE_URL,
    smtpUrl: values.SMTP_URL,
    mailFrom: values.MAIL_FROM,
    mollieApiKey: values.MOLLIE_API_KEY,
    mollieApiUrl: values.MOLLIE_API_URL?.replace(/\/+$/, ''),
    s3Url: values.S3_URL,
    secret: values.SECRET ?? keptSecret(join(dataDir, 'secret')),
    trustProxy: values.TRUST_PROXY ?? false,
    demo: isYes(values.DEMO),
    htmlCache: isYes(values.HTML_CACHE),
    avif: isYes(values.AVIF),
    development: isYes(values.DEVELOPMENT),
  };
}

function makeDataFolder(folder: string): void {
  try {
    mkdirSync(folder, { recursive: true });
    accessSync(folder, constants.W_OK);
  } catch (error) {
    const code = (error as NodeJS.ErrnoException).code ?? '';
    throw new ConfigError([
      `DATA_DIR ${folder} cannot be written (${code}); make the folder or choose another`,
    ]);
  }
}
