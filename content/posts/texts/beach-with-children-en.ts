import type { BeachWithChildren } from './beach-with-children-nl.ts';

/** English texts of the article on the way to the beach with children. */
export const beachWithChildrenEn: BeachWithChildren = {
  title: 'To the beach by bike, with children',
  description:
    'Eight kilometres from Haarlem to the sea with children: who rides in what, which way to go, what to pack, and how to get everyone home again.',
  excerpt:
    'The sea is eight kilometres off. That is half an hour, or an hour and a half, depending on how many rabbits there are on the way.',
  intro: [
    'From our door to the beach at Bloemendaal is eight kilometres. On your own that is half an hour. With a small child who insists on pedalling it is an hour and a half, and that includes three rabbits, one dropped bear and the question whether we are nearly there. Both are fine, so long as you know beforehand.',
    'Saskia has raised three and says that she has done this ride four hundred times. These are the answers she gives at the counter.',
  ],
  numbers: [
    { value: 8, suffix: ' km', label: 'from the shop to the sea' },
    { value: 90, suffix: ' min', label: 'with a small child on their own wheels' },
    { value: 3, suffix: '', label: 'stops, one of them for a rabbit' },
  ],
  whoHeading: 'Who rides in what?',
  who: 'A passenger under eight needs a seat that supports back, hands and feet. That is Dutch law. The rest is a matter of weight, mood and distance.',
  whoTable: [
    ['Age', 'What fits', 'Good to know'],
    [
      '1 to 3',
      'Rear child seat or cargo bike',
      'From about nine months, once they sit up by themselves. The box is best for sleeping in.',
    ],
    ['3 to 5', 'Cargo bike, or rear seat', 'Up to 22 kilos on the back. In the box the bucket comes too.'],
    [
      '5 to 7',
      'Their own bike, 16 or 20 inch',
      'Eight kilometres out is fine, eight back often is not. Keep the train in reserve.',
    ],
    [
      '7 to 12',
      'Their own bike, 20 or 24 inch',
      'Let them lead. The pace is right and there is less to argue about.',
    ],
    ['12 and up', 'A city bike, size S', 'Finds everything boring until the chips.'],
  ],
  whoNote:
    'Helmets are not compulsory in the Netherlands. For children we would take one; book it with the bike.',
  wayHeading: 'Which way?',
  way: [
    'The quick way is the Zeeweg, from Overveen: a cycle path beside the road, good tarmac, two hills. The nice way enters the dunes at Bleek en Berg. It is a kilometre or two longer and has gates, rabbits and climbs you are allowed to walk up. With a cargo bike take the Zeeweg, with children on their own wheels the dunes. One more hill, you will say. You said that about the last one too.',
    'If the wind is in the west, go to Zandvoort. It is a kilometre farther but flatter, and you ride behind houses until you are almost there. It also has a railway station.',
  ],
  packHeading: 'What to take',
  pack: [
    {
      text: 'Something to eat halfway',
      detail: 'Halfway, not at the sea. A currant bun by the Vogelmeer is worth two kilometres.',
      icon: 'gift',
    },
    {
      text: 'Dry trousers for each child',
      detail: 'Even if nobody is going in. Especially then.',
      icon: 'check',
    },
    {
      text: 'A windproof jacket',
      detail: 'It is three degrees colder by the sea than at the shop.',
      icon: 'wind',
    },
    { text: 'Sun cream', detail: 'Before you leave. Later on, the sand sticks to it.', icon: 'sun' },
    {
      text: 'A length of rope',
      detail: 'For the kite, the shrimping net and the moment somebody has had enough of pedalling.',
      icon: 'bike',
    },
  ],
  tipTitle: 'Get a wristband',
  tip: 'In summer the lifeguard posts usually hand out wristbands to write your number on. Fetch one when you arrive. A beach is longer than a child can explain.',
  beachHeading: 'By the sea',
  beach:
    'Look at the flag first. Red and yellow means there are lifeguards, yellow that swimming is dangerous, red that you must stay out. If an orange windsock is flying, inflatable flamingos and airbeds stay on the sand: the wind is blowing offshore and takes them along. Leave the bikes in the racks at the top of the ramp, and do not take the cargo bike onto the beach. We once spent a day digging one out.',
  galleryLabel: 'Out with children',
  gallery: ['She sleeps, he pedals', 'The flag points to the chips', 'It all goes in, parasol included'],
  homeHeading: 'And home again',
  home: [
    'The way back is with the wind, and still it is farther. At four the legs give out, at five the mood. So leave at three, or stay until after supper. You want nothing to do with the hours in between.',
    'If somebody really will not go on, there is the train from Zandvoort, which has you in Haarlem in a little over ten minutes. Outside rush hour a bike may come along with a ticket of its own; a cargo bike may not. Times and rules are with the railways, NS.',
  ],
  quote: 'They will not remember the sea. They will remember you and the cargo bike in the nettles.',
  ctaHeading: 'A day by the sea, all of you',
  cta: 'A cargo bike, a children’s bike and a helmet that fits. We set the saddles while they try every bell.',
  ctaButton: 'See the cargo bike',
  ctaSecond: 'Children’s bikes',
};
