let kept: { of: Document; css: string; sheets: CSSStyleSheet[] } | undefined;

const own = `
  :host { display: block; position: relative; overflow: hidden; }
  .page { position: absolute; top: 0; left: 0; width: 460px; transform-origin: 0 0; font-family: var(--font-text);
    font-size: var(--text-m); line-height: var(--leading-text); color: var(--color-ink); text-align: start; }
  svg:not(.icon) { position: absolute; width: 0; height: 0; }
`;

/** The canvas's styles for pictures of modules, parsed once for all of them. */
export function pictureSheets(document: Document, css: string): CSSStyleSheet[] {
  if (kept?.of === document && kept.css === css) return kept.sheets;
  const page = [...document.querySelectorAll('style')].map((style) => style.textContent).join('');
  const sheets = [page, css, own].map((each) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(each);
    return sheet;
  });
  kept = { of: document, css, sheets };
  return sheets;
}
