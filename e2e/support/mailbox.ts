import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import { freePort } from './program.ts';

/** A real SMTP server that keeps what it is sent as files, so that tests in other processes can read it. */
export async function startMailbox(folder: string): Promise<{ url: string; stop(): Promise<void> }> {
  mkdirSync(folder, { recursive: true });
  const port = await freePort();
  let count = 0;
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['AUTH', 'STARTTLS'],
    onData(stream, _session, callback) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk) => chunks.push(chunk));
      stream.on('end', () => {
        count += 1;
        writeFileSync(join(folder, `${String(count).padStart(4, '0')}.eml`), Buffer.concat(chunks));
        callback();
      });
    },
  });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  return {
    url: `smtp://127.0.0.1:${port}`,
    stop: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

/** Every mail that has come for an address, oldest first. */
export async function mailsTo(address: string): Promise<Email[]> {
  const folder = process.env.E2E_MAIL_FOLDER as string;
  const mails = await Promise.all(
    readdirSync(folder)
      .sort()
      .map((file) => PostalMime.parse(readFileSync(join(folder, file)))),
  );
  return mails.filter(({ to }) => to?.some((each) => each.address === address));
}

/** Waits for the first mail to an address whose subject fits; at most so many milliseconds. */
export async function mailTo(address: string, subject: RegExp, patience = 30_000): Promise<Email> {
  const deadline = Date.now() + patience;
  while (Date.now() < deadline) {
    const mail = (await mailsTo(address)).find((each) => subject.test(each.subject ?? ''));
    if (mail) return mail;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  throw new Error(`no mail to ${address} with the subject ${subject}`);
}
