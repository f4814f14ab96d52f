import type { Texts } from '../../lib/texts.ts';

export const videoTexts = {
  nl: {
    play: 'Speel af: {title}',
    video: 'video',
    captions: 'Nederlands',
    outside: 'Speelt af bij {host}. Pas na je klik gaat er iets naar {host}.',
    failed: 'De video kan nu niet worden afgespeeld.',
  },
  en: {
    play: 'Play: {title}',
    video: 'video',
    captions: 'English',
    outside: 'Plays at {host}. Nothing goes to {host} before you click.',
    failed: 'The video cannot be played now.',
  },
  de: {
    play: 'Abspielen: {title}',
    video: 'Video',
    captions: 'Deutsch',
    outside: 'Läuft bei {host}. Erst nach deinem Klick geht etwas an {host}.',
    failed: 'Das Video kann gerade nicht abgespielt werden.',
  },
} satisfies Texts;
