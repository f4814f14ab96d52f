/** Every expected refusal of the payments feature; the code is stable, the text beside it is for logs and docs. */
export const paymentErrors = {
  'unknown-provider': 'No such payment provider or method is offered.',
  'order-not-payable': 'The order is unknown, expired or cancelled.',
  'already-paid': 'The order is paid already.',
  'key-reused': 'The idempotency key belongs to a payment of another order.',
  'provider-refused': 'The provider refused this payment; another method may work.',
  'provider-unavailable': 'The provider did not answer; the same request may be sent again.',
  'exceeds-paid': 'More than was paid and not yet given back.',
} as const;

export type PaymentError = keyof typeof paymentErrors;
