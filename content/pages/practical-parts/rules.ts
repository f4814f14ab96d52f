import type { Language } from '../../../src/lib/language.ts';
import type { Translate } from '../../../src/page/page-content.ts';
import { heading, image, offPhones, row, section, text } from '../parts/nodes.ts';

/** How to lock a bike and behave on the road. */
export const rules = (t: Translate) =>
  section(
    { ground: 'raised' },
    [
      row(
        '3/5+2/5',
        [
          [
            heading('h2', t({ nl: 'Regels en sloten', en: 'Rules and locks', de: 'Regeln und Schlösser' })),
            text(
              t({
                nl: 'Wie hier is opgegroeid doet dit vanzelf. Voor alle anderen, en voor wie het even kwijt is:',
                en: 'Those who grew up here do all this without thinking. For everyone else:',
                de: 'Wer hier aufgewachsen ist, macht das von allein. Für alle anderen:',
              }),
            ),
            {
              type: 'accordion',
              props: { level: 'h3', open: 1 },
              slots: {
                items: t({ nl: ruleTexts.nl, en: ruleTexts.en, de: ruleTexts.de }).map(
                  ([title, ...body]) => ({
                    type: 'accordion-item',
                    props: { title },
                    slots: { content: [text(...body)] },
                  }),
                ),
              },
            },
          ],
          [offPhones(image('bike-lock', { ratio: '4:5' }))],
        ],
        { gap: 'large', align: 'start' },
      ),
    ],
    'rules',
  );

type Rule = readonly [title: string, ...body: string[]];

const ruleTexts: Record<Language, readonly Rule[]> = {
  nl: [
    [
      'Op slot, twee keer',
      'Ringslot dicht, ketting door het frame en om iets dat vaststaat. Sleutels in je zak, niet in de mand. Bij het station en in de binnenstad zijn bewaakte stallingen; in een rek op het trottoir mag ook, voor een winkeldeur niet.',
    ],
    [
      'Op de weg',
      'Rechts houden, links inhalen, hand uitsteken. Wie van rechts komt gaat voor, tenzij er haaientanden of borden staan. Met twee naast elkaar mag, met drie niet. Rood fietspad is voor jou en voor brommers, niet voor wandelaars.',
    ],
    [
      'Telefoon en licht',
      'Rijden met een telefoon in je hand kost een boete. In het donker en bij mist moet je licht branden; het onze doet dat uit zichzelf.',
    ],
    [
      'In de duinen',
      'Alleen op het fietspad en de gemarkeerde routes. Hooglanders en wisenten hebben voorrang: vijftig meter afstand. In de Amsterdamse Waterleidingduinen mag je niet fietsen, in de Kennemerduinen wel.',
    ],
  ],
  en: [
    [
      'Locked, twice',
      'Close the wheel lock, pass the chain through the frame and round something fixed. Keys in your pocket, not in the basket. There are guarded bike parks by the station and in the centre; racks on the pavement are fine too, shop doorways are not.',
    ],
    [
      'On the road',
      'Keep right, overtake on the left, signal with your hand. Traffic from the right goes first unless there are white triangles on the road or signs. Two abreast is allowed, three is not. Red paths are for you and for mopeds, not for walkers.',
    ],
    [
      'Phones and lights',
      'Holding a phone while riding earns you a fine. After dark and in fog your lights must be on; ours see to that themselves.',
    ],
    [
      'In the dunes',
      'Only on cycle paths and marked trails. Highland cattle and bison have right of way: keep fifty metres. In the Amsterdamse Waterleidingduinen you may not cycle, in the Kennemerduinen you may.',
    ],
  ],
  de: [
    [
      'Abgeschlossen, zweimal',
      'Ringschloss zu, Kette durch den Rahmen und um etwas Festes. Schlüssel in die Tasche, nicht in den Korb. Am Bahnhof und in der Innenstadt gibt es bewachte Fahrradparkhäuser; Ständer auf dem Gehweg gehen auch, Ladentüren nicht.',
    ],
    [
      'Auf der Straße',
      'Rechts halten, links überholen, Handzeichen geben. Rechts vor links, außer bei weißen Dreiecken auf der Fahrbahn oder Schildern. Zu zweit nebeneinander ist erlaubt, zu dritt nicht. Rote Radwege sind für dich und für Mofas, nicht für Fußgänger.',
    ],
    [
      'Handy und Licht',
      'Ein Handy in der Hand kostet beim Fahren ein Bußgeld. Im Dunkeln und bei Nebel muss das Licht brennen; unseres macht das von selbst.',
    ],
    [
      'In den Dünen',
      'Nur auf Radwegen und markierten Routen. Hochlandrinder und Wisente haben Vorfahrt: fünfzig Meter Abstand. In den Amsterdamse Waterleidingduinen darf man nicht Rad fahren, in den Kennemerduinen schon.',
    ],
  ],
};
