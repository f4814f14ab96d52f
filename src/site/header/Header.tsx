import { Icon } from '../../components/Icon.tsx';
import type { Language } from '../../lib/language.ts';
import type { Texts } from '../../lib/texts.ts';
import { LanguageLinks, type LanguageVersion } from '../LanguageLinks.tsx';
import { LogoMark } from '../LogoMark.tsx';
import type { MenuLink } from '../menu-links.ts';
import { PhoneLink } from '../PhoneLink.tsx';
import styles from './header.module.css';
import { MainMenu } from './MainMenu.tsx';

const texts = {
  nl: {
    skip: 'Naar de inhoud',
    home: 'naar de voorpagina',
    menu: 'Menu',
    close: 'Sluiten',
    mainMenu: 'Hoofdmenu',
    book: 'Reserveer',
    call: 'Bel',
  },
  en: {
    skip: 'Skip to content',
    home: 'to the front page',
    menu: 'Menu',
    close: 'Close',
    mainMenu: 'Main menu',
    book: 'Book',
    call: 'Call',
  },
  de: {
    skip: 'Zum Inhalt',
    home: 'zur Startseite',
    menu: 'Menü',
    close: 'Schließen',
    mainMenu: 'Hauptmenü',
    book: 'Buchen',
    call: 'Anrufen:',
  },
} satisfies Texts;

export interface HeaderProps {
  language: Language;
  shop: { name: string; phone: { shown: string; number: string } };
  /** The path of this page. */
  path: string;
  homePath: string;
  /** Left out where there is nothing to book. */
  bookingPath?: string;
  menu: readonly MenuLink[];
  /** This page in each language of the site. */
  versions: readonly LanguageVersion[];
  /** `static` scrolls away, `fixed` stays, `transparent` lies over the first picture and turns solid (NAV-1). */
  mode?: 'static' | 'fixed' | 'transparent';
}

/** The top of every page; menu and submenus open without any script (NAV-11). */
export const Header = (props: HeaderProps) => {
  const { language, shop, path, homePath, menu, versions, mode = 'fixed' } = props;
  const text = texts[language];
  const bookingPath = props.bookingPath === path ? undefined : props.bookingPath;
  const brand = (
    <a href={homePath} className={styles.brand} aria-label={`${shop.name}, ${text.home}`}>
      <LogoMark className={styles.mark} />
      <Wordmark name={shop.name} />
    </a>
  );
  const phone = <PhoneLink phone={shop.phone} call={text.call} className={styles.phone} />;
  const book = bookingPath && (
    <a href={bookingPath} className={`button button-small ${styles.book}`}>
      {text.book}
    </a>
  );
  return (
    <header className={`${styles.header} ${styles[mode]}`}>
      <a href="#main" className={`visually-hidden ${styles.skip}`}>
        {text.skip}
      </a>
      <div className={styles.bar}>
        {brand}
        <nav id="site-menu" popover="auto" className={styles.panel} aria-label={text.mainMenu}>
          <div className={styles.panelTop}>
            {brand}
            <button
              type="button"
              popoverTarget="site-menu"
              popoverTargetAction="hide"
              // biome-ignore lint/a11y/noAutofocus: takes the focus when the panel opens, not when the page loads
              autoFocus
              className={styles.toggle}
            >
              <Icon name="close" />
              {text.close}
            </button>
          </div>
          <MainMenu menu={menu} path={path} language={language} />
          <div className={styles.panelFoot}>
            <LanguageLinks language={language} versions={versions} names="long" />
            {phone}
            {book}
          </div>
        </nav>
        <div className={styles.actions}>
          <LanguageLinks language={language} versions={versions} names="short" className={styles.languages} />
          {phone}
          {book}
          <button type="button" popoverTarget="site-menu" className={styles.toggle}>
            <Icon name="menu" />
            {text.menu}
          </button>
        </div>
      </div>
    </header>
  );
};

/** The name in the display type, its ampersand in the colour of the sun. */
const Wordmark = ({ name }: { name: string }) => {
  const [first, second] = name.split(' & ');
  return (
    <span className={styles.wordmark}>
      {first}
      {second && (
        <>
          {' '}
          <span className={styles.ampersand}>&amp;</span> {second}
        </>
      )}
    </span>
  );
};
