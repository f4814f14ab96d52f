import type { Language } from '../../../lib/language.ts';
import { styleGuideTexts } from './style-guide-texts.ts';
import { tokens } from './tokens.ts';

const displaySizes = new Set(['xl', '2xl', '3xl', '4xl']);

/** Every step of the type scale, and running text. */
export const Type = ({ language }: { language: Language }) => {
  const text = styleGuideTexts[language];
  return (
    <>
      <ul className="guide-type">
        {tokens('text').map((step) => (
          <li key={step}>
            <small>{step}</small>
            <span data-text-size={step} className={displaySizes.has(step) ? 'guide-display' : undefined}>
              {displaySizes.has(step) ? text.display : text.words}
            </span>
          </li>
        ))}
      </ul>
      <div className="prose">
        <h3>{text.display}</h3>
        <p>
          {text.words} <a href="#guide">{text.linked}</a>.
        </p>
        <ul>
          <li>{text.point}</li>
          <li>
            <strong>{text.point}</strong>
          </li>
        </ul>
        <blockquote>
          <p>{text.quoted}</p>
        </blockquote>
      </div>
    </>
  );
};
