import { localeOf } from '../../lib/language.ts';
import { dateOf, type LocalDate, type LocalDateTime, timeOf } from '../../lib/local-time.ts';
import { fill } from '../../lib/texts.ts';
import { decorate, fileOf, inks, margin, newPaper, type Paper, paperWidth } from './invoice-paper.ts';
import { amountTable, lineTable } from './invoice-tables.ts';
import { invoiceTexts } from './invoice-texts.ts';
import type { Invoice } from './invoices.types.ts';
import { printable } from './printable.ts';

type Structure = PDFKit.PDFStructureElement;
type Style = { font: 'display' | 'regular' | 'strong'; size: number; color?: string; type?: string };

/** The invoice, which is the guest's voucher too, as a PDF with Dutch VAT (BOOK-7). */
export async function invoicePdf(invoice: Invoice): Promise<{ fileName: string; content: Buffer }> {
  const { language, number, seller } = invoice;
  const text = invoiceTexts[language];
  const paper = newPaper(`${text.invoice} ${number}`, seller.name, language);
  const structure = paper.struct('Document');
  paper.addStructure(structure);
  head(paper, structure, invoice);
  facts(paper, structure, invoice);
  lineTable(paper, structure, invoice);
  amountTable(paper, structure, invoice);
  notes(paper, structure, invoice);
  structure.end();
  numberPages(paper, invoice);
  return { fileName: `${text.fileName}-${number}.pdf`, content: await fileOf(paper) };
}

function write(
  paper: Paper,
  structure: Structure,
  text: string,
  style: Style,
  place: { x?: number; y?: number; width?: number; align?: 'left' | 'right' } = {},
): void {
  const { x = margin, y = paper.y, width = paperWidth, align } = place;
  paper
    .font(style.font)
    .fontSize(style.size)
    .fillColor(style.color ?? inks.ink);
  paper.text(text, x, y, {
    ...{ width, align, lineGap: 2 },
    ...{ structParent: structure, structType: style.type ?? 'P' },
  });
}

function head(paper: Paper, structure: Structure, { seller, number, language }: Invoice): void {
  const text = invoiceTexts[language];
  const half = paperWidth / 2;
  write(paper, structure, seller.name, { font: 'display', size: 20, color: inks.brand }, { width: half });
  const left = paper.y;
  const details = [
    ...seller.address,
    `${seller.phone} · ${seller.email}`,
    fill(text.chamberOfCommerce, { number: seller.chamberOfCommerce }, language),
    fill(text.vatNumber, { number: seller.vatNumber }, language),
  ];
  const small = { font: 'regular', size: 9, color: inks.soft } as const;
  write(paper, structure, details.join('\n'), small, {
    ...{ x: margin + half, y: margin + 4, width: half, align: 'right' },
  });
  paper.y = Math.max(left, paper.y) + 26;
  decorate(paper, () =>
    paper
      .rect(margin, paper.y, 44, 4)
      .fill(inks.accent)
      .rect(margin + 44, paper.y, paperWidth - 44, 4)
      .fill(inks.brand),
  );
  paper.y += 30;
  write(paper, structure, `${text.invoice} ${number}`, { font: 'display', size: 28, type: 'H1' });
  paper.y += 14;
}

const longDate = (date: LocalDate, { language }: Invoice) =>
  new Date(`${date}T12:00:00Z`).toLocaleDateString(localeOf[language], {
    ...({ day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' } as const),
  });

const moment = (at: LocalDateTime, invoice: Invoice) => `${longDate(dateOf(at), invoice)}, ${timeOf(at)}`;

/** Label above value, in two columns. */
function facts(paper: Paper, structure: Structure, invoice: Invoice): void {
  const { booking, guest, number, issuedOn, language } = invoice;
  const text = invoiceTexts[language];
  const period = { from: moment(booking.startsAt, invoice), until: moment(booking.endsAt, invoice) };
  const rows: [label: string, value: string][][] = [
    [
      [text.number, number],
      [text.guest, `${printable(guest.name)}\n${printable(guest.email)}`],
    ],
    [
      [text.date, longDate(issuedOn, invoice)],
      [
        booking.kind === 'tour' ? text.tour : text.rental,
        booking.kind === 'tour' ? period.from : fill(text.period, period, language),
      ],
    ],
    [[text.booking, booking.number]],
  ];
  for (const row of rows) {
    const top = paper.y;
    let bottom = top;
    for (const [column, [label, value]] of row.entries()) {
      const place = { x: margin + column * 170, width: column === 0 ? 160 : paperWidth - 170 };
      write(paper, structure, label, { font: 'regular', size: 9, color: inks.soft }, { ...place, y: top });
      write(paper, structure, value, { font: 'strong', size: 11 }, place);
      bottom = Math.max(bottom, paper.y);
    }
    paper.y = bottom + 9;
  }
  paper.y += 10;
}

function notes(paper: Paper, structure: Structure, invoice: Invoice): void {
  const { language, replaces, totalCents, paidCents } = invoice;
  const text = invoiceTexts[language];
  const settled = paidCents >= totalCents;
  const sentences = [
    replaces && fill(text.replaces, { number: replaces }, language),
    settled && text.settled,
    text.voucher,
    text.deposit,
  ].filter((sentence) => typeof sentence === 'string');
  paper.y += 26;
  for (const sentence of sentences) {
    write(paper, structure, sentence, { font: 'regular', size: 10, color: inks.soft });
    paper.y += 3;
  }
}

/** Only where there are several. */
function numberPages(paper: Paper, { language }: Invoice): void {
  const { count } = paper.bufferedPageRange();
  if (count === 1) return;
  for (let page = 0; page < count; page += 1) {
    paper.switchToPage(page);
    const numbered = fill(invoiceTexts[language].page, { page: page + 1, pages: count }, language);
    // Below the margin, which for this line alone would begin another page.
    paper.page.margins.bottom = 0;
    decorate(paper, () =>
      paper
        .font('regular')
        .fontSize(9)
        .fillColor(inks.soft)
        .text(numbered, margin, paper.page.height - 40, { width: paperWidth, align: 'right' }),
    );
    paper.page.margins.bottom = margin;
  }
}
