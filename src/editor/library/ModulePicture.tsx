import { useEffect, useRef, useState } from 'react';
import { useFrame } from '../canvas/use-frame.ts';
import type { CatalogueModule } from '../catalogue.ts';
import { Glyph, type GlyphName } from '../glyphs.tsx';
import styles from './library.module.css';
import { pictureSheets } from './picture-sheets.ts';

const categoryGlyphs: Record<string, GlyphName> = {
  structure: 'section',
  text: 'text',
  pictures: 'picture',
  moving: 'moving',
  lists: 'list',
  forms: 'form',
  header: 'heading',
  shop: 'shop',
};

interface Props {
  module: CatalogueModule;
  html: string | undefined;
  css: string;
}

/**
 * A module as it looks on the page, drawn small; a sign where it has nothing to show. It stands in a shadow tree with
 * the canvas's own styles, which touch nothing of the builder.
 */
export const ModulePicture = ({ module, html, css }: Props) => {
  const host = useRef<HTMLDivElement>(null);
  const frame = useFrame((state) => state.frame);
  const [isNear, setNear] = useState(false);
  const isDrawn = html !== undefined && html !== '' && !html.includes('data-absent');

  useEffect(() => {
    if (!host.current) return;
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && setNear(true), {
      rootMargin: '200px',
    });
    observer.observe(host.current);
    return () => observer.disconnect();
  }, []);

  useEffect(() => {
    if (!isNear || !isDrawn || !frame || !host.current) return;
    const shadow = host.current.shadowRoot ?? host.current.attachShadow({ mode: 'open' });
    shadow.adoptedStyleSheets = pictureSheets(frame.document, css);
    const page = document.createElement('div');
    page.className = 'page';
    page.inert = true;
    page.innerHTML = html;
    for (const each of page.querySelectorAll('[id]')) each.removeAttribute('id');
    const icons = frame.document.querySelector('body > svg')?.cloneNode(true);
    shadow.replaceChildren(page, ...(icons ? [icons] : []));
    drawSmall(page, host.current);
  }, [isNear, isDrawn, frame, html, css]);

  return (
    <div ref={host} className={styles.picture} aria-hidden="true">
      {!isDrawn && <Glyph name={categoryGlyphs[module.category] ?? 'section'} size={28} />}
    </div>
  );
};

/** Small modules are drawn larger, so that a button can be told from a line. */
function drawSmall(page: HTMLElement, { clientWidth, clientHeight }: HTMLElement): void {
  const width = page.offsetHeight > 260 ? 900 : 460;
  page.style.width = `${width}px`;
  const scale = Math.min((clientWidth - 8) / width, 1);
  const space = Math.max(0, (clientHeight - page.offsetHeight * scale) / 2);
  page.style.transform = `translate(4px, ${space}px) scale(${scale})`;
}
