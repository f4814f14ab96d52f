import { useId } from 'react';
import { Icon } from '../../components/Icon.tsx';
import { opensLightbox } from '../../components/lightbox/Lightbox.tsx';
import type { Texts } from '../../lib/texts.ts';
import { type ModuleProps, rootWith } from '../define-module.ts';
import { elements } from '../slot-elements.ts';
import type { popupFields } from './popup.definition.ts';
import styles from './popup.module.css';

const texts = {
  nl: { close: 'Sluiten', popup: 'Bericht' },
  en: { close: 'Close', popup: 'Message' },
  de: { close: 'Schließen', popup: 'Hinweis' },
} satisfies Texts;

type Props = ModuleProps<typeof popupFields, 'content'>;

/**
 * A dialog over the page with any modules in it (NAV-10). Its `.button` opens it and its `.close` closes it without
 * script; the script opens it by itself. It takes no place on the page; in the builder's canvas it lies open in it.
 * Its design is that of the window.
 */
export const Popup = (props: Props) => {
  const { root, look, language, slots, title, trigger, size, place } = props;
  const id = useId();
  const words = texts[language];
  return (
    <div
      {...rootWith(root, styles.popup, trigger !== 'button' && styles.unseen)}
      data-trigger={trigger}
      data-delay={trigger === 'delay' ? props.delay : undefined}
      data-depth={trigger === 'scroll' ? props.depth : undefined}
      data-again={props.again}
      data-name={props.name || title || undefined}
    >
      {trigger === 'button' && <Trigger {...props} opens={id} />}
      <dialog
        id={id}
        popover="auto"
        closedby="any"
        aria-labelledby={title ? `${id}-title` : undefined}
        aria-label={title ? undefined : words.popup}
        className={[styles.dialog, styles[size], styles[place], look].filter(Boolean).join(' ')}
      >
        {title && (
          <h2 id={`${id}-title`} className={styles.title} {...beginsHere}>
            {title}
          </h2>
        )}
        <div className={styles.content} {...(!title && beginsHere)}>
          {elements(slots.content)}
        </div>
        <button
          type="button"
          {...{ commandfor: id, command: 'close' }}
          popoverTarget={id}
          popoverTargetAction="hide"
          className={`close ${styles.close}`}
          aria-label={words.close}
        >
          <Icon name="close" />
        </button>
      </dialog>
    </div>
  );
};

/** Whoever opens it begins at its top, not at the first button in it, which may be far below. */
const beginsHere = { tabIndex: -1, autoFocus: true };

const Trigger = ({ buttonLabel, buttonKind, buttonIcon, opens }: Props & { opens: string }) =>
  buttonLabel && (
    <button type="button" className={`button button-${buttonKind}`} {...opensLightbox(opens)}>
      {buttonIcon && <Icon name={buttonIcon} />}
      {buttonLabel}
    </button>
  );
