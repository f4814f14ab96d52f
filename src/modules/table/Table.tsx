import { type ReactNode, useId } from 'react';
import { keyed } from '../../components/keyed.ts';
import { type ModuleProps, rootWith } from '../define-module.ts';
import type { tableFields } from './table.definition.ts';
import styles from './table.module.css';
import { figureColumns, tableCells } from './table-cells.ts';

type Props = ModuleProps<typeof tableFields>;

/**
 * A table with caption and headers. On a phone each row becomes a block that names its columns, one below the
 * other or beside each other, or the table scrolls sideways. Two columns fit a phone as they are.
 */
export const Table = (props: Props) => {
  const { root, caption, cells, headerRow, headerColumn, look, onPhone, note } = props;
  const captionId = `caption-${useId()}`;
  const rows = tableCells(cells);
  const form = onPhone !== 'scroll' && rows[0]?.length === 2 ? undefined : styles[onPhone];
  const [head, body] = headerRow ? [rows[0] ?? [], rows.slice(1)] : [[], rows];
  const figures = figureColumns(body);
  const label = caption
    ? { 'aria-labelledby': captionId }
    : { 'aria-label': head.filter(Boolean).join(', ') };
  const table = (
    <table className={styles.table}>
      {caption && (
        <caption id={captionId} className={styles.caption}>
          {caption}
        </caption>
      )}
      {head.length > 0 && <Head cells={head} figures={figures} />}
      <Body rows={body} head={head} figures={figures} headerColumn={headerColumn} />
    </table>
  );
  return (
    <div {...rootWith(root, styles.module, styles[look], form, headerColumn && styles.named)}>
      {onPhone === 'scroll' ? (
        <Scroller label={label}>{table}</Scroller>
      ) : (
        <div className={styles.sheet}>{table}</div>
      )}
      {note && <p className={styles.note}>{note}</p>}
    </div>
  );
};

/** What scrolls must be reachable by keyboard and say what it is. */
const Scroller = ({ label, children }: { label: object; children: ReactNode }) => (
  // biome-ignore lint/a11y/noNoninteractiveTabindex: arrow keys scroll it
  <section className={styles.sheet} tabIndex={0} {...label}>
    {children}
  </section>
);

interface HeadProps {
  cells: readonly string[];
  figures: readonly boolean[];
}

const figureClass = (figure: boolean | undefined) => (figure ? styles.figure : undefined);

const Head = ({ cells, figures }: HeadProps) => (
  <thead>
    <tr>
      {keyed(cells, asIs).map(({ key, item: cell }, column) =>
        cell ? (
          <th key={key} scope="col" className={figureClass(figures[column])}>
            {cell}
          </th>
        ) : (
          <td key={key} />
        ),
      )}
    </tr>
  </thead>
);

interface BodyProps {
  rows: readonly (readonly string[])[];
  head: readonly string[];
  figures: readonly boolean[];
  headerColumn: boolean;
}

const Body = ({ rows, head, figures, headerColumn }: BodyProps) => (
  <tbody>
    {keyed(rows, firstCell).map(({ key: rowKey, item: row }) => (
      <tr key={rowKey}>
        {keyed(row, asIs).map(({ key, item: cell }, column) =>
          column === 0 && headerColumn ? (
            <th key={key} scope="row">
              {cell}
            </th>
          ) : (
            <td key={key} className={figureClass(figures[column])} data-label={head[column] || undefined}>
              {cell}
            </td>
          ),
        )}
      </tr>
    ))}
  </tbody>
);

const asIs = (cell: string) => cell;
const firstCell = (row: readonly string[]) => row[0] ?? '';
