import type { Language } from '../../../lib/language.ts';
import { styleGuideTexts } from './style-guide-texts.ts';
import { tokens } from './tokens.ts';

/** The steps of space, the corners and the shadows. */
export const Shape = ({ language }: { language: Language }) => {
  const text = styleGuideTexts[language];
  return (
    <>
      <div className="guide-group">
        <h3>{text.space}</h3>
        <ul className="guide-spaces">
          {tokens('space').map((step) => (
            <li key={step}>
              <small>{step}</small>
              <span data-space={step} />
            </li>
          ))}
        </ul>
      </div>
      <div className="guide-group">
        <h3>{text.corners}</h3>
        <ul className="guide-boxes">
          {tokens('radius').map((step) => (
            <li key={step} data-radius={step}>
              {step}
            </li>
          ))}
        </ul>
      </div>
      <div className="guide-group">
        <h3>{text.shadows}</h3>
        <ul className="guide-boxes">
          {tokens('shadow').map((step) => (
            <li key={step} data-shadow={step}>
              {step}
            </li>
          ))}
        </ul>
      </div>
    </>
  );
};
