import formbody from '@fastify/formbody';
import type { FastifyPluginAsync } from 'fastify';
import { z } from 'zod';
import { leavingPage } from './leaving-page.tsx';
import type { PaymentReception } from './payment-reception.ts';

const webhook = z.object({
  params: z.object({ provider: z.string().max(40) }),
  body: z.object({ id: z.string().max(80) }),
});
const ofAttempt = z.object({ attempt: z.uuid() });

/**
 * The addresses the outside uses: webhooks, the ways to and from a provider, and the providers' own pages.
 * Register once, without a prefix.
 */
export const paymentRoutes: FastifyPluginAsync<{ reception: PaymentReception }> = async (
  app,
  { reception },
) => {
  if (!app.hasContentTypeParser('application/x-www-form-urlencoded')) await app.register(formbody);

  /**
   * Takes only the id from the body and asks the provider itself. 200 also for what is not ours, so that an id
   * cannot be probed; 503 where the provider should call again.
   */
  const fromProviders = { bodyLimit: 4096, config: { calledByOtherServers: true } };
  app.post('/webhooks/:provider', fromProviders, async (request, reply) => {
    const message = webhook.safeParse(request);
    if (!message.success) return reply.code(200).send();
    try {
      await reception.notified(message.data.params.provider, message.data.body.id);
      return reply.code(200).send();
    } catch (error) {
      request.log.warn({ err: error }, 'a webhook could not be handled yet');
      return reply.code(503).send();
    }
  });

  app.get('/payments/:attempt/checkout', async (request, reply) => {
    const target = ofAttempt.safeParse(request.params);
    const checkout = target.success && (await reception.checkout(target.data.attempt));
    if (!checkout) return reply.callNotFound();
    return reply
      .type('text/html; charset=utf-8')
      .header('cache-control', 'no-store')
      .send(leavingPage(checkout));
  });

  app.get('/payments/:attempt/return', async (request, reply) => {
    const target = ofAttempt.safeParse(request.params);
    const address = target.success && (await reception.returned(target.data.attempt));
    if (!address) return reply.callNotFound();
    return reply.header('cache-control', 'no-store').redirect(address, 303);
  });

  for (const { pages } of reception.providers.values()) if (pages) await app.register(pages);
};
