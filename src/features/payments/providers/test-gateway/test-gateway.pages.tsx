import formbody from '@fastify/formbody';
import type { FastifyPluginAsync, FastifyReply } from 'fastify';
import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { z } from 'zod';
import { defaultLanguage } from '../../../../lib/language.ts';
import { fontCss } from '../../../../site/fonts/fonts.ts';
import tokens from '../../../../site/tokens.css?raw';
import { TestPaymentDone, TestPaymentPage, TestPaymentUnknown } from './TestPaymentPage.tsx';
import { choiceOf } from './test-gateway.choices.ts';
import css from './test-gateway.css?raw';
import { paymentIdPattern, type TestGateway } from './test-gateway.ts';

const params = z.object({ id: z.string().regex(paymentIdPattern) });
const body = z.strictObject({ choice: z.string().max(20) });

/** No script at all, and forms only to this site. */
const contentSecurityPolicy =
  "default-src 'none'; style-src 'self'; font-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'";

/** The pages under /pay/test: the form that a guest sees, and what its buttons do. */
export function testGatewayPages(gateway: TestGateway, shopName: string): FastifyPluginAsync {
  return async (app) => {
    if (!app.hasContentTypeParser('application/x-www-form-urlencoded')) await app.register(formbody);

    app.get('/pay/test/style.css', (_request, reply) =>
      reply
        .type('text/css; charset=utf-8')
        .header('cache-control', 'max-age=3600')
        .send(fontCss + tokens + css),
    );

    app.get('/pay/test/:id', async (request, reply) => {
      const payment = await gateway.find(params.safeParse(request.params).data?.id);
      if (!payment) return page(reply.code(404), <TestPaymentUnknown language={defaultLanguage} />);
      if (payment.state === 'open')
        return page(reply, <TestPaymentPage payment={payment} shopName={shopName} />);
      const returnPath = pathOf(payment.returnUrl);
      return page(reply, <TestPaymentDone payment={payment} shopName={shopName} returnPath={returnPath} />);
    });

    app.post('/pay/test/:id', async (request, reply) => {
      const payment = await gateway.find(params.safeParse(request.params).data?.id);
      if (!payment) return page(reply.code(404), <TestPaymentUnknown language={defaultLanguage} />);
      const choice = choiceOf(body.safeParse(request.body).data?.choice);
      if (!choice) return page(reply.code(400), <TestPaymentPage payment={payment} shopName={shopName} />);
      const decided = await gateway.decide(payment.id, choice.state, choice.messages);
      const stays = choice.staysAway || !decided;
      return reply.redirect(stays ? `/pay/test/${payment.id}` : pathOf(payment.returnUrl), 303);
    });
  };
}

function page(reply: FastifyReply, element: ReactElement) {
  return reply
    .type('text/html; charset=utf-8')
    .header('cache-control', 'no-store')
    .header('content-security-policy', contentSecurityPolicy)
    .header('referrer-policy', 'same-origin')
    .send(`<!DOCTYPE html>${renderToStaticMarkup(element)}`);
}

/** The gateway lives on the shop's own site: a path keeps the guest on the host name they came by. */
function pathOf(url: string): string {
  const { pathname, search } = new URL(url);
  return pathname + search;
}
