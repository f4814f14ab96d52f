import type { FrameSize } from './frame-size-nl.ts';

/** English texts of the article on frame sizes and e-bikes. */
export const frameSizeEn: FrameSize = {
  title: 'What size of bike, and does it plug in?',
  description:
    'Find your frame size in five minutes with a book and a wall, set the saddle properly, and work out honestly whether you need an e-bike.',
  excerpt:
    'A book, a wall and a tape measure are all it takes to know your size. And whether to take an e-bike depends less on your legs than on the wind.',
  intro: [
    'Every week people come in and say they are a medium. In jumpers, it turns out. The size of a bike has nothing to do with your shoulders; it is in your legs, and you can measure those at home in five minutes. Saskia can also tell from your shoes, but she will not explain how.',
  ],
  measureHeading: 'Measure your inside leg',
  measure: [
    { text: 'Stand against a wall in your socks.', detail: 'Feet twenty centimetres apart.' },
    {
      text: 'Put a book between your legs.',
      detail:
        'Spine upwards, as high as it will go, as though it were a saddle. An atlas does better than a novel.',
    },
    {
      text: 'Mark where the top of it is.',
      detail: 'Step aside and measure from the floor to the mark. That is your inside leg.',
    },
    {
      text: 'Multiply by 0.66.',
      detail: 'That is roughly your frame size in centimetres for a city bike. An inside leg of 80 gives 53.',
    },
  ],
  sizesCaption: 'From left to right: 16 inch, 24 inch, S, M and L.',
  tableHeading: 'The sizes we have',
  table:
    'When you book we ask for your height alone, and nine times out of ten that will do. If you are exactly between two, take the smaller for stopping often and the larger for going far. And come and try: we have both.',
  sizeHead: ['Size', 'City bike', 'E-bike', 'Road bike'],
  sizeNote: 'The height of rider each size usually suits. A dash means we do not have it.',
  saddleHeading: 'And then the saddle',
  saddle: [
    'The frame decides whether a bike fits. The saddle decides whether your knees will stand for it. Put your heel on the pedal at its lowest point: your leg should be just straight. Then put the ball of your foot there, the way you ride, and exactly the right bend is left over.',
    'Can you put both feet flat on the ground? Then it is too low. At traffic lights the Dutch put down one toe and look as if that were the natural thing. It takes two streets to get used to.',
  ],
  tipTitle: 'How to be certain',
  tip: 'Ride round the block and mind your hips. If they rock from side to side, the saddle should come down a centimetre. If your knees ache at the front, it should go up.',
  batteryHeading: 'E-bike or not',
  battery: [
    'An e-bike helps for as long as you pedal, up to 25 kilometres an hour. Above that it is simply a heavy bike. It is flat here in every direction, so you do not need one for the hills. You might for the wind. Riding into a force 5, a motor turns a struggle into a conversation.',
    'How far you get depends on how much you let it help. This is what our batteries manage on an ordinary day, with a force 3 wind and one person with two panniers:',
  ],
  barsTitle: ['Eco', 'Tour', 'Turbo'],
  barsSuffix: ' km',
  yesTitle: 'Take one',
  yes: [
    'if you will ride more than forty kilometres in a day',
    'if a child or a picnic is going on the back',
    'if there are two of you and one is faster',
    'if the forecast on the counter begins with ‘west 5’',
  ],
  noTitle: 'Leave it',
  no: [
    'if you are off round town: locking up five times is moving thirty kilos five times',
    'if it is only to the beach and back',
    'if you are going on by train, because the lifting is up to you',
    'if you mostly want one because next door has one',
  ],
  priceText:
    'It costs {difference} a day more. Either it is worth it, or it is four coffees. You only notice the difference on the way home.',
  ctaHeading: 'Come and try both',
  cta: 'A turn round the block costs nothing. Ten minutes, and you will know.',
  ctaButton: 'See all the bikes',
  ctaSecond: 'All about the e-bike',
};
