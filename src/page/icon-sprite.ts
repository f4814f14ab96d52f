/** The icons a page's HTML refers to, each once, as symbols to stand at the end of the body. */
export function iconSprite(html: string, icons: ReadonlyMap<string, string>): string {
  const used = new Set(Array.from(html.matchAll(/href="#icon-([a-z0-9-]+)"/g), ([, name]) => name as string));
  const symbols = [...used].map((name) => {
    const svg = icons.get(name);
    return svg ? `<symbol id="icon-${name}" viewBox="0 0 24 24">${innerSvg(svg)}</symbol>` : '';
  });
  return symbols.join('') && `<svg class="icon-sprite" aria-hidden="true">${symbols.join('')}</svg>`;
}

const innerSvg = (svg: string): string =>
  svg
    .replace(/^[\s\S]*?<svg[^>]*>/, '')
    .replace(/<\/svg>\s*$/, '')
    .trim();
