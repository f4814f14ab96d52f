import { renderToStaticMarkup } from 'react-dom/server';
import type { Language } from '../../../lib/language.ts';
import type { Theme } from '../../../site/theme/theme.ts';
import { paletteOf } from '../../../site/theme/theme-colours.ts';
import { Buttons } from './Buttons.tsx';
import { Colours } from './Colours.tsx';
import { Forms } from './Forms.tsx';
import { Shape } from './Shape.tsx';
import styleGuideCss from './style-guide.css?inline';
import { styleGuideTexts } from './style-guide-texts.ts';
import { Type } from './Type.tsx';
import { colourGroups, tokens } from './tokens.ts';

/** What stands before the modules in the gallery, in this order. */
export const styleGuideParts = ['colours', 'type', 'shape', 'buttons', 'forms'] as const;

const parts = { colours: Colours, type: Type, shape: Shape, buttons: Buttons, forms: Forms };

/** A part of the living style guide: what `src/site/tokens.css` and `base.css` hold, shown by those styles themselves. */
export function styleGuidePart(
  part: (typeof styleGuideParts)[number],
  language: Language,
  theme: Theme,
): string {
  const Part = parts[part];
  return renderToStaticMarkup(
    <div className="guide">
      <h2>{styleGuideTexts[language][part]}</h2>
      <Part language={language} palette={paletteOf(theme.colours)} />
    </div>,
  );
}

const rules = (attribute: string, names: readonly string[], declaration: (name: string) => string): string =>
  names.map((name) => `[data-${attribute}="${name}"]{${declaration(name)}}`).join('');

/** Each token on an element that names it; a style attribute is not allowed. */
export const styleGuideStyles: string = [
  styleGuideCss,
  '@layer components{',
  rules(
    'colour',
    colourGroups.flatMap(({ names }) => names),
    (name) => `background:var(--color-${name})`,
  ),
  rules('text-size', tokens('text'), (step) => `font-size:var(--text-${step})`),
  rules('space', tokens('space'), (step) => `width:var(--space-${step})`),
  rules('radius', tokens('radius'), (step) => `border-radius:var(--radius-${step})`),
  rules('shadow', tokens('shadow'), (step) => `box-shadow:var(--shadow-${step})`),
  '}',
].join('');
