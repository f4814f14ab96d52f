import { colours, fonts } from './mail-colours.ts';
import type { MailBlock, ShownLine, ShownTotal } from './mail-content.ts';

export function MailBlocks({ blocks }: { blocks: MailBlock[] }) {
  return blocks.map((block) => <Block key={JSON.stringify(block)} block={block} />);
}

function Block({ block }: { block: MailBlock }) {
  switch (block.kind) {
    case 'text':
      return <p style={{ margin: '0 0 16px' }}>{block.text}</p>;
    case 'facts':
      return <Facts {...block} />;
    case 'lines':
      return <Lines {...block} />;
    case 'list':
      return (
        <>
          <h2 style={headingStyle}>{block.title}</h2>
          <ul style={{ margin: '0 0 20px', paddingLeft: 20 }}>
            {block.items.map((item) => (
              <li key={item}>{item}</li>
            ))}
          </ul>
        </>
      );
    case 'link':
      return <Link {...block} />;
  }
}

function Facts({ title, facts }: Extract<MailBlock, { kind: 'facts' }>) {
  return (
    <>
      <h2 style={headingStyle}>{title}</h2>
      <table width="100%" cellPadding={0} cellSpacing={0} style={tableStyle}>
        <tbody>
          {facts.map(({ label, value }) => (
            <tr key={label}>
              <th scope="row" style={{ ...cellStyle, width: '34%', ...softStyle }}>
                {label}
              </th>
              <td style={{ ...cellStyle, fontWeight: 600 }}>{value}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}

function Lines({ title, lines, totals }: Extract<MailBlock, { kind: 'lines' }>) {
  return (
    <>
      <h2 style={headingStyle}>{title}</h2>
      <table width="100%" cellPadding={0} cellSpacing={0} style={tableStyle}>
        <tbody>
          {lines.map((line) => (
            <Line key={`${line.title} ${line.detail}`} {...line} />
          ))}
          {totals.map((total) => (
            <Total key={total.label} {...total} />
          ))}
        </tbody>
      </table>
    </>
  );
}

function Line({ title, detail, amount }: ShownLine) {
  return (
    <tr>
      <th scope="row" style={{ ...cellStyle, fontWeight: 400 }}>
        {title}
        {detail && <span style={{ ...softStyle, display: 'block', fontSize: 14 }}>{detail}</span>}
      </th>
      <td style={amountStyle}>{amount}</td>
    </tr>
  );
}

const totalStyles = {
  total: { fontFamily: fonts.display, fontSize: 20, fontWeight: 700, borderBottom: 'none' },
  usual: { fontWeight: 600 },
  small: { fontSize: 14, fontWeight: 400, color: colours.inkSoft, paddingTop: 0 },
} as const;

function Total({ label, amount, weight }: ShownTotal) {
  const style = totalStyles[weight];
  return (
    <tr>
      <th scope="row" style={{ ...cellStyle, ...style }}>
        {label}
      </th>
      <td style={{ ...amountStyle, ...style }}>{amount}</td>
    </tr>
  );
}

function Link({ label, href, main }: Extract<MailBlock, { kind: 'link' }>) {
  if (!main)
    return (
      <p style={{ margin: '0 0 20px' }}>
        <a href={href} style={{ color: colours.water }}>
          {label}
        </a>
      </p>
    );
  return (
    <table role="presentation" cellPadding={0} cellSpacing={0} style={{ margin: '8px 0 28px' }}>
      <tbody>
        <tr>
          <td style={{ backgroundColor: colours.accent, borderRadius: 999 }}>
            <a href={href} style={buttonStyle}>
              {label}
            </a>
          </td>
        </tr>
      </tbody>
    </table>
  );
}

const softStyle = { color: colours.inkSoft, fontWeight: 400 } as const;
const tableStyle = { margin: '0 0 24px', borderCollapse: 'collapse' } as const;
const cellStyle = {
  padding: '9px 12px 9px 0',
  textAlign: 'left',
  verticalAlign: 'top',
  borderBottom: `1px solid ${colours.line}`,
} as const;
const amountStyle = { ...cellStyle, padding: '9px 0', textAlign: 'right', whiteSpace: 'nowrap' } as const;
const headingStyle = {
  margin: '24px 0 6px',
  fontFamily: fonts.display,
  fontSize: 20,
  lineHeight: '26px',
  fontWeight: 700,
} as const;
const buttonStyle = {
  display: 'inline-block',
  padding: '13px 26px',
  fontSize: 16,
  fontWeight: 600,
  color: colours.accentInk,
  textDecoration: 'none',
} as const;
