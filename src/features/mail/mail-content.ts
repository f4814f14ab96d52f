import type { LocalDateTime } from '../../lib/local-time.ts';

/** What a mail says, before it becomes HTML and plain text: both show the same, because both come from this. */
export interface MailContent {
  subject: string;
  /** The line that mail programs show beside the subject. */
  preview: string;
  title: string;
  greeting: string;
  blocks: MailBlock[];
}

export type MailBlock =
  | { kind: 'text'; text: string }
  | { kind: 'facts'; title: string; facts: { label: string; value: string }[] }
  | { kind: 'lines'; title: string; lines: ShownLine[]; totals: ShownTotal[] }
  | { kind: 'list'; title: string; items: string[] }
  /** `main`: the one thing to do; a mail has at most one. */
  | { kind: 'link'; label: string; href: string; main: boolean };

export interface ShownLine {
  title: string;
  detail: string | null;
  amount: string;
}

export interface ShownTotal {
  label: string;
  amount: string;
  weight: 'total' | 'usual' | 'small';
}

/** The calendar file that goes with a mail. */
export interface MailCalendar {
  method: 'PUBLISH' | 'CANCEL';
  revision: number;
  entries: { id: string; title: string; startsAt: LocalDateTime; endsAt: LocalDateTime; place: string }[];
  description: string;
  url: string;
}

export interface ComposedMail {
  content: MailContent;
  calendar?: MailCalendar;
}
