import type { LocalDateTime } from '../../lib/local-time.ts';
import type { Cents } from '../../lib/money.ts';

/** A line of a price as it is shown. */
export interface PriceLine {
  title: string;
  totalCents: Cents;
  parts: readonly { text: string; cents: Cents }[];
}

/** The changed booking as it would be, before the guest says yes. */
export interface ChangePreview {
  startsAt: LocalDateTime;
  endsAt: LocalDateTime;
  lines: readonly PriceLine[];
  wasCents: Cents;
  totalCents: Cents;
  /** What goes back to the guest's account. */
  backCents: Cents;
  /** What is left to pay at the shop. */
  dueCents: Cents;
  /** The server's signature of this price (BOOK-5). */
  quoteToken: string;
}

/** What the change form shows of what was sent: values and errors by input name. */
export interface ChangeState {
  values: Readonly<Record<string, string>>;
  errors: Readonly<Record<string, string>>;
  notice: string;
  preview: ChangePreview | null;
  /** What is free instead; `value` is sent as the input `instead`. */
  alternatives: readonly { label: string; value: string }[];
}

/** The change form of a booking: times for a rental, departures for a tour. */
export interface ChangeForm extends ChangeState {
  kind: 'rental' | 'tour';
  /** Whether the guest has begun to use it, so that it stands open. */
  open: boolean;
  firstDate: string;
  times: readonly string[];
  departures: readonly { id: string; label: string }[];
}
