import type { ContentPage, Translate } from '../../src/page/page-content.ts';
import { asHtml, heading, lead, node, section } from './parts/nodes.ts';
import { to } from './parts/page-link.ts';
import { slugs } from './parts/slugs.ts';
import { routes as all } from './routes/routes.ts';

export const routes: ContentPage = {
  key: 'routes',
  slug: slugs.routes,
  title: { nl: 'Fietsroutes vanuit Haarlem', en: 'Bike routes from Haarlem', de: 'Radrouten ab Haarlem' },
  description: {
    nl: 'Twaalf fietsroutes vanaf onze deur: naar zee, langs de bollen, over de dijk en door de stad, van 11 tot 78 kilometer, met wat je onderweg tegenkomt.',
    en: 'Twelve bike routes from our door: to the sea, past the tulips, along the dyke and through town, from 11 to 78 kilometres, with what you meet on the way.',
    de: 'Zwölf Radrouten ab unserer Tür: ans Meer, zu den Tulpen, über den Deich und durch die Stadt, 11 bis 78 Kilometer, mit dem, was unterwegs wartet.',
  },
  modules: (t, language) => [
    section({ space: 'small' }, [
      node('breadcrumbs'),
      heading('h1', t({ nl: 'Waar gaat het heen?', en: 'Where shall we go?', de: 'Wohin soll es gehen?' })),
      lead(
        t({
          nl: 'Twaalf routes die we zelf rijden. Ze beginnen alle twaalf bij onze deur en volgen de knooppunten; de kaart ligt op de balie.',
          en: 'Twelve routes we ride ourselves. All twelve start at our door and follow the numbered junctions; the map lies on the counter.',
          de: 'Zwölf Routen, die wir selbst fahren. Alle zwölf beginnen vor unserer Tür und folgen den Knotenpunkten; die Karte liegt auf der Theke.',
        }),
      ),
    ]),
    section({ space: 'none' }, [
      heading('h2', t({ nl: 'Alle routes', en: 'All routes', de: 'Alle Routen' })),
      node('portfolio', {
        label: t({ nl: 'Routes', en: 'Routes', de: 'Routen' }),
        filter: true,
        perPage: 8,
        items: all(t, language),
      }),
    ]),
    guided(t),
  ],
};

const guided = (t: Translate) =>
  section({ width: 'full' }, [
    section({ space: 'none' }, [
      heading(
        'h2',
        t({
          nl: 'Of met iemand die de weg weet',
          en: 'Or follow someone who knows the way',
          de: 'Oder mit jemandem, der den Weg kennt',
        }),
      ),
      node('text', {
        html: asHtml([
          t({
            nl: 'Vijf van deze routes rijden we ook met gids, fiets en koffie inbegrepen.',
            en: 'We ride five of them with a guide too, bike and coffee included.',
            de: 'Fünf davon fahren wir auch mit Guide, Rad und Kaffee inklusive.',
          }),
        ]),
      }),
    ]),
    node('portfolio-carousel', {
      source: 'tours',
      label: t({ nl: 'Tochten met gids', en: 'Guided tours', de: 'Geführte Touren' }),
      captions: 'below',
      gap: 'none',
    }),
    section({ space: 'none' }, [
      node('button', {
        label: t({ nl: 'Bekijk alle tochten', en: 'See all tours', de: 'Alle Touren ansehen' }),
        link: to('tours'),
        kind: 'quiet',
      }),
    ]),
  ]);
