import type { Translate } from '../../../src/page/page-content.ts';
import { heading, node, section } from '../parts/nodes.ts';

/** What riders saw on the way; every picture opens large. */
export const gallery = (t: Translate) =>
  section({}, [
    heading('h2', t({ nl: 'Van onderweg', en: 'Along the way', de: 'Unterwegs gesehen' })),
    node('gallery', {
      label: t({
        nl: 'Beelden van de tochten',
        en: 'Pictures of the tours',
        de: 'Bilder von den Touren',
      }),
      columns: { base: 4, tablet: 3, phone: 2 },
      perPage: 8,
      captions: 'large',
      pictures: moments(t).map(([media, caption]) => ({ picture: { media }, caption })),
    }),
  ]);

const moments = (t: Translate): [string, string][] => [
  [
    'tour-dunes-and-sea-2',
    t({
      nl: 'Duinen en zee: een hooglander die weet dat ze gezien wordt',
      en: 'Dunes and sea: a Highland cow who knows she is being looked at',
      de: 'Dünen und Meer: ein Hochlandrind, das weiß, dass man hinsieht',
    }),
  ],
  [
    'tour-tulip-fields-3',
    t({
      nl: 'Tulpenvelden: een bos voor op het stuur',
      en: 'Tulip fields: a bunch for the handlebars',
      de: 'Tulpenfelder: ein Strauß für den Lenker',
    }),
  ],
  [
    'tour-windmills-2',
    t({
      nl: 'Molens: publiek langs de sloot',
      en: 'Windmills: spectators along the ditch',
      de: 'Mühlen: Publikum am Graben',
    }),
  ],
  [
    'tour-amsterdam-by-bike-2',
    t({
      nl: 'Amsterdam: de ophaalbrug, als de lampen aangaan',
      en: 'Amsterdam: the drawbridge as the lamps come on',
      de: 'Amsterdam: die Zugbrücke, wenn die Lampen angehen',
    }),
  ],
  [
    'tour-zuiderzee-2',
    t({
      nl: 'Zuiderzee: de tweede dag, half tien',
      en: 'Zuiderzee: the second day, half past nine',
      de: 'Zuiderzee: der zweite Tag, halb zehn',
    }),
  ],
  [
    'tour-dunes-and-sea-3',
    t({
      nl: 'Duinen en zee: de meeuw had het eerder gezien',
      en: 'Dunes and sea: the gull had spotted it first',
      de: 'Dünen und Meer: Die Möwe hatte es zuerst gesehen',
    }),
  ],
  [
    'tour-windmills-3',
    t({
      nl: 'Molens: De Adriaan, waar we om tien uur vertrekken',
      en: 'Windmills: De Adriaan, where we leave at ten',
      de: 'Mühlen: De Adriaan, wo wir um zehn losfahren',
    }),
  ],
  [
    'tour-zuiderzee-3',
    t({
      nl: 'Zuiderzee: de haven na het eten',
      en: 'Zuiderzee: the harbour after supper',
      de: 'Zuiderzee: der Hafen nach dem Abendessen',
    }),
  ],
];
