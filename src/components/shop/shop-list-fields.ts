import { choice, number, toggle } from '../../fields/kinds.ts';
import { headingLevelField } from '../heading-level-field.ts';

/** The settings of a list of bikes or tours. */
export const shopListFields = () => ({
  layout: choice({
    label: { nl: 'Indeling', en: 'Layout', de: 'Anordnung' },
    help: {
      nl: 'Naast elkaar: de eerste wordt groter als er anders een plek openblijft',
      en: 'Side by side: the first grows where a place would stay open',
      de: 'Nebeneinander: das Erste wird größer, wo sonst ein Platz frei bliebe',
    },
    options: {
      cards: { nl: 'Naast elkaar', en: 'Side by side', de: 'Nebeneinander' },
      rows: { nl: 'Onder elkaar', en: 'One below the other', de: 'Untereinander' },
    },
    initial: 'cards',
  }),
  columns: choice({
    label: { nl: 'Kolommen', en: 'Columns', de: 'Spalten' },
    options: {
      '2': { nl: '2', en: '2', de: '2' },
      '3': { nl: '3', en: '3', de: '3' },
      '4': { nl: '4', en: '4', de: '4' },
    },
    initial: '3',
  }),
  level: headingLevelField('h3'),
  limit: number({
    label: { nl: 'Hoogstens', en: 'At most', de: 'Höchstens' },
    help: { nl: '0 is alles', en: '0 is all', de: '0 ist alle' },
    initial: 0,
    minimum: 0,
    maximum: 50,
  }),
  showDescription: toggle({
    label: { nl: 'Met omschrijving', en: 'With description', de: 'Mit Beschreibung' },
    initial: true,
  }),
});

interface Choice {
  only: readonly { id: string }[];
  except: string;
  limit: number;
}

/** The chosen ones in the order they were chosen in, or all but one; at most `limit`, 0 being all. */
export function chosenOf<Item extends { id: string }>(
  items: readonly Item[],
  { only, except, limit }: Choice,
): Item[] {
  const chosen =
    only.length > 0
      ? only.flatMap(({ id }) => items.find((item) => item.id === id) ?? [])
      : items.filter(({ id }) => id !== except);
  return limit > 0 ? chosen.slice(0, limit) : [...chosen];
}
