import { Icon } from '../../components/Icon.tsx';
import { keyed } from '../../components/keyed.ts';
import { linePath } from '../../components/map/line-path.ts';
import { atText, MapFrame } from '../../components/map/MapFrame.tsx';
import mapStyles from '../../components/map/map.module.css';
import { directionsTo } from '../../components/map/map-links.ts';
import { mapTexts } from '../../components/map/map-texts.ts';
import { onSheet, sheetOf } from '../../components/map/map-view.ts';
import { StopMark, StopShape } from '../../components/map/PinMark.tsx';
import { fill } from '../../lib/texts.ts';
import { type ModuleProps, rootWith } from '../define-module.ts';
import { HeightProfileChart, kilometres } from './HeightProfileChart.tsx';
import { type HeightProfile, heightProfile } from './height-profile.ts';
import { routeLayout } from './route-layout.ts';
import type { routeMapFields } from './route-map.definition.ts';
import type { RouteMapData } from './route-map.load.ts';
import styles from './route-map.module.css';
import { routeTexts } from './route-map.texts.ts';
import { type RouteStop, stopsOf } from './route-stops.ts';

type Props = ModuleProps<typeof routeMapFields, never, RouteMapData>;

/** A route on a map, with its heights, its stops and its file (MAP-1). */
export const RouteMap = (props: Props) => {
  const { root, language, route, layout, caption, data } = props;
  const words = routeTexts[language];
  const { view, ground, service } = routeLayout(props, data.tour);
  if (!view) return null;
  const sheet = sheetOf(view, ground);
  const stops = keyed(stopsOf(props), ({ title }) => title);
  const profile = route && props.profile ? heightProfile(route.points, route.metres) : undefined;
  const name = data.tour?.name || route?.name;
  return (
    <div {...rootWith(root, styles.route, styles[layout])}>
      <figure className={styles.figure}>
        <MapFrame
          {...props}
          label={name ? `${words.map}: ${name}` : words.map}
          sheet={sheet}
          picture={ground ? props.groundPicture : null}
          service={service}
          path={route ? linePath(route.points, sheet, ground ? 1 : 10) : undefined}
          destination={stops[0]?.item.place}
          marks={stops
            .filter(({ item }) => item.onMap)
            .toReversed()
            .map(({ key, item: { place, number, icon } }) => (
              <svg key={key} className={mapStyles.mark} aria-hidden="true" {...onSheet(place, sheet)}>
                <g transform="translate(-15 -15)">
                  <StopShape label={number} icon={icon} />
                </g>
              </svg>
            ))}
        />
        {caption && <figcaption className={styles.caption}>{caption}</figcaption>}
      </figure>
      {route && (
        <div className={styles.facts}>
          <Figures {...props} route={route} profile={profile} />
          {profile && <HeightProfileChart language={language} route={route} profile={profile} />}
          {props.download && data.file && (
            <a className={styles.file} href={data.file} download>
              <Icon name="route" /> {words.file}
            </a>
          )}
        </div>
      )}
      <ol className={styles.stops}>
        {stops.map(({ key, item }) => (
          <Stop key={key} language={language} {...item} />
        ))}
      </ol>
    </div>
  );
};

const Figures = ({
  language,
  route,
  profile,
}: Pick<Props, 'language'> & { route: NonNullable<Props['route']>; profile: HeightProfile | undefined }) => {
  const words = routeTexts[language];
  const metres = (value: number) => fill(words.metres, { metres: Math.round(value) }, language);
  const rows = [
    [words.distance, fill(words.km, { km: kilometres(route.metres, language) }, language)],
    ...(profile
      ? [
          [words.climb, metres(route.climb)],
          [words.descent, metres(route.descent)],
          [words.highest, metres(profile.highest)],
        ]
      : []),
  ];
  return (
    <dl className={styles.figures}>
      {rows.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
};

const Stop = ({
  language,
  title,
  when,
  text,
  place,
  number,
  icon,
  metres,
  onMap,
}: RouteStop & Pick<Props, 'language'>) => {
  const words = mapTexts[language];
  const distance =
    metres !== undefined && fill(routeTexts[language].km, { km: kilometres(metres, language, 0) }, language);
  const passed = when || distance;
  return (
    <li className={styles.stop} data-pin={onMap ? atText(place) : undefined}>
      <StopMark label={number} icon={icon} />
      <div>
        <p className={styles.title}>
          <span data-title="">{title}</span>
          {passed && <span className={styles.at}>{passed}</span>}
        </p>
        {text && (
          <p className={styles.text} data-info="">
            {text}
          </p>
        )}
        {icon && onMap && (
          <p className={styles.ways} data-info="">
            <a href={directionsTo(place)} target="_blank" rel="noopener">
              {words.directions}
              <span className="visually-hidden">: {title}</span>
            </a>
          </p>
        )}
        {onMap && (
          <button type="button" className={styles.show} data-pin-show="" hidden>
            <span className="visually-hidden">
              {words.show}: {title}
            </span>
          </button>
        )}
      </div>
    </li>
  );
};
