import type { Cents } from '../../lib/money.ts';
import type { ChangeForm, PriceLine } from './booking-change.types.ts';
import type { KnownPurchase } from './purchase-event.ts';

/** How a booking stands, as its guest reads it. */
export type SummaryState = 'confirmed' | 'waiting' | 'unpaid' | 'expired' | 'cancelled';

export interface BookingSummaryView {
  state: SummaryState;
  number: string;
  guestName: string;
  guestEmail: string;
  startsAt: string;
  endsAt: string;
  kind: 'rental' | 'tour';
  lines: readonly PriceLine[];
  totalCents: Cents;
  vat: readonly { percent: number; cents: Cents }[];
  depositCents: Cents;
  paidCents: Cents;
  refundCents: Cents;
  payAtShop: boolean;
  invoicePath: string | null;
  cancellation: { refundCents: Cents; refundPercent: number; until: string | null } | null;
}

export interface BookingSummaryData {
  /** Null when the address carries no booking, or one whose signature is wrong. */
  view: BookingSummaryView | null;
  /** Why nothing can be shown, or why what was asked could not be done. */
  message: string;
  /** For the purchase event: the server's figures, `null` when there is nothing to report, absent when unknown. */
  purchase?: KnownPurchase | null;
  /** Hidden in the forms: which booking they are about. */
  token: string;
  /** The form that moves it; null when that cannot be done (any more). */
  change: ChangeForm | null;
  /** Whether the guest comes from having changed it. */
  changed: boolean;
  bookingPath: string;
  managePath: string;
}
