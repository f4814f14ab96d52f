import { renderToStaticMarkup } from 'react-dom/server';
import { calendarFile } from './calendar-file.ts';
import { composeMail } from './compose-mail.ts';
import { MailHtml } from './MailHtml.tsx';
import type { MailShop, NewMail } from './mail.types.ts';
import { mailText } from './mail-text.ts';

export interface RenderedMail {
  subject: string;
  html: string;
  text: string;
  /** The .ics file and its method. */
  calendar?: { method: 'PUBLISH' | 'CANCEL'; content: string };
}

/** A mail as it is sent and as staff read it; `stamp` is when it was written. */
export function renderMail(mail: NewMail, shop: MailShop, stamp: Date): RenderedMail {
  const { content, calendar } = composeMail(mail, shop);
  const html = <MailHtml content={content} shop={shop} language={mail.language} />;
  return {
    subject: content.subject,
    html: `<!DOCTYPE html>${renderToStaticMarkup(html)}`,
    text: mailText(content, shop, mail.language),
    calendar: calendar && { method: calendar.method, content: calendarFile(calendar, shop, stamp) },
  };
}
