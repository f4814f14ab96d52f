export { invoicePdf } from './invoice-pdf.ts';
export { findInvoice, latestInvoice } from './invoices.store.ts';
export type * from './invoices.types.ts';
export { issueInvoice } from './issue-invoice.ts';
