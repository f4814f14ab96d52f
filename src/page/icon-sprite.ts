/** The icons a page's HTML refers to, and further ones its islands will, each once as a symbol for the end of the body. */
export function iconSprite(
  html: string,
  icons: ReadonlyMap<string, string>,
  further: Iterable<string> = [],
): string {
  const used = new Set(further);
  for (const [, name] of html.matchAll(/href="#icon-([a-z0-9-]+)"/g)) used.add(name as string);
  const symbols = [...used].map((name) => {
    const svg = icons.get(name);
    return svg ? `<symbol id="icon-${name}" viewBox="0 0 24 24">${innerSvg(svg)}</symbol>` : '';
  });
  return symbols.join('') && `<svg hidden>${symbols.join('')}</svg>`;
}

const innerSvg = (svg: string): string =>
  svg
    .replace(/^[\s\S]*?<svg[^>]*>/, '')
    .replace(/<\/svg>\s*$/, '')
    .trim();
