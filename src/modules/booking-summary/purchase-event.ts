/** The purchase event of the tracking contract (CONF-2). */
export interface PurchaseEvent {
  event: 'purchase';
  ecommerce: {
    transaction_id: string;
    /** In whole currency units, e.g. 39.5. */
    value: number;
    currency: string;
    items: { item_id: 'booking'; item_name: 'Bike Booking'; price: number; quantity: 1 }[];
  };
}

/** What the server knows of a signed booking, written into the page; `null` when it is not (yet) a purchase. */
export interface KnownPurchase {
  transactionId: string;
  value: number;
  currency: string;
}

const purchaseEvent = ({ transactionId, value, currency }: KnownPurchase): PurchaseEvent => ({
  event: 'purchase',
  ecommerce: {
    transaction_id: transactionId,
    value,
    currency,
    items: [{ item_id: 'booking', item_name: 'Bike Booking', price: value, quantity: 1 }],
  },
});

/** Whether a path is the confirmation page's; slashes at its end do not count (CONF-1). */
export const isConfirmationPath = (path: string): boolean =>
  path.replace(/\/+$/, '').endsWith('/booking-confirmation');

/**
 * The event a confirmation page reports: the server's figures when the page carries them (`null`: the server
 * says there is nothing to report), otherwise those of the address. `undefined` when the amount is no number or
 * no transaction is named (CONF-3, CONF-4).
 */
export function purchaseOf(
  search: string,
  known: KnownPurchase | null | undefined,
): PurchaseEvent | undefined {
  if (known !== undefined) return known === null ? undefined : purchaseEvent(known);
  const query = new URLSearchParams(search);
  const amount = query.get('amount')?.trim() ?? '';
  const value = amount === '' ? Number.NaN : Number(amount);
  const entryId = query.get('entry_id');
  const transactionId = query.get('txid') || (entryId ? `GF-${entryId}` : '');
  if (!Number.isFinite(value) || transactionId === '') return undefined;
  return purchaseEvent({ transactionId, value, currency: query.get('currency') || 'EUR' });
}
