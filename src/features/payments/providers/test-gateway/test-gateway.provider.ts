import type { ProviderDefinition } from '../../provider-definition.ts';
import { testGatewayPages } from './test-gateway.pages.tsx';
import { createTestGateway, paymentIdPattern } from './test-gateway.ts';

export const testGatewayProvider: ProviderDefinition = {
  id: 'test-gateway',
  fallback: true,
  configure(context) {
    const gateway = createTestGateway(context);
    const { create, fetch, refund, cancel, startWork } = gateway;
    return {
      id: 'test-gateway',
      collects: true,
      paymentId: paymentIdPattern,
      methods: [
        {
          id: 'test',
          title: {
            nl: 'Testbetaling (er wordt niets afgeschreven)',
            en: 'Test payment (no money is taken)',
            de: 'Testzahlung (es wird nichts abgebucht)',
          },
        },
      ],
      create,
      fetch,
      refund,
      cancel,
      startWork,
      pages: testGatewayPages(gateway, context.shopName),
    };
  },
};
