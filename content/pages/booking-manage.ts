import type { ContentPage } from '../../src/page/page-content.ts';
import { heading, node, row, section, text } from './parts/nodes.ts';
import { linksIn } from './parts/page-link.ts';
import { phoneIn, settings } from './parts/shop-facts.ts';
import { slugs } from './parts/slugs.ts';

const { email } = settings;

export const bookingManage: ContentPage = {
  key: 'booking-manage',
  slug: slugs['booking-manage'],
  title: { nl: 'Mijn boeking', en: 'My booking', de: 'Meine Buchung' },
  description: {
    nl: 'Bekijk je boeking bij Polder & Pedaal, zie wat je terugkrijgt als je annuleert, en beslis dan. Met de link uit je bevestiging.',
    en: 'See your booking with Polder & Pedaal, find out what you get back if you cancel, and then decide. With the link from your confirmation.',
    de: 'Sieh deine Buchung bei Polder & Pedaal an, was du bei einer Stornierung zurückbekommst, und entscheide dann. Mit dem Link aus der Bestätigung.',
  },
  modules: (t, language) => {
    const link = linksIn(language);
    return [
      section({ space: 'small' }, [
        row(
          '2/3+1/3',
          [
            [node('booking-summary', { purpose: 'manage' })],
            [
              heading('h2', t({ nl: 'Iets veranderen?', en: 'Changing something?', de: 'Etwas ändern?' }), {
                size: 'small',
              }),
              text(
                t({
                  nl: `Andere dagen of tijden kies je hier zelf, tot 24 uur van tevoren en zonder kosten. Een andere maat of iemand erbij? Bel ${phoneIn('nl')} of mail <a href="mailto:${email}">${email}</a>, met je boekingsnummer.`,
                  en: `Other days or times you choose here yourself, free of charge, up to 24 hours ahead. Another size, or one more person? Call ${phoneIn('en')} or write to <a href="mailto:${email}">${email}</a> with your booking number.`,
                  de: `Andere Tage oder Zeiten wählst du hier selbst, bis 24 Stunden vorher und ohne Kosten. Eine andere Größe oder eine Person mehr? Ruf ${phoneIn('de')} an oder schreib an <a href="mailto:${email}">${email}</a>, mit deiner Buchungsnummer.`,
                }),
                t({
                  nl: `Wat annuleren kost, staat bij ${link('practical', 'praktisch', '#cancelling')}.`,
                  en: `What cancelling costs is under ${link('practical', 'good to know', '#cancelling')}.`,
                  de: `Was eine Stornierung kostet, steht unter ${link('practical', 'Praktisches', '#cancelling')}.`,
                }),
              ),
            ],
          ],
          { gap: 'large', align: 'start', tabletColumns: '1' },
        ),
      ]),
    ];
  },
};
