import type { ContentPage } from '../../src/page/page-content.ts';
import { asHtml, heading, lead, node, row, section } from './parts/nodes.ts';
import { to } from './parts/page-link.ts';
import { phoneIn, settings } from './parts/shop-facts.ts';
import { slugs } from './parts/slugs.ts';
import { questionsDe } from './questions/questions-de.ts';
import { questionsEn } from './questions/questions-en.ts';
import { type QuestionGroup, questionsNl } from './questions/questions-nl.ts';

export const faq: ContentPage = {
  key: 'faq',
  slug: slugs.faq,
  title: { nl: 'Veelgestelde vragen', en: 'Common questions', de: 'Häufige Fragen' },
  description: {
    nl: 'Antwoord op wat je wilt weten voor je gaat: reserveren, borg, maten, annuleren, lekke banden, kinderen, de trein en regen.',
    en: 'Answers to what you want to know before you set off: booking, deposits, sizes, cancelling, punctures, children, trains and rain.',
    de: 'Antworten auf das, was du vor der Abfahrt wissen willst: Buchen, Kaution, Größen, Storno, Platten, Kinder, Zug und Regen.',
  },
  modules: (t) => {
    const groups: readonly QuestionGroup[] = t({ nl: questionsNl, en: questionsEn, de: questionsDe });
    return [
      section({ space: 'small' }, [
        node('breadcrumbs'),
        heading('h1', t({ nl: 'Wat mensen vragen', en: 'What people ask', de: 'Was Leute fragen' })),
        lead(
          t({
            nl: 'Staat het er niet bij, bel dan. Er neemt iemand op die weet hoe de fietsen rijden.',
            en: 'If it is not here, ring us. The person who answers rides the bikes.',
            de: 'Steht es nicht dabei, ruf an. Es nimmt jemand ab, der die Räder kennt.',
          }),
        ),
        node('list', {
          kind: 'bullets',
          columns: '4',
          items: groups.map(({ heading: name, anchor }) => ({ text: name, link: { url: `#${anchor}` } })),
        }),
      ]),
      ...groups.map(questions),
      section({ space: 'small' }, [
        node('call-to-action', {
          heading: t({ nl: 'Nog iets?', en: 'Anything else?', de: 'Noch etwas?' }),
          html: asHtml([
            t({
              nl: 'We antwoorden op mail binnen een dag, op de telefoon meteen.',
              en: 'We answer email within a day and the telephone at once.',
              de: 'E-Mails beantworten wir innerhalb eines Tages, das Telefon sofort.',
            }),
          ]),
          buttons: [
            {
              label: t({
                nl: `Bel ${phoneIn('nl')}`,
                en: `Call ${phoneIn('en')}`,
                de: `Anrufen: ${phoneIn('de')}`,
              }),
              link: { url: `tel:${settings.phone.number}` },
              kind: 'main',
              icon: 'phone',
            },
            {
              label: t({ nl: 'Alle contactgegevens', en: 'All contact details', de: 'Alle Kontaktdaten' }),
              link: to('contact'),
              kind: 'quiet',
            },
          ],
          ground: 'sky',
        }),
      ]),
    ];
  },
};

/** Headings stand a column earlier than their questions; every second group lies on sand. */
const questions = ({ anchor, heading: title, items }: QuestionGroup, index: number) =>
  section(
    { ground: index % 2 ? 'none' : 'sand', space: 'small' },
    [
      row('1/3+2/3', [[heading('h2', title)], [node('faq', { items, oneAtATime: false })]], {
        gap: 'large',
        align: 'start',
      }),
    ],
    anchor,
  );
