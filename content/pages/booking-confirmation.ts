import type { ContentPage } from '../../src/page/page-content.ts';
import { button, heading, image, node, row, section } from './parts/nodes.ts';
import { to } from './parts/page-link.ts';
import { settings } from './parts/shop-facts.ts';
import { slugs } from './parts/slugs.ts';

const { address } = settings;

export const bookingConfirmation: ContentPage = {
  key: 'booking-confirmation',
  slug: slugs['booking-confirmation'],
  title: { nl: 'Bevestiging', en: 'Confirmation', de: 'Bestätigung' },
  description: {
    nl: 'Je boeking bij Polder & Pedaal: wat je hebt gereserveerd, wat het kostte, waar je het ophaalt en hoe je het nog kunt veranderen.',
    en: 'Your booking with Polder & Pedaal: what you reserved, what it cost, where to pick it up and how you can still change it.',
    de: 'Deine Buchung bei Polder & Pedaal: was du reserviert hast, was es gekostet hat, wo du es abholst und wie du es noch ändern kannst.',
  },
  modules: (t) => [
    section({ space: 'small' }, [
      row(
        '3/5+2/5',
        [[node('booking-summary', { purpose: 'confirmation' })], [image('confirmation', { ratio: '4:5' })]],
        { gap: 'large', align: 'start' },
      ),
    ]),
    section({ ground: 'sand', space: 'small' }, [
      row(
        '1/3+2/3',
        [
          [
            heading('h2', t({ nl: 'Straks bij ons', en: 'When you come', de: 'Wenn du kommst' })),
            button(
              t({ nl: 'Zo kom je er', en: 'Getting here', de: 'So kommst du her' }),
              to('contact', '#directions'),
              'quiet',
            ),
          ],
          [
            node('list', {
              kind: 'rows',
              items: t({
                nl: [
                  {
                    text: 'Waar',
                    detail: `${address.street}, ${address.city}. Bij sommige tochten elders; dat staat in je bevestiging.`,
                  },
                  {
                    text: 'Neem mee',
                    detail:
                      'Een legitimatiebewijs, je boekingsnummer en bij huur een pinpas of contant geld voor de borg.',
                  },
                  { text: 'Trek aan', detail: 'Een laag meer dan je denkt, en dichte schoenen.' },
                ],
                en: [
                  {
                    text: 'Where',
                    detail: `${address.street}, ${address.city}. Some tours start elsewhere; your confirmation says where.`,
                  },
                  {
                    text: 'Bring',
                    detail:
                      'Proof of identity, your booking number and, when hiring, a card or cash for the deposit.',
                  },
                  { text: 'Wear', detail: 'One layer more than you think, and closed shoes.' },
                ],
                de: [
                  {
                    text: 'Wo',
                    detail: `${address.street}, ${address.city}. Manche Touren starten woanders; das steht in deiner Bestätigung.`,
                  },
                  {
                    text: 'Bring mit',
                    detail:
                      'Einen Ausweis, deine Buchungsnummer und bei Miete eine Karte oder Bargeld für die Kaution.',
                  },
                  { text: 'Zieh an', detail: 'Eine Schicht mehr, als du denkst, und feste Schuhe.' },
                ],
              }),
            }),
          ],
        ],
        { gap: 'large', align: 'start' },
      ),
    ]),
  ],
};
