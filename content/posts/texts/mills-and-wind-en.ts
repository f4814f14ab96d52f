import type { MillsAndWind } from './mills-and-wind-nl.ts';

/** English texts of the article on De Adriaan and the mills along the Zaan. */
export const millsAndWindEn: MillsAndWind = {
  title: 'De Adriaan and a thousand mills',
  description:
    'How a crankshaft turned the river Zaan into a factory, why Haarlem went seventy years without its mill, and how to see what is left by bike.',
  excerpt:
    'For seventy years there was no mill where our windmill tour begins. Where it turns round, 573 were once at work.',
  intro: [
    'Book our windmill tour and at ten in the morning you will be standing below De Adriaan. Nearly everybody asks how old it is. The honest answer is 1779, and also 2002. Between the two lies a story that half the town heard from its grandparents.',
    'And then we ride to the Zaan, where the mills once stood so close that they stole each other’s wind.',
  ],
  adriaanHeading: 'The mill on the tower',
  adriaan: [
    'In 1778 Adriaan de Boois, a man of business from Amsterdam, bought a disused defence tower on the Spaarne, the Goê Vrouwtoren. On its foundations he put up a mill, and named it after himself. On 19 May 1779 it turned. Not for flour: De Boois ground volcanic tuff into trass, which makes mortar waterproof. In a town full of quays that was no bad idea.',
    'It worked out differently. In 1802 the mill was sold to a tobacconist who made snuff in it. Some sixty years later it became a corn mill, with a steam engine for days without wind. In 1925 the mill society De Hollandsche Molen bought it to save it from being pulled down.',
  ],
  fireHeading: 'Saturday 23 April 1932',
  fire: 'Then it burnt down. Thousands of people stood on the quay and could do nothing. The cause was never found. The very next day they began to collect for a new one, and after that came the slump, the war, and everything else that mattered more. For seventy years there was a hole in the sky above the river.',
  fireCaption: 'The Spaarne, 23 April 1932. Some of them had come by bike.',
  timeline: [
    {
      when: '1779',
      title: 'De Adriaan grinds trass',
      text: 'On the remains of a town tower, high above the roofs, where nothing gets in the way of the wind.',
    },
    {
      when: '1802',
      title: 'Snuff',
      text: 'A tobacconist takes over. The whole quarter sneezed along, they say.',
    },
    { when: '1865', title: 'Corn and steam', text: 'An engine is added for the still days.' },
    { when: '1932', title: 'The fire', text: 'On 23 April. What remains is a heap of bricks and beams.' },
    { when: '2002', title: 'It turns again', text: 'On 23 April, seventy years later to the day.' },
  ],
  archive:
    'That it stands there again is thanks to a file. The town had been given the land in 1963 and had promised in return to rebuild the mill. Everyone had forgotten, until in 1996 the chairman of the mill’s foundation found the paper in an archive. After that they had to.',
  zaanHeading: 'A crankshaft in a mill',
  zaan: [
    'Meanwhile, on the Zaan. In 1594 Cornelis Corneliszoon of Uitgeest put a saw into a windmill. The new part was a bent axle, a crank, which turned round-and-round into up-and-down. All at once the wind could saw in a day what two men sawed by hand in a month.',
    'The sawyers of Amsterdam would not hear of it. The people of the Zaan would. They fetched trunks from the Baltic, left them in the ditch until they were wet enough, and sawed them into ships. Then they thought up a mill for everything: oil, paint, paper, pearl barley, mustard, hemp, spices.',
  ],
  zaanCaption: 'The trunks lie in the water until it is their turn. Nobody was in a hurry about that.',
  numbers: [
    { value: 573, suffix: '', label: 'mills at work on 1 January 1729' },
    { value: 1100, suffix: '', label: 'built altogether, roughly, in five centuries' },
    { value: 16, suffix: '', label: 'still standing in 2015, not counting one stump' },
  ],
  numbersNote: 'As counted by Ron Couwenhoven, who took more than twenty years over it, until 2015.',
  kindsHeading: 'Which mill is which?',
  kinds: 'From the outside a mill already tells you what it does inside. This is what to look for.',
  kindsTable: [
    ['What you see', 'What it is', 'Where on the way'],
    ['A balcony halfway up', 'A stage mill: up in the wind, above the roofs', 'De Adriaan'],
    ['An open shed below, trunks in the water', 'A sawmill', 'Zaanse Schans'],
    ['Closed and black, and it thuds', 'An oil mill: those are the stampers', 'Zaanse Schans'],
    [
      'A scoop wheel or screw, and no door to any road',
      'A polder mill, which keeps your feet dry',
      'Along the ring canal',
    ],
  ],
  tipTitle: 'How a mill says hello',
  tip: 'An upright cross means a short break, a diagonal one that it will be longer. If the top sail stops just short of its highest point there is something to celebrate; just past it is mourning. Any other position means that the miller had to run.',
  quote: 'Silent when it is still and a racket when it blows. No one has ever built a more honest factory.',
  quoteDetail: 'guide, who leads the tour in three languages',
  galleryLabel: 'The windmill tour',
  gallery: ['On the dyke, late in the afternoon', 'On the way, with an audience', 'The row along the water'],
  ctaHeading: 'From mill to mill',
  cta: 'From De Adriaan by way of Spaarndam to the Zaanse Schans: 42 kilometres, with a ferry. From March to the end of October.',
  ctaButton: 'See the windmill tour',
  ctaNote: 'When the mills themselves are open is up to the millers. Look it up before you leave.',
};
