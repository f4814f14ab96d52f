import tokensCss from '../../../site/tokens.css?raw';

/** The names of the tokens that begin with a word, as `src/site/tokens.css` has them: `tokens('text')` → `xs s m l …`. */
export const tokens = (prefix: string): string[] => [
  ...new Set(
    [...tokensCss.matchAll(new RegExp(`^\\s*--${prefix}-([\\w-]+):`, 'gm'))].map(
      ([, name]) => name as string,
    ),
  ),
];

/** What the file gives a colour. */
export const ownColour = (name: string): string | undefined =>
  tokensCss.match(new RegExp(`--color-${name}:\\s*([^;]+);`))?.[1];

/** The colours under the headings they have in that file. */
export const colourGroups: readonly { title: string; names: string[] }[] = tokensCss
  .split('/* ')
  .map((part) => ({
    title: part.split(/[:*]/, 1)[0]?.trim() ?? '',
    names: [...part.matchAll(/--color-([\w-]+):/g)].map(([, name]) => name as string),
  }))
  .filter(({ names }) => names.length > 0);
