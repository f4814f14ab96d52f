import { text } from '../../fields/kinds.ts';
import { link } from '../../fields/link.ts';
import { picture } from '../../fields/picture.ts';
import { siteFile } from '../../fields/site-file.ts';
import { defineModule } from '../define-module.ts';
import { Audio } from './Audio.tsx';
import { audioFixtures } from './audio.fixtures.ts';

const endings = ['mp3', 'm4a', 'ogg', 'wav', 'webm'];

export const audioFields = {
  file: siteFile({
    label: { nl: 'Geluidsbestand', en: 'Sound file', de: 'Tondatei' },
    help: {
      nl: 'Een eigen mp3, m4a, ogg of wav, bijvoorbeeld /films/duinroute.mp3',
      en: 'An mp3, m4a, ogg or wav of your own, for instance /films/dune-route.mp3',
      de: 'Eine eigene mp3, m4a, ogg oder wav, zum Beispiel /films/duenenroute.mp3',
    },
    endings,
  }),
  otherFile: siteFile({
    label: {
      nl: 'Hetzelfde in een ander formaat',
      en: 'The same in another format',
      de: 'Dasselbe in anderem Format',
    },
    endings,
  }),
  title: text({ label: { nl: 'Titel', en: 'Title', de: 'Titel' }, maximumLength: 200 }),
  artist: text({
    label: { nl: 'Wie je hoort', en: 'Who is heard', de: 'Wer zu hören ist' },
    maximumLength: 200,
  }),
  album: text({
    label: { nl: 'Album of reeks', en: 'Album or series', de: 'Album oder Reihe' },
    maximumLength: 200,
  }),
  cover: picture({ label: { nl: 'Hoes', en: 'Cover', de: 'Hülle' } }),
  transcript: link({
    label: { nl: 'Uitgeschreven tekst', en: 'Transcript', de: 'Abschrift' },
    help: {
      nl: 'De pagina waar staat wat er gezegd wordt; nodig voor wie niet hoort',
      en: 'The page with what is said; needed by those who cannot hear',
      de: 'Die Seite mit dem Gesagten; nötig für alle, die nicht hören',
    },
  }),
};

export const audio = defineModule({
  type: 'audio',
  version: 1,
  label: { nl: 'Geluid', en: 'Audio', de: 'Ton' },
  about: {
    nl: 'Een opname die bezoekers kunnen afspelen, zoals een verhaal bij een route.',
    en: 'A recording visitors can play, such as a story along a route.',
    de: 'Eine Aufnahme zum Anhören, etwa eine Geschichte zu einer Route.',
  },
  category: 'pictures',
  icon: 'play',
  fields: audioFields,
  Component: Audio,
  isEmpty: ({ file }) => file === '',
  allows: ({ file }) => (file ? [{ directive: 'media-src', source: "'self'" }] : []),
  scripts: ['src/modules/audio/audio.browser.ts'],
  fixtures: audioFixtures,
});
