import type { Language } from '../../../lib/language.ts';
import { styleGuideTexts } from './style-guide-texts.ts';
import { colourGroups, ownColour } from './tokens.ts';

interface Props {
  language: Language;
  /** The values of the shop's theme by the token's name. */
  palette: Readonly<Record<string, string>>;
}

/** Every colour of the tokens on a swatch. */
export const Colours = ({ language, palette }: Props) =>
  colourGroups.map(({ title, names }) => (
    <div key={title} className="guide-group">
      <h3>{groupTitle(title, language)}</h3>
      <ul className="guide-swatches">
        {names.map((name) => (
          <li key={name}>
            <span className="guide-swatch" data-colour={name} />
            <b>{name}</b>
            <small>{palette[name] ?? ownColour(name)}</small>
          </li>
        ))}
      </ul>
    </div>
  ));

/** A heading of the tokens that is new there stands here as it is until it has words of its own. */
const groupTitle = (title: string, language: Language): string => {
  const known: Readonly<Record<string, string>> = styleGuideTexts[language];
  return known[title] ?? title;
};
