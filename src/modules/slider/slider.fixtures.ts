import type { FixtureNode, ModuleFixture } from '../define-module.ts';

const dunes = {
  kicker: 'Tocht met gids',
  heading: 'Door de duinen naar zee',
  html: '<p>Twintig minuten trappen en je ruikt het zout.</p>',
  buttons: [
    { label: 'Bekijk de tocht', link: { page: 'tour-dunes-and-sea' }, kind: 'main', icon: '' },
    { label: 'Alle tochten', link: { page: 'tours' }, kind: 'quiet', icon: '' },
  ],
  picture: { media: 'dunes-evening' },
  textAt: 'top',
};
const mills = {
  heading: 'Molens die nog malen',
  html: '<p>Wie langzaam rijdt, hoort ze zuchten.</p>',
  picture: { media: 'windmills-quay' },
  overlay: 'dark',
  overlayStrength: 65,
  tone: 'light',
  textAlign: 'center',
};
const wordsAlone = {
  heading: 'Morgen staat er wind uit het westen',
  html: '<p>Rij heen met de neus erin, dan waai je terug.</p>',
  ground: 'brand',
  tone: 'light',
  textAlign: 'end',
  textAt: 'bottom',
};

const slide = (props: Record<string, unknown>): FixtureNode => ({ type: 'slide', props });
const three = [dunes, mills, wordsAlone].map(slide);
const film: FixtureNode = {
  type: 'slide',
  props: {
    heading: 'Een molen maakt geen haast',
    picture: { media: 'mills-at-work' },
    plate: true,
    textAlign: 'end',
  },
  design: { backgroundVideo: '/films/mills-at-work.mp4', backgroundVideoOther: '/films/mills-at-work.webm' },
};

export const sliderFixtures: ModuleFixture[] = [
  { name: 'three slides that fade by themselves', props: { label: 'Wat we doen' }, slots: { slides: three } },
  {
    name: 'sliding, low, high on phones, without dots and loop',
    props: {
      label: 'Wat we doen',
      effect: 'slide',
      height: { base: 'small', phone: 'large' },
      shape: 'band',
      autoplay: false,
      dots: false,
      loop: false,
    },
    slots: { slides: [...three, film] },
  },
  { name: 'a single slide has no controls', slots: { slides: [slide(dunes)] } },
  {
    name: 'far too many slides with long words',
    props: { label: 'Te veel', height: { base: 'content' }, seconds: 2, ignoreHover: true },
    slots: {
      slides: Array.from({ length: 60 }, (_, index) =>
        slide({
          heading: `${index + 1}. Meervoudigepersoonlijkheidsstoornissenonderzoeksinstituut`,
          html: `<p>${'Een verhaal dat maar doorgaat. '.repeat(8).trim()}</p>`,
          plate: true,
          picture: { media: 'workshop' },
        }),
      ),
    },
  },
];

export const slideFixtures: ModuleFixture[] = [
  { name: 'words in the sky of a picture', props: dunes },
  { name: 'light words on a dark veil', props: mills },
  { name: 'words on a ground', props: wordsAlone },
  {
    name: 'words on a plate, another picture on phones',
    props: { ...dunes, plate: true, phonePicture: { media: 'dunes-path' } },
  },
];
