import type { FastifyPluginAsync } from 'fastify';
import { invoicePdf } from './invoice-pdf.ts';
import type { Invoice } from './invoices.types.ts';

export type InvoiceRoutesOptions = {
  /** The invoice that a guest's signed link gives a right to; undefined when the link is wrong or there is none. */
  invoiceOf(token: string): Promise<Invoice | undefined>;
};

/** Where the invoice of a booking is, by the token of its guest's link. */
export const invoicePath = (token: string): string => `/bookings/invoice/${encodeURIComponent(token)}.pdf`;

/** The invoice for its guest to download (BOOK-7, BOOK-8): kept by no cache and found by no search engine. */
export const invoiceRoutes: FastifyPluginAsync<InvoiceRoutesOptions> = async (app, { invoiceOf }) => {
  const limit = { config: { rateLimit: { max: 30, timeWindow: '1 minute' } } };
  app.get<{ Params: { token: string } }>('/bookings/invoice/:token.pdf', limit, async (request, reply) => {
    reply.headers({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex' });
    const invoice = await invoiceOf(request.params.token);
    if (!invoice) return reply.code(404).type('text/plain; charset=utf-8').send('404');
    const { fileName, content } = await invoicePdf(invoice);
    reply.header('content-disposition', `attachment; filename="${fileName}"`);
    return reply.type('application/pdf').send(content);
  });
};
