import { Icon } from '../../components/Icon.tsx';
import type { Language } from '../../lib/language.ts';
import { fill, type Texts } from '../../lib/texts.ts';
import { currentMark, type MenuLink } from '../menu-links.ts';
import styles from './header.module.css';

const texts = {
  nl: { more: 'Meer onder {label}' },
  en: { more: 'More under {label}' },
  de: { more: 'Mehr unter {label}' },
} satisfies Texts;

interface Props {
  menu: readonly MenuLink[];
  path: string;
  language: Language;
}

/**
 * The main menu. A submenu is a popover: its button opens it by click or key, Esc or a click elsewhere closes
 * it, and where the platform knows `interestfor` hovering the link opens it too (elsewhere CSS does that).
 * On a phone the whole menu lies open in one panel.
 */
export const MainMenu = ({ menu, path, language }: Props) => (
  <ul className={styles.menu}>
    {menu.map((link, index) => {
      const id = `submenu-${index + 1}`;
      const opens = link.children.length > 0;
      return (
        <li key={link.href} className={styles.item}>
          <a
            href={link.href}
            aria-current={currentMark(link, path)}
            className={styles.link}
            {...(opens && { interestfor: id })}
          >
            {link.label}
          </a>
          {opens && (
            <>
              <button
                type="button"
                popoverTarget={id}
                {...{ interestfor: id }}
                aria-label={fill(texts[language].more, { label: link.label }, language)}
                className={styles.opener}
              >
                <Icon name="chevron-down" />
              </button>
              <div id={id} popover="auto" className={styles.submenu}>
                <Sublinks links={link.children} path={path} />
              </div>
            </>
          )}
        </li>
      );
    })}
  </ul>
);

const Sublinks = ({ links, path }: { links: readonly MenuLink[]; path: string }) => (
  <ul className={links.length > 5 ? `${styles.sublinks} ${styles.wide}` : styles.sublinks}>
    {links.map((link) => (
      <li key={link.label}>
        <a href={link.href} aria-current={currentMark(link, path)} className={styles.sublink}>
          {link.label}
        </a>
        {link.children.length > 0 && <Sublinks links={link.children} path={path} />}
      </li>
    ))}
  </ul>
);
