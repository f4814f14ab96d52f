import type { ContentNode, Translate } from '../../../src/page/page-content.ts';
import { asHtml, heading, node, row, section, text } from '../parts/nodes.ts';

interface Person {
  portrait: string;
  name: string;
  role: string;
  words: string;
}

/** Portrait at one side, words at the other; every second person stands a column further in. */
const inTurn = (person: Person, index: number): ContentNode =>
  row(
    index % 2 ? '1/3+2/3' : '2/3+1/3',
    index % 2 ? [[], [personOf(person, 'end')]] : [[personOf(person, 'start')], []],
    { gap: 'regular' },
  );

const personOf = ({ portrait, name, role, words }: Person, pictureAt: 'start' | 'end') =>
  node('person', {
    name,
    role,
    html: asHtml([words]),
    picture: { media: portrait },
    pictureAt,
    shape: 'arch',
  });

/** The three of the shop, and who rides in front in season. */
export const team = (t: Translate) =>
  section({ ground: 'sand' }, [
    heading('h2', t({ nl: 'Wie je tegenkomt', en: 'Whom you will meet', de: 'Wen du triffst' })),
    ...people(t).map(inTurn),
    text(
      t({
        nl: 'En in het seizoen: Joost, Amira en Henk, die de tochten in drie talen rijden.',
        en: 'And in season: Joost, Amira and Henk, who lead the tours in three languages.',
        de: 'Und in der Saison: Joost, Amira und Henk, die die Touren in drei Sprachen führen.',
      }),
    ),
  ]);

const people = (t: Translate): Person[] => [
  {
    portrait: 'portrait-1',
    name: 'Bram',
    role: t({ nl: 'Werkplaats', en: 'Workshop', de: 'Werkstatt' }),
    words: t({
      nl: 'Bouwt wielen alsof er niemand wacht. Komt met de bakfiets als je lek staat en vraagt dan eerst of het uitzicht een beetje goed was.',
      en: 'Builds wheels as if nobody were waiting. Comes out with the cargo bike when you have a puncture and asks first whether the view was any good.',
      de: 'Baut Laufräder, als würde niemand warten. Kommt mit dem Lastenrad, wenn du einen Platten hast, und fragt zuerst, ob die Aussicht etwas taugte.',
    }),
  },
  {
    portrait: 'portrait-2',
    name: 'Noor',
    role: t({ nl: 'Tochten', en: 'Tours', de: 'Touren' }),
    words: t({
      nl: 'Biologe, kent elke hooglander bij zijn nummer en weet waar de wind draait. Reed ooit in één dag om het IJsselmeer en raadt het af.',
      en: 'A biologist who knows every Highland cow by its number and where the wind will turn. Once rode round the IJsselmeer in a day and advises against it.',
      de: 'Biologin, kennt jedes Hochlandrind bei seiner Nummer und weiß, wo der Wind dreht. Ist einmal an einem Tag um das IJsselmeer gefahren und rät davon ab.',
    }),
  },
  {
    portrait: 'portrait-3',
    name: 'Saskia',
    role: t({ nl: 'Balie en boekingen', en: 'Counter and bookings', de: 'Theke und Buchungen' }),
    words: t({
      nl: 'Ziet aan je schoenen welke maat je hebt. Spreekt vier talen en zwijgt in een vijfde.',
      en: 'Tells your size from your shoes. Speaks four languages and keeps quiet in a fifth.',
      de: 'Sieht an deinen Schuhen, welche Größe du brauchst. Spricht vier Sprachen und schweigt in einer fünften.',
    }),
  },
];
