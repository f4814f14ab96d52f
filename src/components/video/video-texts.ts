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
    outside: 'Plays at {host}. Nothing is sent to {host} until you click.',
    failed: 'The video cannot be played just now.',
  },
  de: {
    play: 'Abspielen: {title}',
    video: 'Video',
    captions: 'Deutsch',
    outside: 'Läuft bei {host}. Erst nach deinem Klick wird etwas an {host} gesendet.',
    failed: 'Das Video kann gerade nicht abgespielt werden.',
  },
} satisfies Texts;
