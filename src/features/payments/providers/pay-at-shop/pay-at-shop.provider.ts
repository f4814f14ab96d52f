import type { ProviderDefinition, RunningProvider } from '../../provider-definition.ts';

/**
 * Nothing is collected: the order is confirmed at once and its amount is due at the counter. There is no other
 * side that could remember anything, so the payment id says it all.
 */
const payAtShop: RunningProvider = {
  id: 'pay-at-shop',
  collects: false,
  paymentId: /^counter_[0-9a-f-]{36}_\d{1,9}$/,
  methods: [
    { id: 'counter', title: { nl: 'Betalen in de winkel', en: 'Pay at the shop', de: 'Im Laden bezahlen' } },
  ],
  async create({ reference, amountCents, currency }) {
    return {
      id: `counter_${reference}_${amountCents}`,
      reference,
      state: 'authorized',
      amountCents,
      currency,
    };
  },
  async fetch(id) {
    const [, reference, amount] = id.split('_');
    return { id, reference, state: 'authorized', amountCents: Number(amount), currency: 'EUR' };
  },
  async refund() {
    throw new Error('nothing was collected at the shop');
  },
  async cancel() {},
};

export const payAtShopProvider: ProviderDefinition = { id: payAtShop.id, configure: () => payAtShop };
