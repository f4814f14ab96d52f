import type { Link } from '../../fields/site-data.ts';
import { ButtonLink } from '../ButtonLink.tsx';
import { keyed } from '../keyed.ts';
import styles from './button-row.module.css';

interface RowButton {
  label: string;
  link: Link | null;
  kind: 'main' | 'quiet' | 'text';
  icon: string;
}

/** Buttons beside each other. */
export const ButtonRow = ({ buttons }: { buttons: readonly RowButton[] }) => {
  const shown = buttons.flatMap(({ link, ...rest }) => (link && rest.label ? [{ link, ...rest }] : []));
  if (shown.length === 0) return null;
  return (
    <div className={styles.row}>
      {keyed(shown, ({ label }) => label).map(({ key, item: { label, link, kind, icon } }) => (
        <ButtonLink key={key} link={link} kind={kind} icon={icon}>
          {label}
        </ButtonLink>
      ))}
    </div>
  );
};
