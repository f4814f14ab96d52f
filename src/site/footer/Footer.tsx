import { Icon } from '../../components/Icon.tsx';
import type { Language } from '../../lib/language.ts';
import type { Texts } from '../../lib/texts.ts';
import { LanguageLinks, type LanguageVersion } from '../LanguageLinks.tsx';
import { LogoMark } from '../LogoMark.tsx';
import type { MenuLink } from '../menu-links.ts';
import { PhoneLink } from '../PhoneLink.tsx';
import type { SiteSettings } from '../site-settings.ts';
import styles from './footer.module.css';
import { Horizon } from './Horizon.tsx';
import { type WeekdayHours, weekSummary } from './week-summary.ts';

const texts = {
  nl: {
    visit: 'Langskomen',
    hours: 'Open',
    closed: 'gesloten',
    route: 'Route',
    call: 'Bel',
    legal: 'Kleine letters',
    pay: 'Betalen kan met',
    chamberOfCommerce: 'KvK',
    vat: 'Btw',
  },
  en: {
    visit: 'Find us',
    hours: 'Open',
    closed: 'closed',
    route: 'Directions',
    call: 'Call',
    legal: 'Small print',
    pay: 'You can pay with',
    chamberOfCommerce: 'Chamber of commerce',
    vat: 'VAT',
  },
  de: {
    visit: 'Vorbeikommen',
    hours: 'Geöffnet',
    closed: 'geschlossen',
    route: 'Anfahrt',
    call: 'Anrufen:',
    legal: 'Kleingedrucktes',
    pay: 'Bezahlen kannst du mit',
    chamberOfCommerce: 'Handelsregister',
    vat: 'USt-IdNr.',
  },
} satisfies Texts;

export interface FooterProps {
  language: Language;
  shop: SiteSettings;
  path: string;
  groups: readonly { title: string; links: readonly MenuLink[] }[];
  legal: readonly MenuLink[];
  versions: readonly LanguageVersion[];
  /** The hours of the present season; the summary is left out when there are none. */
  week: readonly WeekdayHours[];
  /** Finished HTML in the place of the columns. */
  content?: string | undefined;
}

/** The foot of every page: where the shop is, when it is open, how one pays. */
export const Footer = (props: FooterProps) => {
  const { language, shop, path, legal, versions, content } = props;
  const text = texts[language];
  return (
    <footer className={`on-brand ${styles.footer}`}>
      <Horizon />
      {content === undefined ? (
        <Columns {...props} />
      ) : (
        // biome-ignore lint/security/noDangerouslySetInnerHtml: rendered from modules by this program
        <div dangerouslySetInnerHTML={{ __html: content }} />
      )}
      <div className={styles.base}>
        {shop.paymentMethods.length > 0 && (
          <div className={styles.payment}>
            <span>{text.pay}</span>
            <ul className={styles.methods}>
              {shop.paymentMethods.map((method) => (
                <li key={method}>{method}</li>
              ))}
            </ul>
          </div>
        )}
        <div className={styles.smallPrint}>
          <p>
            <span>© {shop.name}</span>{' '}
            <span>
              {text.chamberOfCommerce} {shop.registration.chamberOfCommerce}
            </span>{' '}
            <span>
              {text.vat} {shop.registration.vat}
            </span>
          </p>
          <nav aria-label={text.legal}>
            <Links links={legal} path={path} />
          </nav>
          <LanguageLinks language={language} versions={versions} names="long" />
        </div>
      </div>
    </footer>
  );
};

/** The shop's own foot: who it is, where, when it is open, and the menus. */
const Columns = ({ language, shop, path, groups, week }: FooterProps) => {
  const text = texts[language];
  return (
    <div className={styles.content}>
      <div className={styles.shop}>
        <LogoMark className={styles.mark} />
        <p className={styles.claim}>{shop.claim[language]}</p>
      </div>
      <section className={styles.column}>
        <h2 className={styles.title}>{text.visit}</h2>
        <Address shop={shop} language={language} />
      </section>
      {week.length > 0 && (
        <section className={styles.column}>
          <h2 className={styles.title}>{text.hours}</h2>
          <dl className={styles.hours}>
            {weekSummary(week, language).map(({ days, hours }) => (
              <div key={days}>
                <dt>{days}</dt>
                <dd>{hours || text.closed}</dd>
              </div>
            ))}
          </dl>
        </section>
      )}
      {groups.map(({ title, links }) => (
        <nav key={title} aria-label={title} className={styles.column}>
          <h2 className={styles.title}>{title}</h2>
          <Links links={links} path={path} />
        </nav>
      ))}
    </div>
  );
};

const Address = ({ shop, language }: { shop: SiteSettings; language: Language }) => {
  const { street, postalCode, city, country, latitude, longitude } = shop.address;
  return (
    <address className={styles.address}>
      {street}
      <br />
      {postalCode} {city}
      {language !== 'nl' && `, ${country[language]}`}
      <ul className={styles.contact}>
        <li>
          <a
            href={`https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=17/${latitude}/${longitude}`}
          >
            <Icon name="map-pin" />
            {texts[language].route}
          </a>
        </li>
        <li>
          <PhoneLink phone={shop.phone} call={texts[language].call} />
        </li>
        <li>
          <a href={`mailto:${shop.email}`}>
            <Icon name="mail" />
            <span>
              {shop.email.replace(/@.*/, '@')}
              <wbr />
              {shop.email.replace(/.*@/, '')}
            </span>
          </a>
        </li>
        {shop.socials.map(({ name, url }) => (
          <li key={url}>
            <a href={url} rel="me">
              <Icon name="external" />
              {name}
            </a>
          </li>
        ))}
      </ul>
    </address>
  );
};

const Links = ({ links, path }: { links: readonly MenuLink[]; path: string }) => (
  <ul className={styles.links}>
    {links.map((link) => (
      <li key={link.label}>
        <a href={link.href} aria-current={link.href === path ? 'page' : undefined}>
          {link.label}
        </a>
      </li>
    ))}
  </ul>
);
