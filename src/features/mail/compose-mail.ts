import type { MailShop, NewMail } from './mail.types.ts';
import type { ComposedMail } from './mail-content.ts';
import { bookingCancelled } from './templates/booking-cancelled.ts';
import { bookingConfirmation } from './templates/booking-confirmation.ts';
import { bookingReminder } from './templates/booking-reminder.ts';
import { paymentLateRefunded } from './templates/payment-late-refunded.ts';
import { staffInvitation } from './templates/staff-invitation.ts';
import { staffPassword } from './templates/staff-password.ts';

/** Puts a mail into words. */
export function composeMail(mail: NewMail, shop: MailShop): ComposedMail {
  switch (mail.template) {
    case 'booking-confirmation':
      return bookingConfirmation(mail.data, shop, mail.language);
    case 'booking-cancelled':
      return bookingCancelled(mail.data, shop, mail.language);
    case 'booking-reminder':
      return bookingReminder(mail.data, shop, mail.language);
    case 'payment-late-refunded':
      return paymentLateRefunded(mail.data, shop, mail.language);
    case 'staff-invitation':
      return staffInvitation(mail.data, shop, mail.language);
    case 'staff-password':
      return staffPassword(mail.data, shop, mail.language);
  }
}
