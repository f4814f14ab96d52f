import type { ContentPage } from '../../src/page/page-content.ts';
import { demoTours } from '../catalogue/demo-tours.ts';
import { asHtml, heading, image, node, offPhones, row, section, text } from './parts/nodes.ts';
import { to } from './parts/page-link.ts';
import { money } from './parts/shop-facts.ts';
import { slugs } from './parts/slugs.ts';
import { gallery } from './tour-parts/gallery.ts';
import { opening } from './tour-parts/opening.ts';

export const tours: ContentPage = {
  key: 'tours',
  slug: slugs.tours,
  title: { nl: 'Tochten met gids', en: 'Guided tours', de: 'Geführte Touren' },
  description: {
    nl: 'Vijf fietstochten met gids vanuit Haarlem: duinen en zee, bollenvelden, molens, Amsterdam en twee dagen Zuiderzee. Fiets en koffie inbegrepen.',
    en: 'Five guided bike tours from Haarlem: dunes and sea, tulip fields, windmills, Amsterdam and two days round the Zuiderzee. Bike and coffee included.',
    de: 'Fünf geführte Radtouren ab Haarlem: Dünen und Meer, Tulpenfelder, Mühlen, Amsterdam und zwei Tage Zuiderzee. Rad und Kaffee inklusive.',
  },
  modules: (t, language) => [
    opening(t),
    section({ space: 'small' }, [
      node('breadcrumbs'),
      heading('h2', t({ nl: 'Waarheen?', en: 'Where to?', de: 'Wohin?' })),
      node('tour-list', { layout: 'rows' }),
    ]),
    section({ ground: 'sky' }, [
      row(
        '2/5+3/5',
        [
          [offPhones(image('pick-up-counter', { ratio: '1:1', hang: 'bottom' }))],
          [
            heading(
              'h2',
              t({ nl: 'Zo gaat een dag mee', en: 'How a day with us goes', de: 'So läuft ein Tag mit uns' }),
            ),
            node('list', {
              kind: 'steps',
              items: t({
                nl: [
                  {
                    text: 'Een kwartier eerder',
                    detail:
                      'Je fiets staat klaar op je lengte. We zetten het zadel goed en je rijdt een rondje op de kade.',
                  },
                  {
                    text: 'In het tempo van de langzaamste',
                    detail:
                      'Vijftien kilometer per uur, met stops waar het uitzicht dat vraagt. Niemand hoeft zich te haasten, ook niet voor wie sneller kan.',
                  },
                  {
                    text: 'Koffie halverwege',
                    detail: 'Die betalen wij. Lunch doe je zelf, de gids weet waar.',
                  },
                  {
                    text: 'Terug met de wind mee',
                    detail:
                      'Als het kan. De gids kijkt ’s ochtends naar het weerbericht en draait de route om als dat scheelt.',
                  },
                ],
                en: [
                  {
                    text: 'A quarter of an hour early',
                    detail:
                      'Your bike stands ready for your height. We set the saddle and you ride a lap of the quay.',
                  },
                  {
                    text: 'At the pace of the slowest',
                    detail:
                      'Fifteen kilometres an hour, with stops where the view asks for one. Nobody is hurried, however keen the rest.',
                  },
                  {
                    text: 'Coffee halfway',
                    detail: 'On us. Lunch is your own affair; the guide knows where.',
                  },
                  {
                    text: 'Home with the wind',
                    detail:
                      'When it can be done. Your guide reads the forecast in the morning and turns the route round if that helps.',
                  },
                ],
                de: [
                  {
                    text: 'Eine Viertelstunde früher',
                    detail:
                      'Dein Rad steht für deine Größe bereit. Wir stellen den Sattel ein, und du drehst eine Runde am Kai.',
                  },
                  {
                    text: 'Im Tempo der Langsamsten',
                    detail:
                      'Fünfzehn Kilometer pro Stunde, mit Pausen, wo die Aussicht eine verlangt. Niemand muss hetzen, auch nicht den Sportlichen zuliebe.',
                  },
                  {
                    text: 'Kaffee auf halbem Weg',
                    detail: 'Den zahlen wir. Mittag isst du auf eigene Rechnung; der Guide weiß, wo.',
                  },
                  {
                    text: 'Zurück mit dem Wind',
                    detail:
                      'Wenn es geht. Der Guide liest morgens den Wetterbericht und dreht die Route um, wenn das hilft.',
                  },
                ],
              }),
            }),
          ],
        ],
        { gap: 'large', align: 'center' },
      ),
    ]),
    section(
      {},
      [
        row(
          '3/5+2/5',
          [
            [heading('h2', t({ nl: 'Alle data', en: 'All dates', de: 'Alle Termine' }))],
            [
              node('countdown', {
                end: '01/04/2027 09:30',
                heading: t({
                  nl: 'Tot de eerste tulpentocht',
                  en: 'Until the first tulip tour',
                  de: 'Bis zur ersten Tulpentour',
                }),
                smallest: 'hours',
                whenEnded: 'hidden',
                look: 'plain',
              }),
            ],
          ],
          { gap: 'large', align: 'end' },
        ),
        node('tour-departures', { months: 3, shownAtFirst: 6, emptyLink: to('contact') }),
      ],
      'dates',
    ),
    section({ ground: 'sky' }, [
      row(
        '3/5+2/5',
        [
          [
            node('video', {
              address: '/films/mills-at-work.mp4',
              otherFormat: '/films/mills-at-work.webm',
              title: t({
                nl: 'Drie molens die draaien, twee fietsers op de kade',
                en: 'Three windmills turning, two riders on the quay',
                de: 'Drei Mühlen, die sich drehen, zwei Radler auf dem Kai',
              }),
              poster: { media: 'mills-at-work' },
              autoplay: true,
              loop: true,
            }),
          ],
          [
            heading(
              'h2',
              t({
                nl: 'Een molen maakt geen haast',
                en: 'A windmill is never in a hurry',
                de: 'Eine Mühle hat es nie eilig',
              }),
            ),
            text(
              t({
                nl: 'Langs de molentocht draaien er nog negen. De molenaar bij Spaarndam zwaait terug, als hij beide handen vrij heeft.',
                en: 'Nine still turn along the windmill tour. The miller at Spaarndam waves back, if he has both hands free.',
                de: 'An der Mühlentour drehen sich noch neun. Der Müller bei Spaarndam winkt zurück, wenn er beide Hände frei hat.',
              }),
            ),
            node('button', {
              label: t({
                nl: 'Bekijk de molentocht',
                en: 'See the windmill tour',
                de: 'Mühlentour ansehen',
              }),
              link: to('tour-windmills'),
              kind: 'quiet',
            }),
          ],
        ],
        { gap: 'large', align: 'center' },
      ),
    ]),
    gallery(t),
    section({}, [
      row(
        '1/3+2/3',
        [
          [
            heading(
              'h2',
              t({
                nl: 'Met alleen je eigen groep',
                en: 'Just your own group',
                de: 'Nur deine eigene Gruppe',
              }),
            ),
            text(
              t({
                nl: 'Een verjaardag, een team, een schoolklas: je huurt de hele tocht, in de taal die jullie spreken. Eén prijs, hoeveel er ook meegaan, tot de groep vol is. Kies ‘alleen ons groepje’ in het formulier.',
                en: 'A birthday, a team, a class: take the whole tour, in the language you speak. One price however many of you there are, up to a full group. Choose ‘just our own group’ in the form.',
                de: 'Ein Geburtstag, ein Team, eine Schulklasse: Ihr bucht die ganze Tour, in eurer Sprache. Ein Preis, egal wie viele mitfahren, bis die Gruppe voll ist. Wähl im Formular die eigene Gruppe.',
              }),
              t({
                nl: 'Groter, of ergens anders heen? Bel, dan kijken we samen op de kaart.',
                en: 'More of you, or somewhere else entirely? Ring us and we look at the map together.',
                de: 'Mehr Leute oder ein anderes Ziel? Ruf an, dann sehen wir gemeinsam auf die Karte.',
              }),
            ),
          ],
          [
            node('table', {
              caption: t({ nl: 'Wat een tocht kost', en: 'What a tour costs', de: 'Was eine Tour kostet' }),
              headerColumn: true,
              onPhone: 'grid',
              cells: [
                t({
                  nl: 'Tocht | Volwassene | Kind | Groep voor jezelf',
                  en: 'Tour | Adult | Child | Private group',
                  de: 'Tour | Erwachsene | Kind | Eigene Gruppe',
                }),
                ...demoTours.map(({ name, adultCents, childCents, privateGroupCents }) =>
                  [
                    name[language],
                    money(adultCents, language),
                    money(childCents, language),
                    money(privateGroupCents ?? 0, language),
                  ].join(' | '),
                ),
              ].join('\n'),
              note: t({
                nl: 'Per persoon, btw inbegrepen. De kinderprijs geldt tot en met 15 jaar. De groepsprijs is voor 10 tot 14 plaatsen, afhankelijk van de tocht.',
                en: 'Per person, VAT included. The child price is for those up to 15. The group price covers 10 to 14 seats, depending on the tour.',
                de: 'Pro Person, inklusive Mehrwertsteuer. Der Kinderpreis gilt bis 15 Jahre. Der Gruppenpreis gilt für 10 bis 14 Plätze, je nach Tour.',
              }),
            }),
          ],
        ],
        { gap: 'large', align: 'start' },
      ),
    ]),
    section({}, [
      node('call-to-action', {
        heading: t({
          nl: 'Liever zelf de weg zoeken?',
          en: 'Rather find your own way?',
          de: 'Lieber selbst den Weg suchen?',
        }),
        html: asHtml([
          t({
            nl: 'Huur alleen de fiets. De knooppuntenkaart ligt op de balie, en wij wijzen de wind aan.',
            en: 'Hire just the bike. The route map lies on the counter, and we point out the wind.',
            de: 'Miete nur das Rad. Die Knotenpunktkarte liegt auf der Theke, und wir zeigen, woher der Wind kommt.',
          }),
        ]),
        buttons: [
          {
            label: t({ nl: 'Kies je fiets', en: 'Choose your bike', de: 'Rad auswählen' }),
            link: to('bikes'),
            kind: 'quiet',
          },
          {
            label: t({ nl: 'Bekijk de routes', en: 'See the routes', de: 'Routen ansehen' }),
            link: to('routes'),
            kind: 'text',
          },
        ],
        ground: 'none',
        align: 'split',
      }),
    ]),
  ],
};
