import type { ReactNode } from 'react';
import type { Language } from '../../lib/language.ts';
import { fill } from '../../lib/texts.ts';
import { MailBlocks } from './MailBlocks.tsx';
import type { MailShop } from './mail.types.ts';
import { colours, fonts } from './mail-colours.ts';
import type { MailContent } from './mail-content.ts';
import { commonTexts } from './mail-words.ts';

interface MailHtmlProps {
  content: MailContent;
  shop: MailShop;
  language: Language;
}

/** A mail as HTML that every mail program draws: tables, inline styles, 600 px at most, no pictures to load. */
export function MailHtml({ content, shop, language }: MailHtmlProps) {
  return (
    <html lang={language}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light" />
        <title>{content.subject}</title>
      </head>
      <body style={{ margin: 0, padding: 0, backgroundColor: colours.paper }}>
        <div style={{ display: 'none', maxHeight: 0, overflow: 'hidden' }}>{content.preview}</div>
        <Table background={colours.paper}>
          <tr>
            <td align="center" style={{ padding: '24px 12px 40px' }}>
              <Table maxWidth={600}>
                <Header shop={shop} />
                <tr>
                  <td style={{ padding: '32px 28px 12px', backgroundColor: colours.raised, ...textStyle }}>
                    <h1 style={titleStyle}>{content.title}</h1>
                    <p style={{ margin: '0 0 16px' }}>{content.greeting}</p>
                    <MailBlocks blocks={content.blocks} />
                  </td>
                </tr>
                <Footer shop={shop} language={language} />
              </Table>
            </td>
          </tr>
        </Table>
      </body>
    </html>
  );
}

function Header({ shop }: { shop: MailShop }) {
  return (
    <tr>
      <td
        style={{
          padding: '22px 28px',
          backgroundColor: colours.brand,
          borderRadius: '12px 12px 0 0',
          borderBottom: `6px solid ${colours.sun}`,
        }}
      >
        <a
          href={shop.url}
          style={{
            fontFamily: fonts.display,
            fontSize: 22,
            fontWeight: 700,
            letterSpacing: '-0.3px',
            color: colours.brandInk,
            textDecoration: 'none',
          }}
        >
          {shop.name}
        </a>
      </td>
    </tr>
  );
}

function Footer({ shop, language }: { shop: MailShop; language: Language }) {
  const common = commonTexts[language];
  return (
    <tr>
      <td
        style={{
          ...textStyle,
          padding: '24px 28px',
          fontSize: 14,
          color: colours.brandInk,
          backgroundColor: colours.brand,
          borderRadius: '0 0 12px 12px',
        }}
      >
        <p style={{ margin: '0 0 12px' }}>{fill(common.footer, { phone: shop.phone }, language)}</p>
        <p style={{ margin: '0 0 12px' }}>
          {[shop.name, ...shop.address].map((line) => (
            <span key={line}>
              {line}
              <br />
            </span>
          ))}
        </p>
        <p style={{ margin: 0 }}>
          <strong>{common.hours}</strong>
          {shop.openingHours.map(({ days, hours }) => (
            <span key={days}>
              <br />
              {`${days} ${hours}`}
            </span>
          ))}
        </p>
      </td>
    </tr>
  );
}

function Table(props: { background?: string; maxWidth?: number; children: ReactNode }) {
  return (
    <table
      role="presentation"
      width="100%"
      cellPadding={0}
      cellSpacing={0}
      style={{ borderCollapse: 'separate', backgroundColor: props.background, maxWidth: props.maxWidth }}
    >
      <tbody>{props.children}</tbody>
    </table>
  );
}

const textStyle = { fontFamily: fonts.text, fontSize: 16, lineHeight: '25px', color: colours.ink } as const;
const titleStyle = {
  margin: '0 0 16px',
  fontFamily: fonts.display,
  fontSize: 30,
  lineHeight: '34px',
  fontWeight: 700,
  letterSpacing: '-0.5px',
} as const;
