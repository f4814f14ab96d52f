import PDFDocument from 'pdfkit';
import type { Language } from '../../lib/language.ts';
import { invoiceFonts } from './invoice-fonts.ts';

/** The shop's inks (docs/art-direction.md). */
export const inks = { ink: '#14271f', soft: '#4b5c52', line: '#ddd2b8', brand: '#1d4b39', accent: '#c63e14' };
/** Points; A4 is 595 × 842. */
export const margin = 56;
export const paperWidth = 595.28 - 2 * margin;

export type Paper = PDFKit.PDFDocument;

/** An empty A4 document: tagged for screen readers (PDF/UA), in a language, its fonts embedded. */
export function newPaper(title: string, author: string, language: Language): Paper {
  const paper = new PDFDocument({
    size: 'A4',
    margin,
    bufferPages: true,
    pdfVersion: '1.7',
    tagged: true,
    lang: language,
    displayTitle: true,
    // The package's types know the archive kinds only; without a name it would open a Helvetica it does not embed.
    subset: 'PDF/UA' as never,
    font: '',
    info: { Title: title, Author: author },
  });
  for (const [name, bytes] of Object.entries(invoiceFonts)) paper.registerFont(name, bytes);
  return paper;
}

/** Everything written so far as one file. */
export async function fileOf(paper: Paper): Promise<Buffer> {
  const chunks: Buffer[] = [];
  paper.end();
  for await (const chunk of paper) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}

/** Decoration that a screen reader passes over. */
export function decorate(paper: Paper, draw: () => void): void {
  paper.markContent('Artifact', { type: 'Layout' });
  draw();
  paper.endMarkedContent();
}
