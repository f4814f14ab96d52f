import { useId } from 'react';
import { PictureImage } from '../../components/PictureImage.tsx';
import { linkAttributes } from '../../fields/link-attributes.ts';
import type { Link } from '../../fields/site-data.ts';
import type { Language } from '../../lib/language.ts';
import type { Texts } from '../../lib/texts.ts';
import { type ModuleProps, rootWith } from '../define-module.ts';
import type { audioFields } from './audio.definition.ts';
import styles from './audio.module.css';

const texts = {
  nl: {
    audio: 'Geluidsopname',
    transcript: 'Lees wat er gezegd wordt',
    failed: 'De opname kan nu niet worden afgespeeld.',
  },
  en: { audio: 'Recording', transcript: 'Read what is said', failed: 'The recording cannot be played now.' },
  de: {
    audio: 'Aufnahme',
    transcript: 'Lies, was gesagt wird',
    failed: 'Die Aufnahme kann gerade nicht abgespielt werden.',
  },
} satisfies Texts;

const types: Record<string, string> = {
  mp3: 'audio/mpeg',
  m4a: 'audio/mp4',
  ogg: 'audio/ogg',
  wav: 'audio/wav',
  webm: 'audio/webm',
};
const typeOf = (file: string) => types[file.slice(file.lastIndexOf('.') + 1).toLowerCase()];

/** A recording of our own, with the browser's own controls; nothing of it is loaded before it is played. */
export const Audio = (props: ModuleProps<typeof audioFields>) => {
  const { root, language, file, otherFile, title, artist, album, cover, transcript } = props;
  const id = useId();
  const by = [artist, album].filter(Boolean);
  return (
    <div {...rootWith(root, styles.audio)}>
      {cover && (
        <PictureImage
          picture={{ ...cover, alt: '' }}
          sizes="(max-width: 767px) 96px, 144px"
          className={styles.cover}
        />
      )}
      <div className={styles.words}>
        <p id={id} className={title || by.length > 0 ? styles.about : 'visually-hidden'}>
          <span className={styles.title}>{title || texts[language].audio}</span>
          {artist && <span className={styles.by}>{artist}</span>}
          {album && <span className={styles.by}>{album}</span>}
        </p>
        {/* biome-ignore lint/a11y/useMediaCaption: what is said stands in the transcript */}
        <audio
          controls
          preload="none"
          aria-labelledby={id}
          className={styles.player}
          data-failed={texts[language].failed}
        >
          {[file, otherFile].filter(Boolean).map((src) => (
            <source key={src} src={src} type={typeOf(src)} />
          ))}
        </audio>
        {transcript && <Transcript link={transcript} language={language} />}
      </div>
    </div>
  );
};

const Transcript = ({ link, language }: { link: Link; language: Language }) => (
  <p className={styles.transcript}>
    <a {...linkAttributes(link)}>{texts[language].transcript}</a>
  </p>
);
