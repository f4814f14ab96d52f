import { LanguageCells, RowTitle } from './LanguageCells.tsx';
import type { NewDraftStart } from './new-draft/NewDraftModal.tsx';
import { PageMenu } from './PageMenu.tsx';
import type { PageRow } from './page-rows.ts';
import styles from './pages.module.css';

interface Props {
  row: PageRow;
  editable: boolean;
  onNew(start: NewDraftStart): void;
}

/** One page of the list: its name and address, and how it stands in each language. */
export const PageListRow = ({ row: { page, named, depth }, editable, onNew }: Props) => {
  const open = editable && page.trashedAt === null;
  return (
    <li className={styles.row}>
      <div
        className={styles.name}
        data-below={depth > 0 || undefined}
        style={{ '--depth': depth } as React.CSSProperties}
      >
        <RowTitle page={page} named={named} open={open} />
        <span className={styles.path}>{named.path}</span>
      </div>
      <LanguageCells
        page={page}
        named={named}
        open={open}
        onAdd={(language) => onNew({ key: page.key, language, copyOf: page.key, title: named.title })}
      />
      <PageMenu page={page} named={named} editable={editable} onNew={onNew} />
    </li>
  );
};
