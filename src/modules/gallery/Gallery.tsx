import { useId } from 'react';
import type { Picture } from '../../fields/site-data.ts';
import type { Language } from '../../lib/language.ts';
import { fill } from '../../lib/texts.ts';
import { type ModuleProps, rootWith } from '../define-module.ts';
import { GalleryLightbox } from './GalleryLightbox.tsx';
import { GalleryStep } from './GalleryStep.tsx';
import { GalleryTile } from './GalleryTile.tsx';
import type { galleryFields } from './gallery.definition.ts';
import styles from './gallery.module.css';
import { galleryTexts } from './gallery.texts.ts';
import { inOrder, pagesOf } from './gallery-pages.ts';

type Props = ModuleProps<typeof galleryFields>;

/** A picture of the gallery, counted from 0 in the order shown. */
export interface GalleryPicture {
  picture: Picture;
  caption: string;
  index: number;
}

/** Pictures in pages of a grid (GAL-1) or in a row to swipe (GAL-2), which open large. */
export const Gallery = (props: Props) => {
  const { root, language, layout, captions, gap, ratio, lightbox } = props;
  const id = `gallery-${useId()}`;
  const pictures = inOrder(
    props.pictures.flatMap(({ picture, caption }) => (picture ? [{ picture, caption }] : [])),
    props.order,
  ).map((each, index) => ({ ...each, index }));
  const label = props.label || galleryTexts[language].gallery;
  const tile = (each: GalleryPicture) => (
    <GalleryTile key={each.index} {...props} shown={each} lightboxId={lightbox ? `${id}-large` : undefined} />
  );
  const pages = layout === 'grid' ? pagesOf(pictures, props.perPage) : [];
  return (
    <section
      {...rootWith(
        root,
        styles.gallery,
        styles[layout],
        styles[`captions-${captions}`],
        styles[`gap-${gap}`],
        ratio !== 'own' && styles[`ratio-${ratio.replace(':', '-')}`],
      )}
      aria-label={label}
    >
      {layout === 'grid' ? (
        <div
          className={styles.pages}
          id={id}
          data-gallery-track=""
          data-fragment-pages=""
          // Without links in it the keyboard could not scroll it.
          tabIndex={lightbox ? undefined : 0}
        >
          {pages.map((page, number) => (
            <ul key={page[0]?.index} id={pageId(id, number)} className={styles.page}>
              {page.map(tile)}
            </ul>
          ))}
        </div>
      ) : (
        <ul className={styles.row} id={id} data-gallery-track="" tabIndex={lightbox ? undefined : 0}>
          {pictures.map(tile)}
        </ul>
      )}
      <Controls
        id={id}
        language={language}
        pages={pages.length}
        row={layout === 'slider' && pictures.length > 1}
      />
      {lightbox && (
        <GalleryLightbox id={`${id}-large`} label={label} language={language} pictures={pictures} />
      )}
    </section>
  );
};

const pageId = (id: string, page: number) => `${id}-page-${page + 1}`;

interface ControlsProps {
  id: string;
  language: Language;
  pages: number;
  row: boolean;
}

/** Links to the pages, which lead there without script too; arrows where a script can answer them. */
const Controls = ({ id, language, pages, row }: ControlsProps) => {
  if (pages < 2 && !row) return null;
  const text = galleryTexts[language];
  return (
    <div className={styles.controls}>
      <GalleryStep track={id} step={-1} language={language} className={styles.arrow} />
      {pages > 1 && (
        <nav aria-label={text.pages} className={styles.numbers}>
          {Array.from({ length: pages }, (_, page) => (
            <a
              key={pageId(id, page)}
              href={`#${pageId(id, page)}`}
              className={styles.number}
              aria-label={fill(text.page, { number: page + 1 }, language)}
              aria-current={page === 0 ? 'true' : undefined}
            >
              {page + 1}
            </a>
          ))}
        </nav>
      )}
      <GalleryStep track={id} step={1} language={language} className={styles.arrow} />
    </div>
  );
};
