import { createTransport } from 'nodemailer';
import type { StoredMail } from './mail.store.ts';
import type { MailShop } from './mail.types.ts';
import type { RenderedMail } from './render-mail.tsx';

/** A PDF that goes with a mail. */
export interface MailAttachment {
  fileName: string;
  content: Buffer;
}

/** Hands one mail to the mail server; throws when it does not take it. */
export interface MailSender {
  send(
    mail: StoredMail,
    rendered: RenderedMail,
    shop: MailShop,
    attachments: readonly MailAttachment[],
  ): Promise<void>;
  close(): void;
}

const patienceMs = 20_000;

/**
 * Sends by SMTP. The Message-ID comes from the mail's own id, so that a mail sent twice, which an outbox cannot
 * exclude, is recognised as one. Addresses and headers are built by the library alone.
 */
export function smtpSender({ smtpUrl, from }: { smtpUrl: string; from?: string }): MailSender {
  const transport = createTransport({
    url: smtpUrl,
    connectionTimeout: patienceMs,
    greetingTimeout: patienceMs,
    socketTimeout: patienceMs,
  });
  return {
    async send({ id, recipient }, { subject, html, text, calendar }, shop, attachments) {
      await transport.sendMail({
        messageId: `<${id}@${new URL(shop.url).hostname}>`,
        from: from ?? { name: shop.name, address: shop.email },
        replyTo: { name: shop.name, address: shop.email },
        to: { name: '', address: recipient },
        subject,
        html,
        text,
        headers: { 'Auto-Submitted': 'auto-generated' },
        attachments: [
          ...attachments.map(({ fileName: filename, content }) => ({
            filename,
            content,
            contentType: 'application/pdf',
          })),
          ...(calendar ? [calendarAttachment(calendar)] : []),
        ],
      });
    },
    close: () => transport.close(),
  };
}

const calendarAttachment = ({ content, method }: NonNullable<RenderedMail['calendar']>) => ({
  filename: 'zadel.ics',
  content,
  contentType: `text/calendar; charset=utf-8; method=${method}`,
});
