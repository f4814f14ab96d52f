import type { ContentPage } from '../../src/page/page-content.ts';
import { asHtml, node, section } from './parts/nodes.ts';
import { to } from './parts/page-link.ts';
import { slugs } from './parts/slugs.ts';

export const notFound: ContentPage = {
  key: 'not-found',
  slug: slugs['not-found'],
  title: { nl: 'Hier houdt het pad op', en: 'The path ends here', de: 'Hier endet der Weg' },
  description: {
    nl: 'Deze pagina bestaat niet of niet meer. Ga terug naar de voorpagina, kies een fiets of bekijk de tochten vanuit Haarlem.',
    en: 'This page does not exist, or no longer does. Go back to the front page, choose a bike or see the tours from Haarlem.',
    de: 'Diese Seite gibt es nicht oder nicht mehr. Geh zurück zur Startseite, wähle ein Rad oder sieh dir die Touren ab Haarlem an.',
  },
  modules: (t) => [
    node('hero', {
      kicker: '404',
      heading: t({ nl: 'Hier houdt het pad op', en: 'The path ends here', de: 'Hier endet der Weg' }),
      html: asHtml([
        t({
          nl: 'Deze pagina is er niet. Misschien is ze verhuisd, misschien ligt ze in de gracht. Omkeren mag.',
          en: 'There is no such page. It may have moved, or it may be in the canal. Turning round is allowed.',
          de: 'Diese Seite gibt es nicht. Vielleicht ist sie umgezogen, vielleicht liegt sie in der Gracht. Umkehren ist erlaubt.',
        }),
      ]),
      picture: { media: 'not-found' },
      layout: 'below',
      textAlign: 'center',
      buttons: [
        {
          label: t({ nl: 'Naar de voorpagina', en: 'To the front page', de: 'Zur Startseite' }),
          link: to('home'),
          kind: 'main',
        },
        {
          label: t({ nl: 'Bekijk de tochten', en: 'See the tours', de: 'Touren ansehen' }),
          link: to('tours'),
          kind: 'quiet',
        },
      ],
    }),
    section({ space: 'small' }, [
      node('search', {
        label: t({
          nl: 'Of zoek wat je kwijt bent',
          en: 'Or search for what you lost',
          de: 'Oder such, was dir fehlt',
        }),
        placeholder: t({
          nl: 'duinen, tandem, borg',
          en: 'dunes, tandem, deposit',
          de: 'Dünen, Tandem, Kaution',
        }),
        align: 'center',
      }),
    ]),
  ],
};
