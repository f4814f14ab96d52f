import type { TulipWeeks } from './tulip-weeks-nl.ts';

/** English texts of the article on when the tulips bloom. */
export const tulipWeeksEn: TulipWeeks = {
  title: 'When the tulips really bloom',
  description:
    'Crocuses, daffodils, hyacinths, tulips: what flowers when in the bulb fields, and where to cycle if it is not going to be Keukenhof.',
  excerpt:
    'Every year somebody rings on 12 March to ask whether the tulips are out. Here is the answer, week by week, and which fields to ride to.',
  intro: [
    'Every year, on or about 12 March, the telephone rings and somebody asks whether the tulips are out. They are not. In June somebody rings to ask whether they still are. They are not. In between lie eight weeks in which the bulb fields change colour three times, and the tulip comes last.',
    'We cannot promise you a day. After a mild winter the fields are two weeks ahead of those after a hard one. What does not change is the order.',
  ],
  orderHeading: 'The order things come up in',
  orderTable: [
    ['Flower', 'In an ordinary year', 'What you see'],
    ['Crocus', 'Late February to mid-March', 'Patches of purple and yellow, mostly on verges and in parks'],
    ['Daffodil', 'Mid-March to mid-April', 'Whole fields of yellow, visible from afar'],
    ['Hyacinth', 'Late March to late April', 'Blue, pink, white. You smell them before you see them'],
    ['Tulip', 'Mid-April to early May', 'Every colour, often at its height around the 20th of April'],
  ],
  orderNote: 'A cold winter moves everything back a week or two; a warm April cuts it short.',
  bestCaption: 'For three weeks of the year, this is the way to work.',
  best: 'If you have to pick one weekend, and have to pick it in January, make it the third in April. The early tulips will be out, most of the late ones too, and the last hyacinths still scent the whole thing. Around that weekend the flower parade drives from Noordwijk to Haarlem as well, and the floats are usually on show in our town the day after.',
  cutHeading: 'Why that red field is green tomorrow',
  cut: [
    'A bulb grower does not sell flowers. He sells bulbs. Once a tulip has opened and he has seen that it is healthy, its head comes off, so that the bulb grows instead of the seed. It is called topping, and it often happens within a fortnight of the field turning colour.',
    'So it is neither bad luck nor vandalism. The heads end up in a bright heap at the end of the track. As a rule you may not help yourself, but those who ask have been known to ride home with a garland round their handlebars.',
  ],
  cutCaption: 'Topped on Tuesday. By three o’clock the garland was on the handlebars.',
  whereHeading: 'Where to ride, besides Keukenhof',
  where:
    'Keukenhof is a garden, a fine one, open from about the middle of March to the middle of May; look up dates and tickets on its own site. But it is not where tulips live. They live here:',
  whereItems: [
    {
      text: 'Vogelenzang and De Zilk',
      detail:
        'Where we start ourselves. Narrow fields up against the dunes, half an hour’s ride from the shop, with nowhere for a coach to turn.',
    },
    {
      text: 'Hillegom and Lisse, by the back roads',
      detail:
        'Along the Leidsevaart canal and the lanes beside it. The fields on the postcards, from the other side.',
    },
    {
      text: 'Noordwijkerhout',
      detail:
        'Plenty of hyacinths, so go early in April and against the wind. You will smell it a kilometre off.',
    },
    {
      text: 'Limmen',
      detail:
        'The Hortus Bulborum keeps thousands of old varieties, tulips Rembrandt could have painted. Open in spring only. Take the train and a bike.',
    },
    {
      text: 'The top of North Holland',
      detail:
        'The largest unbroken fields are not here but near Julianadorp and Anna Paulowna. Often a week behind ours, which is handy if you are late.',
    },
  ],
  tipTitle: 'Stay on the path',
  tip: 'A field is somebody’s stock. Diseases travel from bulb to bulb on shoes and tyres, and a tulip you have snapped will not be back next year. The photograph is just as good from the path. Crouching helps.',
  historyHeading: 'And once a bulb cost as much as a house',
  history: [
    'Haarlem is where it went wrong. In the winter of 1637 people in the inns here were trading bulbs that were still underground, for sums that bought a house on a canal. In the first week of February there was an auction at which, suddenly, nobody bid. Within days it was over.',
    'The bulbs stayed. The sand behind the dunes, full of lime and quick to drain, turned out to be just what a tulip wants. Ever since, a bulb has cost roughly what it should, and looking is free.',
  ],
  numbersHeading: 'Our tour in three figures',
  numbers: [
    { value: 34, suffix: ' km', label: 'past the fields, on paths no coach can follow' },
    { value: 14, suffix: '', label: 'people at most, and one guide' },
    { value: 46, suffix: '', label: 'days a year, from 1 April to 16 May' },
  ],
  ctaHeading: 'Twice a day, for as long as they flower',
  cta: 'In the morning we look which fields are out and ride there. So the route is a little different every day.',
  ctaButton: 'See the tulip tour',
  ctaNote: 'The third weekend of April is the first to sell out.',
};
