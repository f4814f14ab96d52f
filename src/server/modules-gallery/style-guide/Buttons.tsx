import { Icon } from '../../../components/Icon.tsx';
import type { Language } from '../../../lib/language.ts';
import { styleGuideTexts } from './style-guide-texts.ts';

/** The kinds of buttons in their states, on paper and on the brand's ground. */
export const Buttons = ({ language }: { language: Language }) => {
  const text = styleGuideTexts[language];
  const kinds = (
    <div className="guide-row">
      <button type="button" className="button button-main">
        {text.main}
      </button>
      <button type="button" className="button button-quiet">
        <Icon name="bike" />
        {text.quiet}
      </button>
      <button type="button" className="button button-text">
        {text.text}
      </button>
    </div>
  );
  return (
    <>
      {kinds}
      <div className="guide-row">
        <button type="button" className="button button-main button-small">
          {text.small}
        </button>
        <button type="button" className="button button-main" aria-busy="true">
          {text.busy}
        </button>
        <button type="button" className="button button-main" disabled>
          {text.disabled}
        </button>
      </div>
      <div className="guide-ground on-brand">
        <p>{text.brand}</p>
        {kinds}
      </div>
    </>
  );
};
