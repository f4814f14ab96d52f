export { enqueueMail } from './enqueue-mail.ts';
export type { BookingMail, MailEvent, MailLine, MailShop, NewMail } from './mail.types.ts';
export { startMailDelivery } from './mail-delivery.ts';
