import type { DunesInAutumn } from './dunes-in-autumn-nl.ts';

/** English texts of the article on the dunes in autumn. */
export const dunesInAutumnEn: DunesInAutumn = {
  title: 'Autumn in the dunes, a cow on the path',
  description:
    'Cycling the Kennemer dunes in autumn: what to do when a Highland cow blocks the path, what there is to see, and what time it gets dark.',
  excerpt:
    'In October the cycle path is covered in leaves, and now and then in cow. What to do about it, and why this is the time to go.',
  intro: [
    'The best weeks in the dunes begin when the beach cafés take down their terraces. The air is clean, the grass has turned yellow, and between the gate and the sea you may meet four people on the shell path. All four will say hello. In July they do not.',
    'We ride our dune tour all year round, but if I could pick a day it would be a weekday morning at the end of October, with the first cold night still in the sand.',
  ],
  cowHeading: 'There is a Highland cow on the path',
  cow: [
    'Highland cattle have grazed the Zuid-Kennemerland national park since 2002; there are about fifty of them. They keep the grass down, a job the rabbits used to do. In autumn they fill up for the winter and then they like to lie down, ideally on something dry that has been in the sun. A cycle path, for instance. She knows you are there. She simply has not finished.',
    'A Highland cow looks like a soft toy with a fringe. She is not one. Mostly she is interested in herself, and this is how to keep it that way:',
  ],
  cowSteps: [
    {
      text: 'Get off and stop well short of her.',
      detail: 'We keep fifty metres. Ringing your bell does nothing.',
    },
    {
      text: 'See where the calf is.',
      detail: 'Never go between them. If there is a calf about, give them more room still, or turn round.',
    },
    {
      text: 'Wait five minutes.',
      detail: 'That is half a flask of tea. Quite often she gets up of her own accord.',
    },
    {
      text: 'Walk round her, pushing the bike.',
      detail: 'Calmly, in a wide arc, and only where you may leave the path. Otherwise take another path.',
    },
    {
      text: 'Feed her nothing.',
      detail: 'A cow that expects bread is a cow that will have to be moved away.',
    },
  ],
  tipTitle: 'And the bison?',
  tip: 'They live in the Kraansvlak, behind a fence, and have done since 2007. Winter is the time to spot them, when the bushes are bare. Bring binoculars and expect nothing. Then you will see one.',
  seeHeading: 'What else there is to see',
  see: [
    'In the middle of October you hear the fallow deer before you see them. A buck in the rut makes a noise somewhere between snoring and lodging a complaint. Stand still, lean the bike against a post and watch the edge of the wood.',
    'The sea buckthorn is orange with berries by then, and redwings and fieldfares fly in from Scandinavia to strip it. The spindle trees carry pink capsules with an orange seed inside, the one colour scheme in the dunes that really is too much.',
    'On the inland side, around Elswout and Duin en Kruidberg, the beeches turn. They are at their best in the first week of November, provided no gale has come through in the meantime. Brake with some thought: wet beech leaves are soap.',
  ],
  galleryLabel: 'Autumn in the Kennemer dunes',
  gallery: [
    'The beeches, first week of November',
    'Late afternoon by a dune lake',
    'Heading home with the light behind us',
  ],
  roundHeading: 'A loop of a little over twenty kilometres',
  round:
    'Two hours’ riding, three hours out. Junction numbers change from time to time, so we give you the places; at the counter we will draw the line on your map.',
  roundSteps: [
    { text: 'The shop to Bloemendaal', detail: 'Past the station and up through the avenues. A warm-up.' },
    {
      text: 'Bleek en Berg to the Vogelmeer',
      detail: 'Through the gate and into the dunes. There is a hide at the lake: keep your voice down.',
    },
    {
      text: 'The Vogelmeer to Bloemendaal aan Zee',
      detail: 'The stretch with the most view and the most wind. Coffee, if anything is open.',
    },
    {
      text: 'Zeeweg, Overveen, and back to the shop',
      detail: 'On a cycle path of its own, usually with the wind behind you.',
    },
  ],
  lightHeading: 'What time it gets dark',
  light:
    'The clocks go back at the end of October and the afternoon is suddenly an hour short. So count back from sunset, and take off another hour for coffee.',
  lightTable: [
    ['Around', 'Sunset', 'Leave the shop by'],
    ['1 October', '7.20 pm', '4 pm'],
    ['15 October', '6.45 pm', '3.30 pm'],
    ['1 November', '5.10 pm', '1.45 pm'],
    ['15 November', '4.45 pm', '1.15 pm'],
    ['1 December', '4.30 pm', '1 pm'],
  ],
  lightNote:
    'For Haarlem, to the nearest five minutes. The lights on our bikes come on by themselves. There are none along the path.',
  quote:
    'In summer you ride to the sea. In autumn you ride through the dunes, and the sea happens to be at the end.',
  quoteDetail: 'one Tuesday in November, with nobody in sight',
  ctaHeading: 'Rather go with someone the cows know?',
  cta: 'Our dunes and sea tour runs all year, at weekends in winter. With coffee, without hurry.',
  ctaButton: 'See the tour',
  ctaSecond: 'On your own: choose a bike',
};
