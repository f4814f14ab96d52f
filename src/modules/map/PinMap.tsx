import { keyed } from '../../components/keyed.ts';
import { atText, MapFrame } from '../../components/map/MapFrame.tsx';
import mapStyles from '../../components/map/map.module.css';
import { directionsTo } from '../../components/map/map-links.ts';
import { mapTexts } from '../../components/map/map-texts.ts';
import { onSheet, sheetOf } from '../../components/map/map-view.ts';
import { PinMark, PinShape } from '../../components/map/PinMark.tsx';
import type { Language } from '../../lib/language.ts';
import { type ModuleProps, rootWith } from '../define-module.ts';
import type { mapModuleFields } from './map.definition.ts';
import type { MapData } from './map.load.ts';
import styles from './map.module.css';
import { mapLayout } from './map-layout.ts';
import { pinColours } from './pin-colours.ts';

type Props = ModuleProps<typeof mapModuleFields, never, MapData>;
type Pin = Props['pins'][number];

/** More pins than this would make the still map heavier than it is worth. */
const drawnPins = 150;

/** Places on a map, and in words in a list beside it (MAP-1). */
export const PinMap = (props: Props) => {
  const { root, language, label, placesAt, pins } = props;
  const { view, ground } = mapLayout(props);
  if (!view) return null;
  const sheet = sheetOf(view, ground);
  const placed = keyed(
    pins.filter(({ place }) => place),
    ({ title }) => title,
  );
  return (
    <div {...rootWith(root, styles.map, styles[placesAt])}>
      <MapFrame
        {...props}
        label={label}
        sheet={sheet}
        picture={ground ? props.groundPicture : null}
        service={props.data.service ?? undefined}
        destination={props.centre ?? placed[0]?.item.place ?? undefined}
        marks={placed.slice(0, drawnPins).map(
          ({ key, item: { place, colour, icon } }) =>
            place && (
              <svg key={key} className={mapStyles.mark} aria-hidden="true" {...onSheet(place, sheet)}>
                <g transform="translate(-16 -39)">
                  <PinShape {...pinColours(colour)} icon={icon} />
                </g>
              </svg>
            ),
        )}
      />
      {placed.length > 0 && <Places {...{ language, placesAt, pins: placed }} />}
    </div>
  );
};

interface PlacesProps {
  language: Language;
  placesAt: Props['placesAt'];
  pins: readonly { key: string; item: Pin }[];
}

const Places = ({ language, placesAt, pins }: PlacesProps) => {
  const list = (
    <ul className={styles.places}>
      {pins.map(({ key, item }) => (
        <PlaceItem key={key} language={language} {...item} />
      ))}
    </ul>
  );
  if (placesAt !== 'folded') return list;
  return (
    <details className={styles.fold}>
      <summary>
        {mapTexts[language].places} ({pins.length})
      </summary>
      {list}
    </details>
  );
};

const PlaceItem = ({
  language,
  title,
  place,
  html,
  link,
  linkLabel,
  icon,
  colour,
}: Pin & { language: Language }) => {
  if (!place) return null;
  const words = mapTexts[language];
  return (
    <li className={styles.place} data-pin={atText(place)}>
      <PinMark {...pinColours(colour)} icon={icon} />
      <div className={styles.words}>
        {title && (
          <p className={styles.title} data-title="">
            {title}
          </p>
        )}
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: cleaned when the page is read */}
        {html && <div className="prose" data-info="" dangerouslySetInnerHTML={{ __html: html }} />}
        <p className={styles.ways} data-info="">
          {link && (
            <a
              href={link.href}
              target={link.newWindow ? '_blank' : undefined}
              rel={link.newWindow ? 'noopener' : undefined}
            >
              {linkLabel || title}
            </a>
          )}
          <a href={directionsTo(place)} target="_blank" rel="noopener">
            {words.directions}
            <span className="visually-hidden">: {title}</span>
          </a>
        </p>
        <button type="button" className={styles.show} data-pin-show="" hidden>
          <span className="visually-hidden">
            {words.show}: {title}
          </span>
        </button>
      </div>
    </li>
  );
};
