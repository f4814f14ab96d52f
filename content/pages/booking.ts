import type { ContentPage } from '../../src/page/page-content.ts';
import { heading, node, section, small } from './parts/nodes.ts';
import { linksIn } from './parts/page-link.ts';
import { phoneIn } from './parts/shop-facts.ts';
import { slugs } from './parts/slugs.ts';

export const booking: ContentPage = {
  key: 'booking',
  slug: slugs.booking,
  title: { nl: 'Reserveren', en: 'Book', de: 'Buchen' },
  description: {
    nl: 'Reserveer fietsen of een tocht in Haarlem. Je ziet meteen wat er vrij is en wat het kost, betaalt online of in de winkel, en annuleert zelf.',
    en: 'Book bikes or a tour in Haarlem. See at once what is free and what it costs, pay online or at the shop, and cancel by yourself if need be.',
    de: 'Räder oder eine Tour in Haarlem buchen. Du siehst sofort, was frei ist und was es kostet, zahlst online oder im Laden und stornierst selbst.',
  },
  modules: (t, language) => {
    const link = linksIn(language);
    return [
      section({ space: 'small' }, [
        node('breadcrumbs'),
        heading('h1', t({ nl: 'Reserveer', en: 'Book your ride', de: 'Buchen' })),
        node('booking-form'),
      ]),
      section({ space: 'small' }, [
        small(
          t({
            nl: `Tot 48 uur van tevoren annuleer je gratis. De borg betaal je bij het ophalen; ${link('practical', 'zo werkt dat', '#deposit')}. Lukt het niet of zijn jullie met meer dan veertig, bel dan ${phoneIn('nl')}.`,
            en: `Cancel free of charge up to 48 hours ahead. The deposit is paid at pick-up; ${link('practical', 'this is how', '#deposit')}. If it will not work, or there are more than forty of you, call ${phoneIn('en')}.`,
            de: `Bis 48 Stunden vorher stornierst du kostenlos. Die Kaution zahlst du bei der Abholung; ${link('practical', 'so geht das', '#deposit')}. Klappt es nicht oder seid ihr mehr als vierzig, ruf an: ${phoneIn('de')}.`,
          }),
        ),
      ]),
    ];
  },
};
