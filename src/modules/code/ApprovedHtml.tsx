import { Icon } from '../../components/Icon.tsx';
import type { ApprovedText } from '../../features/approved-html/approved-html.types.ts';
import { type Language, localeOf } from '../../lib/language.ts';
import { fill, type Texts } from '../../lib/texts.ts';
import { type RootAttributes, rootWith } from '../define-module.ts';
import styles from './code.module.css';

const texts = {
  nl: {
    unnamed: 'Onderdeel van een andere maker',
    from: 'Inhoud van {host}',
    show: 'Toon: {title}',
    outside: 'Dit komt van {hosts}. Pas na je klik gaat er iets naartoe.',
    others: 'andere sites',
    withoutScript: 'Zonder JavaScript kan dit hier niet worden getoond.',
    visit: 'Bekijk het bij {host}',
  },
  en: {
    unnamed: 'Content of another maker',
    from: 'Content of {host}',
    show: 'Show: {title}',
    outside: 'This comes from {hosts}. Nothing is sent there until you click.',
    others: 'other sites',
    withoutScript: 'This cannot be shown here without JavaScript.',
    visit: 'See it at {host}',
  },
  de: {
    unnamed: 'Inhalt eines anderen Anbieters',
    from: 'Inhalt von {host}',
    show: 'Zeigen: {title}',
    outside: 'Das kommt von {hosts}. Erst nach deinem Klick wird etwas dorthin gesendet.',
    others: 'weiteren Websites',
    withoutScript: 'Ohne JavaScript lässt sich das hier nicht zeigen.',
    visit: 'Bei {host} ansehen',
  },
} satisfies Texts;

/** More would be a list, not a sentence. */
const mostNamed = 3;

interface Props {
  root: RootAttributes;
  language: Language;
  title: string;
  approved: ApprovedText;
}

/**
 * HTML that an owner let stand, as text in an attribute: only `code.browser.ts` makes elements of it, so that nothing of
 * it is in the builder's canvas or takes the page around it apart. What comes from other hosts waits for a click.
 */
export const ApprovedHtml = ({ root, language, title, approved: { html, atOnce, needs } }: Props) => {
  const text = texts[language];
  const [host] = needs.hosts;
  const name = title || (host ? fill(text.from, { host }, language) : text.unnamed);
  const waits = !atOnce && host !== undefined;
  return (
    <div
      {...rootWith(root, styles.unfiltered)}
      data-unfiltered={waits ? 'click' : 'at-once'}
      data-html={html}
    >
      <div className={styles.poster}>
        <Icon name="code" className={styles.mark} />
        {waits ? (
          <button type="button" className="button button-quiet" data-show-html="">
            {fill(text.show, { title: name }, language)}
          </button>
        ) : (
          <p className={styles.name}>{name}</p>
        )}
        {waits && <p className={styles.outside}>{outside(needs.hosts, language)}</p>}
        <p className={styles.withoutScript}>
          {text.withoutScript}
          {needs.address && (
            <>
              {' '}
              <a href={needs.address} target="_blank" rel="noopener">
                {fill(text.visit, { host: new URL(needs.address).host }, language)}
              </a>
            </>
          )}
        </p>
      </div>
    </div>
  );
};

function outside(hosts: readonly string[], language: Language): string {
  const text = texts[language];
  const named = hosts.length > mostNamed ? [...hosts.slice(0, mostNamed), text.others] : hosts;
  const list = new Intl.ListFormat(localeOf[language], { type: 'conjunction' });
  return fill(text.outside, { hosts: list.format(named) }, language);
}
