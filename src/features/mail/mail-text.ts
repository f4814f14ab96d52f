import type { Language } from '../../lib/language.ts';
import { fill } from '../../lib/texts.ts';
import type { MailShop } from './mail.types.ts';
import type { MailBlock, MailContent } from './mail-content.ts';
import { commonTexts } from './mail-words.ts';

/** The plain text part: everything the HTML says, for those who read without it. */
export function mailText(content: MailContent, shop: MailShop, language: Language): string {
  const common = commonTexts[language];
  const parts = [
    content.title,
    content.greeting,
    ...content.blocks.map(blockText),
    fill(common.footer, { phone: shop.phone }, language),
    ['-- ', shop.name, ...shop.address, shop.url].join('\n'),
    [`${common.hours}:`, ...shop.openingHours.map(({ days, hours }) => `${days} ${hours}`)].join('\n'),
  ];
  return `${parts.join('\n\n')}\n`;
}

function blockText(block: MailBlock): string {
  switch (block.kind) {
    case 'text':
      return block.text;
    case 'facts':
      return [block.title, ...block.facts.map(({ label, value }) => `${label}: ${value}`)].join('\n');
    case 'lines': {
      const lines = block.lines.map(({ title, detail, amount }) =>
        detail ? `${title}, ${detail}: ${amount}` : `${title}: ${amount}`,
      );
      return [block.title, ...lines, ...block.totals.map(({ label, amount }) => `${label}: ${amount}`)].join(
        '\n',
      );
    }
    case 'list':
      return [block.title, ...block.items.map((item) => `- ${item}`)].join('\n');
    case 'link':
      return `${block.label}:\n${block.href}`;
  }
}
