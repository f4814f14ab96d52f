import { Icon } from '../../components/Icon.tsx';
import type { Language } from '../../lib/language.ts';
import { galleryTexts } from './gallery.texts.ts';

interface Props {
  /** The id of the track it moves. */
  track: string;
  step: 1 | -1;
  language: Language;
  className: string | undefined;
}

/** An arrow that moves a track of the gallery on by one. */
export const GalleryStep = ({ track, step, language, className }: Props) => (
  <button
    type="button"
    className={className}
    aria-controls={track}
    data-gallery-step={step}
    aria-label={galleryTexts[language][step === 1 ? 'next' : 'previous']}
  >
    <Icon name={step === 1 ? 'arrow-right' : 'arrow-left'} />
  </button>
);
