import type { ShownValues } from '../../fields/field.ts';
import type { Language } from '../../lib/language.ts';
import { metresBetween, type Place } from '../../lib/mercator.ts';
import { metresTo } from './route-layout.ts';
import type { routeMapFields } from './route-map.definition.ts';
import type { RouteMapData } from './route-map.load.ts';
import { routeTexts } from './route-map.texts.ts';

/** A stop as the map and the list beside it show it. */
export interface RouteStop {
  title: string;
  /** When one is there; '' shows the kilometres instead. */
  when: string;
  text: string;
  place: Place;
  /** Its number on the map; start and finish have an icon instead. */
  number: string;
  icon: string;
  /** Not where a round ends: its start stands there. */
  onMap: boolean;
  /** From the start; undefined for the start itself, and where the route does not pass. */
  metres: number | undefined;
}

/** A route that ends this near to its start, in metres, is a round. */
const round = 250;

interface Options extends ShownValues<typeof routeMapFields> {
  language: Language;
  data: RouteMapData;
}

/** Start, the stops on the way in their order, finish. A stop at the very start or finish takes its place. */
export function stopsOf({ route, stops, language, data }: Options): RouteStop[] {
  const words = routeTexts[language];
  const first = route?.points[0] ?? data.tour?.start;
  const last = route?.points.at(-1);
  const isRound = first && last && metresBetween(first, last) < round;
  const own = stops.flatMap(({ place, ...stop }) => (place ? [{ ...stop, place }] : []));
  const near = (place: Place | undefined) => (each: { place: Place }) =>
    place !== undefined && metresBetween(each.place, place) < round;
  const atStart = own.find(near(first));
  const ending = own.findLast(near(last));
  const atEnd = ending === atStart ? undefined : ending;
  const between = own.filter((each) => each !== atStart && each !== atEnd);
  const ends = { start: isRound ? words.startAndFinish : words.start, finish: words.finish };
  return [
    ...(first
      ? [
          {
            title: atStart?.title || data.tour?.startName || ends.start,
            when: atStart?.when ?? '',
            text: atStart?.text ?? '',
            place: first,
            number: '',
            icon: atStart?.icon || 'bike',
            onMap: true,
            metres: undefined,
          },
        ]
      : []),
    ...between.map((stop, index) => ({
      ...stop,
      icon: '',
      number: String(index + 1),
      onMap: true,
      metres: route ? metresTo(stop.place, route.points, route.metres) : undefined,
    })),
    ...(last && route && (atEnd || !isRound)
      ? [
          {
            title: atEnd?.title || ends.finish,
            when: atEnd?.when ?? '',
            text: atEnd?.text ?? '',
            place: last,
            number: '',
            icon: atEnd?.icon || 'flag',
            onMap: !isRound,
            metres: route.metres,
          },
        ]
      : []),
  ];
}
