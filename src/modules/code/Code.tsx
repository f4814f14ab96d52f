import { Icon } from '../../components/Icon.tsx';
import type { Texts } from '../../lib/texts.ts';
import { type ModuleProps, rootWith } from '../define-module.ts';
import { ApprovedHtml } from './ApprovedHtml.tsx';
import type { codeFields } from './code.definition.ts';
import type { CodeData } from './code.load.ts';
import styles from './code.module.css';

const texts = {
  nl: { code: 'Code', copy: 'Kopieer', copied: 'Gekopieerd', failed: 'Kopiëren lukt niet' },
  en: { code: 'Code', copy: 'Copy', copied: 'Copied', failed: 'Copying failed' },
  de: { code: 'Code', copy: 'Kopieren', copied: 'Kopiert', failed: 'Kopieren klappt nicht' },
} satisfies Texts;

type Props = ModuleProps<typeof codeFields, never, CodeData>;

/** HTML written by hand, cleaned; HTML as it is, by an owner's leave; or code to be read, with a button that copies it. */
export const Code = (props: Props) => {
  if (props.kind === 'source') return <Source {...props} />;
  if (props.kind === 'unfiltered' && props.data) return <ApprovedHtml {...props} approved={props.data} />;
  return (
    <div
      {...rootWith(props.root, styles.html)}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: cleaned by the field
      dangerouslySetInnerHTML={{
        __html: props.kind === 'unfiltered' ? props.unfiltered.cleaned : props.html,
      }}
    />
  );
};

const Source = ({ root, language, source, title, lineNumbers, wrap, copy }: Props) => {
  const text = texts[language];
  const lines = source.replace(/\r\n?/g, '\n').replace(/\n+$/, '').split('\n');
  return (
    <figure {...rootWith(root, styles.source)}>
      {(title || copy) && (
        <figcaption className={styles.head}>
          <span className={styles.title}>{title}</span>
          {copy && (
            <button
              type="button"
              className={styles.copy}
              data-copy-code=""
              data-copied={text.copied}
              data-failed={text.failed}
            >
              <Icon name="copy" className={styles.icon} />
              <span aria-live="polite">{text.copy}</span>
            </button>
          )}
        </figcaption>
      )}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls can be scrolled by keyboard */}
      <section className={styles.scroll} tabIndex={0} aria-label={title || text.code}>
        <pre
          className={`${styles.lines} ${wrap ? styles.wrap : ''} ${lineNumbers ? styles.numbered : ''}`}
          dir="ltr"
          translate="no"
        >
          <code>
            {lines.map((line, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: lines never change places
              <span key={index} className={styles.line}>
                {`${line}\n`}
              </span>
            ))}
          </code>
        </pre>
      </section>
    </figure>
  );
};
