import type { ContentPage } from '../../src/page/page-content.ts';
import { history } from './about-parts/history.ts';
import { team } from './about-parts/team.ts';
import { asHtml, heading, image, node, row, section, text } from './parts/nodes.ts';
import { to } from './parts/page-link.ts';
import { slugs } from './parts/slugs.ts';

export const about: ContentPage = {
  key: 'about',
  slug: slugs.about,
  title: { nl: 'Over ons', en: 'About us', de: 'Über uns' },
  description: {
    nl: 'Drie mensen, een werkplaats en 142 fietsen aan het Spaarne in Haarlem. Wie we zijn, hoe we werken en waarom het weerbericht op de balie ligt.',
    en: 'Three people, a workshop and 142 bikes on the Spaarne in Haarlem. Who we are, how we work, and why the forecast lies on the counter.',
    de: 'Drei Leute, eine Werkstatt und 142 Räder an der Spaarne in Haarlem. Wer wir sind und warum der Wetterbericht auf der Theke liegt.',
  },
  modules: (t) => [
    node('hero', {
      heading: t({
        nl: 'Drie mensen die liever buiten zijn',
        en: 'Three people who would rather be outside',
        de: 'Drei Leute, die lieber draußen sind',
      }),
      html: asHtml([
        t({
          nl: '’s Zomers is de winkel open van negen tot zes. Daarbuiten zijn we daarbuiten.',
          en: 'In summer the shop is open from nine to six. Out of hours, we are out.',
          de: 'Im Sommer ist der Laden von neun bis sechs geöffnet. Sonst sind wir sonst wo.',
        }),
      ]),
      picture: { media: 'hero-about' },
      layout: 'below',
    }),
    section({ space: 'small' }, [
      node('breadcrumbs'),
      row(
        '3/5+2/5',
        [
          [
            heading(
              'h2',
              t({
                nl: 'Het begon met elf fietsen',
                en: 'It began with eleven bikes',
                de: 'Es fing mit elf Rädern an',
              }),
            ),
            text(
              t({
                nl: 'In 2009 nam Bram de werkplaats van zijn oom over: elf fietsen, een blikken la vol spaken en een klant die elke zaterdag kwam kijken of het nog ging. Het ging. Noor kwam erbij toen iemand de toeristen de weg moest wijzen, Saskia toen er meer boekingen dan briefjes op de muur pasten.',
                en: 'In 2009 Bram took over his uncle’s workshop: eleven bikes, a tin drawer of spokes and a customer who came by every Saturday to see whether it was still going. It was. Noor joined when someone had to show visitors the way, Saskia when there were more bookings than notes would fit on the wall.',
                de: '2009 übernahm Bram die Werkstatt seines Onkels: elf Räder, eine Blechschublade voller Speichen und ein Kunde, der jeden Samstag nachsah, ob es noch lief. Es lief. Noor kam dazu, als jemand den Gästen den Weg zeigen musste, Saskia, als mehr Buchungen da waren als Platz für Zettel an der Wand.',
              }),
              t({
                nl: 'We zijn niet groter geworden dan de kade toelaat. Wie belt krijgt een van ons aan de lijn, en wie een fiets terugbrengt hoort vaak dat hij er wel erg zanderig uitziet. Dat is een compliment.',
                en: 'We have not grown beyond what the quay allows. If you ring, you get one of us, and if you return a bike you may hear that it looks very sandy. That is a compliment.',
                de: 'Größer, als der Kai erlaubt, sind wir nicht geworden. Wer anruft, hat einen von uns am Apparat, und wer ein Rad zurückbringt, hört oft, dass es ganz schön sandig aussieht. Das ist ein Kompliment.',
              }),
            ),
          ],
          [image('workshop', { ratio: '4:5', hang: 'bottom' })],
        ],
        { gap: 'large', align: 'center' },
      ),
    ]),
    team(t),
    history(t),
    section({}, [
      row(
        '1/3+2/3',
        [
          [heading('h2', t({ nl: 'Hoe we werken', en: 'How we work', de: 'Wie wir arbeiten' }))],
          [
            node('list', {
              kind: 'rows',
              items: t({
                nl: [
                  {
                    text: 'Elke fiets gaat elke keer langs de werkbank.',
                    detail: 'Remmen, banden, licht, bel. Zeven minuten. Wat niet goed is, gaat niet mee.',
                  },
                  {
                    text: 'We repareren voor we vervangen.',
                    detail:
                      'De oudste stadsfiets rijdt sinds 2011. Alleen het frame is nog van toen, en de bel.',
                  },
                  {
                    text: 'We zeggen het eerlijk.',
                    detail:
                      'Wordt het na drie uur nat, dan hoor je dat om negen uur. Ook als je daardoor een dag later huurt.',
                  },
                  {
                    text: 'Eén procent gaat naar het duin.',
                    detail: 'Van elke tocht, aan het onderhoud van de paden in de Kennemerduinen.',
                  },
                ],
                en: [
                  {
                    text: 'Every bike passes the workbench every time.',
                    detail: 'Brakes, tyres, lights, bell. Seven minutes. What is not right stays here.',
                  },
                  {
                    text: 'We mend before we replace.',
                    detail:
                      'The oldest city bike has been going since 2011. Only the frame is original, and the bell.',
                  },
                  {
                    text: 'We tell you as it is.',
                    detail:
                      'If it will be wet after three, you hear it at nine. Even if that means you hire a day later.',
                  },
                  {
                    text: 'One per cent goes to the dunes.',
                    detail: 'Of every tour, for the upkeep of the paths in the Kennemerduinen.',
                  },
                ],
                de: [
                  {
                    text: 'Jedes Rad kommt jedes Mal auf die Werkbank.',
                    detail: 'Bremsen, Reifen, Licht, Klingel. Sieben Minuten. Was nicht stimmt, bleibt hier.',
                  },
                  {
                    text: 'Wir reparieren, bevor wir ersetzen.',
                    detail:
                      'Das älteste Stadtrad fährt seit 2011. Original ist nur noch der Rahmen, und die Klingel.',
                  },
                  {
                    text: 'Wir sagen, wie es ist.',
                    detail:
                      'Wird es nach drei nass, hörst du das um neun. Auch wenn du dann erst morgen mietest.',
                  },
                  {
                    text: 'Ein Prozent geht an die Dünen.',
                    detail: 'Von jeder Tour, für die Pflege der Wege in den Kennemerduinen.',
                  },
                ],
              }),
            }),
          ],
        ],
        { gap: 'large', align: 'start' },
      ),
    ]),
    section({ ground: 'sand' }, [
      row(
        '3/5+2/5',
        [
          [
            {
              ...image('team', { ratio: '3:2', hang: 'bottom' }),
              design: {
                animationStyle: { base: 'slide' },
                animationDirection: { base: 'left' },
                animationIntensity: { base: 10 },
              },
            },
          ],
          [
            node('quote', {
              text: t({
                nl: 'Een fiets is pas af als hij vuil terugkomt.',
                en: 'A bike is not finished until it comes back dirty.',
                de: 'Ein Rad ist erst fertig, wenn es schmutzig zurückkommt.',
              }),
              source: 'Bram',
              sourceDetail: t({
                nl: 'bij het afspuiten, de meeste avonden',
                en: 'while hosing down, most evenings',
                de: 'beim Abspritzen, fast jeden Abend',
              }),
            }),
            node('button', {
              label: t({ nl: 'Kom langs', en: 'Come by', de: 'Komm vorbei' }),
              link: to('contact'),
              kind: 'main',
            }),
          ],
        ],
        { gap: 'large', align: 'center' },
      ),
    ]),
    section({}, [
      heading(
        'h2',
        t({ nl: 'Wat fietsers schrijven', en: 'What riders write', de: 'Was Radfahrer schreiben' }),
      ),
      node('review-slider', {
        label: t({ nl: 'Beoordelingen', en: 'Reviews', de: 'Bewertungen' }),
        perView: { base: 2 },
        limit: 6,
      }),
      node('logo-strip', {
        size: 'small',
        heading: t({
          nl: 'We werken samen met de buren:',
          en: 'We work with the neighbours:',
          de: 'Wir arbeiten mit den Nachbarn zusammen:',
        }),
        logos: [
          { name: 'Duinhotel', picture: { media: 'partner-duinhotel' } },
          { name: 'Spaarne Koffie', picture: { media: 'partner-spaarne-koffie' } },
          { name: 'Haarlem Zomer', picture: { media: 'partner-haarlem-zomer' } },
          { name: 'Bollenroute', picture: { media: 'partner-bollenroute' } },
          { name: 'Molenbakker', picture: { media: 'partner-molenbakker' } },
        ],
      }),
    ]),
  ],
};
