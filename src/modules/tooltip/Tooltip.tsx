import { useId } from 'react';
import { Icon } from '../../components/Icon.tsx';
import type { Texts } from '../../lib/texts.ts';
import { type ModuleProps, rootWith } from '../define-module.ts';
import type { tooltipFields } from './tooltip.definition.ts';
import styles from './tooltip.module.css';

const texts = {
  nl: { explanation: 'Uitleg' },
  en: { explanation: 'Explanation' },
  de: { explanation: 'Erklärung' },
} satisfies Texts;

/**
 * Words or an icon with an explanation that comes when asked: by a click or tap without script, by hover and focus with
 * `tooltip.browser.ts`. It can be pointed at, stays as long as it is wanted, and Escape puts it away (WCAG 1.4.13).
 */
export const Tooltip = (props: ModuleProps<typeof tooltipFields>) => {
  const { root, language, text, icon, html, place, look, align } = props;
  const id = `tip-${useId()}`;
  return (
    <div {...rootWith(root, styles.tooltip, styles[`align-${align}`])}>
      <button
        type="button"
        className={`${styles.trigger} ${text ? styles.words : styles.only}`}
        popoverTarget={id}
        aria-describedby={id}
        aria-label={text ? undefined : texts[language].explanation}
      >
        {text}
        {(icon || !text) && <Icon name={icon || 'info'} className={styles.icon} />}
      </button>
      <div
        id={id}
        popover="auto"
        role="tooltip"
        className={`${styles.bubble} ${styles[place]} ${styles[look]}`}
      >
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: cleaned by the rich text field */}
        <div className="prose" dangerouslySetInnerHTML={{ __html: html }} />
      </div>
    </div>
  );
};
