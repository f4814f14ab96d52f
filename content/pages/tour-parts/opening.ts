import type { ContentNode, Translate } from '../../../src/page/page-content.ts';
import { asHtml, node } from '../parts/nodes.ts';

/** Words on the sky; the riders on the dyke stay behind a little as the page scrolls (MOD-4). */
export const opening = (t: Translate): ContentNode => ({
  ...node('hero', {
    heading: t({
      nl: 'Iemand rijdt voorop die de weg weet',
      en: 'Someone in front who knows the way',
      de: 'Vorn fährt jemand, der den Weg kennt',
    }),
    html: asHtml([
      t({
        nl: 'Vijf tochten, hooguit veertien mensen, één gids die hier woont. De fiets en de koffie zitten erbij.',
        en: 'Five tours, fourteen people at most, one guide who lives here. Bike and coffee are included.',
        de: 'Fünf Touren, höchstens vierzehn Leute, ein Guide, der hier wohnt. Rad und Kaffee sind dabei.',
      }),
    ]),
    layout: 'background',
    textAt: 'top',
    buttons: [
      {
        label: t({ nl: 'Bekijk de data', en: 'See the dates', de: 'Termine ansehen' }),
        link: { url: '#dates' },
        kind: 'main',
      },
    ],
  }),
  design: {
    backgroundPicture: { media: 'tours-layer' },
    backgroundPicturePhone: { media: 'tours-layer-phone' },
    backgroundPosition: { base: 'top' },
    parallax: 'true',
    minimumHeight: { base: '44rem', phone: '40rem' },
  },
});
