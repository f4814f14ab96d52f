import { extractText, getDocumentProxy } from 'unpdf';
import { expect, test } from 'vitest';
import { languages } from '../../lib/language.ts';
import { invoicePdf } from './invoice-pdf.ts';
import type { Invoice } from './invoices.types.ts';
import { exampleInvoice } from './testing/example-invoice.ts';

async function read(invoice: Invoice) {
  const { fileName, content } = await invoicePdf(invoice);
  const document = await getDocumentProxy(new Uint8Array(content));
  const { text, totalPages } = await extractText(document, { mergePages: true });
  return { fileName, content, document, totalPages, text: text.replace(/\s+/g, ' ') };
}

test('BOOK-7 the invoice says who sells, who buys, what, and the VAT of each rate', async () => {
  const { text, fileName, totalPages } = await read(exampleInvoice);
  expect(fileName).toBe('factuur-2027-0042.pdf');
  expect(totalPages).toBe(1);
  for (const said of [
    'Polder & Pedaal',
    'Zadelmakerskade 12',
    'KvK 00001234',
    'Btw-nummer NL000001234B01',
    'Factuur 2027-0042',
    'Deze factuur vervangt factuur 2027-0041.',
    '1 mei 2027',
    '3 juni 2027, 10:00 tot 4 juni 2027, 16:00',
    'Wałęsa Şahin-Núñez',
    '2 × Stadsfiets, M (53 cm) 21% € 44,00',
    'Btw 9% € 6,42 € 0,58 € 7,00',
    'Btw 21% € 36,36 € 7,64 € 44,00',
    'Totaal € 51,00',
    'Betaald € 31,00',
    'Nog te betalen in de winkel € 20,00',
  ])
    expect(text).toContain(said);
  expect(text).not.toContain('helemaal betaald');
});

test.each(languages)(
  'in %s the whole invoice speaks one language and can be read aloud',
  async (language) => {
    const { document, content } = await read({
      ...exampleInvoice,
      language,
      paidCents: 5100,
      replaces: null,
    });
    const metadata = await document.getMetadata();
    expect(metadata.info).toMatchObject({ Language: language, Title: expect.stringContaining('2027-0042') });
    const page = await document.getPage(1);
    const roles = JSON.stringify(await page.getStructTree());
    for (const role of ['H1', 'Table', 'TH', 'TD']) expect(roles).toContain(`"role":"${role}"`);
    // Fonts are inside the file: every one described has its bytes beside it.
    const file = content.toString('latin1');
    expect(file.match(/\/FontFile2 /g)?.length).toBe(file.match(/\/Type \/FontDescriptor/g)?.length);
  },
);

test('a paid invoice says so, and a long one goes on over pages with its totals kept together', async () => {
  const lines = Array.from({ length: 60 }, (_, index) => ({
    title: `Fiets ${index + 1}`,
    vatPercent: 21,
    totalCents: 1000,
  }));
  const { text, totalPages } = await read({ ...exampleInvoice, lines, paidCents: 5100 });
  expect(totalPages).toBe(3);
  expect(text).toContain('Pagina 3 van 3');
  expect(text).toContain('Deze factuur is helemaal betaald.');
});

test('a name in letters that the fonts do not have is written as near as can be', async () => {
  const guest = { name: 'Nguyễn Ольга\u0007', email: 'n@example.org' };
  const { text } = await read({ ...exampleInvoice, guest });
  expect(text).toContain('Nguyen ?????');
});
