import type { ReactNode } from 'react';
import type { Picture } from '../../fields/site-data.ts';
import type { Language } from '../../lib/language.ts';
import type { Place } from '../../lib/mercator.ts';
import { fill } from '../../lib/texts.ts';
import { PictureImage } from '../PictureImage.tsx';
import styles from './map.module.css';
import { openMapAt } from './map-links.ts';
import { mapTexts } from './map-texts.ts';
import { type Area, onSheet } from './map-view.ts';
import type { TileService } from './tile-address.ts';

export interface MapName {
  text: string;
  place: Place | null;
  kind: 'town' | 'village' | 'water' | 'land';
}

interface Props {
  language: Language;
  /** What the map shows, for screen readers. */
  label: string;
  sheet: Area;
  picture: Picture | null;
  /** Where the map comes from after a click; undefined: it is all our own. */
  service: TileService | undefined;
  attribution: string;
  names: readonly MapName[];
  wheel: boolean;
  dragOnPhones: boolean;
  /** A route as the path of an SVG in the sheet's units. */
  path?: string;
  /** The marks of the still map, each at `onSheet`. */
  marks: ReactNode;
  /** What the way to the open map leads to before the map is loaded. */
  destination: Place | undefined;
}

/**
 * A map as it stands before any script: our drawn ground, or plain paper, with everything that is on it. The
 * script lays a map that moves over it, exactly there; one of another host only after a click (MAP-1).
 */
export const MapFrame = (props: Props) => {
  const { language, sheet, picture, service, names, path, marks } = props;
  const words = mapTexts[language];
  return (
    <div
      className={styles.frame}
      data-map={service ? 'asking' : 'still'}
      data-label={props.label || words.map}
      data-tiles={service?.template}
      data-attribution={service ? props.attribution : undefined}
      data-wheel={props.wheel ? '' : undefined}
      data-drag={props.dragOnPhones ? '' : undefined}
      data-words={JSON.stringify({
        zoomIn: words.zoomIn,
        zoomOut: words.zoomOut,
        close: words.close,
        twoFingers: words.twoFingers,
        failed: words.failed,
      })}
    >
      <div className={styles.still} aria-hidden="true">
        <div
          className={styles.sheet}
          data-sheet={[sheet.x, sheet.y, sheet.width, sheet.height].map(Math.round).join(' ')}
        >
          {picture && (
            <PictureImage
              picture={{ ...picture, alt: '' }}
              sizes="(max-width: 767px) 200vw, 2000px"
              className={styles.ground}
            />
          )}
          {path && (
            <svg
              aria-hidden="true"
              className={styles.line}
              viewBox={`0 0 ${Math.round(sheet.width)} ${Math.round(sheet.height)}`}
              preserveAspectRatio="none"
            >
              <path className={styles.casing} d={path} />
              <path className={styles.route} d={path} data-line="" />
            </svg>
          )}
          <svg className={styles.marks} aria-hidden="true">
            {names.map(
              ({ text, place, kind }) =>
                place && (
                  <text
                    key={text}
                    className={styles[kind]}
                    {...onSheet(place, sheet)}
                    data-name={kind}
                    data-at={atText(place)}
                  >
                    {text}
                  </text>
                ),
            )}
            {marks}
          </svg>
        </div>
      </div>
      {service && <Ask {...props} service={service} />}
    </div>
  );
};

/** Latitude and longitude as the script reads them. */
export const atText = ({ latitude, longitude }: Place): string =>
  [latitude, longitude].map((degrees) => Math.round(degrees * 1e6) / 1e6).join(' ');

const Ask = ({ language, service, destination }: Props & { service: TileService }) => {
  const words = mapTexts[language];
  return (
    <div className={styles.ask}>
      <button type="button" className={`button button-main ${styles.open}`} data-map-open="">
        {words.open}
      </button>
      <p>{fill(words.outside, { host: service.host }, language)}</p>
      {destination && (
        <p>
          <a href={openMapAt(destination)} target="_blank" rel="noopener">
            {words.openMap}
          </a>
        </p>
      )}
    </div>
  );
};
