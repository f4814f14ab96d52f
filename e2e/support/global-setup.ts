import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startMailbox } from './mailbox.ts';
import { startProgram } from './program.ts';

/** One program with the demo shop, and the mail server it sends through, for all tests of a run. */
export default async function globalSetup() {
  const mailFolder = mkdtempSync(join(tmpdir(), 'zadel-mail-'));
  const mailbox = await startMailbox(mailFolder);
  const program = await startProgram({
    SMTP_URL: mailbox.url,
    MAIL_FROM: 'Polder & Pedaal <hallo@polderenpedaal.example>',
    // Tests of modules open the documents of the gallery.
    DEVELOPMENT: '1',
    // Made by the hundred, they would take the processor from the tests.
    AVIF: '0',
  });
  process.env.E2E_BASE_URL = program.baseUrl;
  process.env.E2E_DATABASE_URL = program.databaseUrl;
  process.env.E2E_MAIL_FOLDER = mailFolder;
  return async () => {
    await program.stop();
    await mailbox.stop();
    rmSync(mailFolder, { recursive: true, force: true });
  };
}
