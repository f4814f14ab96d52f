import { useId } from 'react';
import { ButtonLink } from '../../components/ButtonLink.tsx';
import { Icon } from '../../components/Icon.tsx';
import type { Language } from '../../lib/language.ts';
import type { Texts } from '../../lib/texts.ts';
import { type ModuleProps, rootWith } from '../define-module.ts';
import type { calloutFields } from './callout.definition.ts';
import styles from './callout.module.css';

const texts = {
  nl: {
    information: 'Ter informatie',
    good: 'Goed nieuws',
    caution: 'Let op',
    closed: 'Belangrijk',
    close: 'Melding sluiten',
  },
  en: {
    information: 'For your information',
    good: 'Good news',
    caution: 'Take care',
    closed: 'Important',
    close: 'Close this notice',
  },
  de: {
    information: 'Zur Information',
    good: 'Gute Nachricht',
    caution: 'Achtung',
    closed: 'Wichtig',
    close: 'Hinweis schließen',
  },
} satisfies Texts;

const toneIcons = { information: 'info', good: 'check', caution: 'warning', closed: 'minus' };

type Props = ModuleProps<typeof calloutFields>;

/**
 * A notice that stands out among the content: a note, named by its title or tone. It is there from the start, so it is
 * no alert. Where it can be put away, `callout.browser.ts` shows the button; without script it stands.
 */
export const Callout = (props: Props) => {
  const { root, language, tone, title, html, icon, link, linkLabel, linkKind, closable } = props;
  const id = useId();
  return (
    <aside
      {...rootWith(root, styles.callout, styles[tone], closable && styles.closable)}
      role="note"
      aria-labelledby={title ? id : undefined}
      aria-label={title ? undefined : texts[language][tone]}
      data-closable={closable ? '' : undefined}
    >
      <span className={styles.mark}>
        <Icon name={icon || toneIcons[tone]} />
      </span>
      <div className={styles.words}>
        {title && <Title {...props} id={id} />}
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: cleaned by the rich text field */}
        {html && <div className="prose" dangerouslySetInnerHTML={{ __html: html }} />}
        {link && linkLabel && (
          <ButtonLink link={link} kind={linkKind} className={styles.link}>
            {linkLabel}
          </ButtonLink>
        )}
      </div>
      {closable && (
        <button type="button" className={styles.close} aria-label={texts[language].close} hidden>
          <Icon name="close" />
        </button>
      )}
    </aside>
  );
};

/** What its colour says is said in words too, unless the title begins with them. */
const Title = ({ id, title, level, tone, language }: Props & { id: string }) => {
  const Tag = level === 'none' ? 'p' : level;
  const spoken = texts[language][tone];
  return (
    <Tag id={id} className={styles.title}>
      {!saysItself(title, spoken, language) && <span className="visually-hidden">{spoken}: </span>}
      {title}
    </Tag>
  );
};

const saysItself = (title: string, spoken: string, language: Language): boolean =>
  title.trim().toLocaleLowerCase(language).startsWith(spoken.toLocaleLowerCase(language));
