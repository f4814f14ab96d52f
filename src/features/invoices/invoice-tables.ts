import { formatMoney } from '../../lib/money.ts';
import { inks, margin, type Paper, paperWidth } from './invoice-paper.ts';
import { invoiceTexts } from './invoice-texts.ts';
import type { Invoice } from './invoices.types.ts';

type Structure = PDFKit.PDFStructureElement;
/** The package's types are a version behind its tables: scope and structParent are missing there. */
type Cell = PDFKit.Mixins.CellOptions & { scope?: 'Row' | 'Column' };
type TableOptions = PDFKit.Mixins.TableOptionsWithData & { structParent: Structure };

const right = { x: 'right', y: 'top' } as const;
const percentText = (percent: number, { language }: Invoice) =>
  language === 'de' ? `${percent} %` : `${percent}%`;

/** Heads of columns: small and quiet, over a strong line. */
const heads = (...texts: string[]): Cell[] =>
  texts.map((text, column) => ({
    text,
    type: 'TH',
    scope: 'Column',
    font: { src: 'regular', size: 9 },
    textColor: inks.soft,
    border: { top: 0, right: 0, bottom: 1, left: 0 },
    borderColor: inks.ink,
    ...(column > 0 && { align: right }),
  }));

function table(paper: Paper, structure: Structure, widths: number[], rows: Cell[][]): void {
  paper.font('regular').fontSize(10.5);
  const options: TableOptions = {
    position: { x: margin, y: paper.y },
    maxWidth: paperWidth,
    structParent: structure,
    columnStyles: widths.map((width) => ({ width })),
    defaultStyle: {
      border: { top: 0, right: 0, bottom: 0.5, left: 0 },
      borderColor: inks.line,
      padding: { top: 6, right: 0, bottom: 6, left: 0 },
      textColor: inks.ink,
    },
    data: rows,
  };
  paper.table(options);
}

/** What was booked, each line with its rate and its amount. */
export function lineTable(paper: Paper, structure: Structure, invoice: Invoice): void {
  const text = invoiceTexts[invoice.language];
  table(
    paper,
    structure,
    [paperWidth - 170, 60, 110],
    [
      heads(text.description, text.vatRate, text.amount),
      ...invoice.lines.map(({ title, vatPercent, totalCents }): Cell[] => [
        { text: title },
        { text: percentText(vatPercent, invoice), align: right },
        { text: formatMoney(totalCents, invoice.language), align: right },
      ]),
    ],
  );
  paper.y += 22;
}

/** VAT by rate, then what it comes to, what was paid and what is left. */
export function amountTable(paper: Paper, structure: Structure, invoice: Invoice): void {
  const { language, vat, totalCents, paidCents } = invoice;
  const text = invoiceTexts[language];
  const money = (cents: number) => formatMoney(cents, language);
  const widths = [paperWidth - 340, 115, 115, 110];
  // A total is kept with the rates it is made of.
  if (paper.y + (vat.length + 4) * 28 > paper.page.height - margin) paper.addPage();
  const sum = (label: string, cents: number, strong = false): Cell[] => {
    const font = { src: strong ? 'display' : 'regular', size: strong ? 14 : 10.5 };
    return [
      { text: label, type: 'TH', scope: 'Row', colSpan: 3, font },
      { text: money(cents), align: right, font },
    ];
  };
  const dueCents = totalCents - paidCents;
  table(paper, structure, widths, [
    heads(text.vatRate, text.base, text.vat, text.amount),
    ...vat.map(({ percent, baseCents, vatCents }): Cell[] => [
      { text: `${text.vatRate} ${percentText(percent, invoice)}` },
      ...[baseCents, vatCents, baseCents + vatCents].map((cents) => ({ text: money(cents), align: right })),
    ]),
    sum(text.total, totalCents, true),
    sum(text.paid, paidCents),
    ...(dueCents > 0 ? [sum(text.due, dueCents)] : []),
  ]);
}
