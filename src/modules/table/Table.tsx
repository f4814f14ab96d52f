import { useId } from 'react';
import { keyed } from '../../components/keyed.ts';
import { type ModuleProps, rootWith } from '../define-module.ts';
import type { tableFields } from './table.definition.ts';
import styles from './table.module.css';
import { figureColumns, tableCells } from './table-cells.ts';

const asIs = (cell: string) => cell;
const firstCell = (row: readonly string[]) => row[0] ?? '';

/**
 * A table with caption and headers. On a phone each row becomes a block that names its columns, or the table
 * scrolls sideways. The roles stay spelt out because `display` takes a table's own meaning away.
 */
export const Table = (props: ModuleProps<typeof tableFields>) => {
  const { root, caption, cells, headerRow, headerColumn, look, onPhone, note } = props;
  const captionId = useId();
  const rows = tableCells(cells);
  const [head, body] = headerRow ? [rows[0] ?? [], rows.slice(1)] : [[], rows];
  const figures = figureColumns(body);
  const className = (column: number) => (figures[column] ? styles.figure : undefined);
  return (
    <div {...rootWith(root, styles.module, styles[look], styles[onPhone], headerColumn && styles.named)}>
      <div
        className={styles.scroller}
        {...(onPhone === 'scroll' && {
          role: 'region',
          tabIndex: 0,
          'aria-labelledby': caption && captionId,
        })}
        {...(onPhone === 'scroll' && !caption && { 'aria-label': head.filter(Boolean).join(', ') })}
      >
        {/* biome-ignore-start lint/a11y/noRedundantRoles: display: block and grid take them away */}
        <table className={styles.table} role="table">
          {caption && (
            <caption id={captionId} className={styles.caption}>
              {caption}
            </caption>
          )}
          {head.length > 0 && (
            <thead role="rowgroup">
              <tr role="row">
                {keyed(head, asIs).map(({ key, item: cell }, column) => (
                  <th key={key} scope="col" role="columnheader" className={className(column)}>
                    {cell || <span className="visually-hidden">–</span>}
                  </th>
                ))}
              </tr>
            </thead>
          )}
          <tbody role="rowgroup">
            {keyed(body, firstCell).map(({ key, item: row }) => (
              <tr key={key} role="row">
                {keyed(row, asIs).map(({ key, item: cell }, column) => {
                  const shared = { className: className(column), 'data-label': head[column] || undefined };
                  return column === 0 && headerColumn ? (
                    <th key={key} scope="row" role="rowheader">
                      {cell}
                    </th>
                  ) : (
                    <td key={key} role="cell" {...shared}>
                      {cell}
                    </td>
                  );
                })}
              </tr>
            ))}
          </tbody>
        </table>
        {/* biome-ignore-end lint/a11y/noRedundantRoles: as above */}
      </div>
      {note && <p className={styles.note}>{note}</p>}
    </div>
  );
};
