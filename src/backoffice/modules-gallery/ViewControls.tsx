import { SegmentedControl, Switch } from '@mantine/core';
import { useNavigate } from '@tanstack/react-router';
import { isLanguage, languages } from '../../lib/language.ts';
import { useTexts } from '../language.tsx';
import styles from './gallery.module.css';
import { type GalleryChoice, galleryWidths } from './gallery-choice.ts';
import { galleryTexts } from './gallery-texts.ts';

/** Its examples, or what there is to look up. */
export const ShowControl = ({ choice }: { choice: GalleryChoice }) => {
  const text = useTexts(galleryTexts);
  const navigate = useNavigate();
  return (
    <SegmentedControl
      aria-label={text.show}
      value={choice.show ?? 'examples'}
      onChange={(chosen) =>
        void navigate({
          to: '/modules',
          search: { ...choice, show: chosen === 'fields' ? chosen : undefined },
          replace: true,
        })
      }
      data={[
        { value: 'examples', label: text.shownExamples },
        { value: 'fields', label: text.shownFields },
      ]}
    />
  );
};

/** At which width, in which language and with how much text the modules are shown. */
export const ViewControls = ({ choice }: { choice: GalleryChoice }) => {
  const text = useTexts(galleryTexts);
  const navigate = useNavigate();
  const change = (changed: GalleryChoice) =>
    void navigate({ to: '/modules', search: { ...choice, ...changed }, replace: true, resetScroll: false });
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset draws a frame around what is no form
    <div className={styles.controls} role="group" aria-label={text.view}>
      <SegmentedControl
        aria-label={text.width}
        value={String(choice.width ?? 'all')}
        onChange={(chosen) => change({ width: galleryWidths.find((each) => String(each) === chosen) })}
        data={[
          { value: 'all', label: text.all },
          ...galleryWidths.map((width) => ({ value: String(width), label: String(width) })),
        ]}
      />
      <SegmentedControl
        aria-label={text.language}
        value={choice.language ?? 'nl'}
        onChange={(chosen) => isLanguage(chosen) && change({ language: chosen })}
        data={languages.map((each) => ({ value: each, label: each.toUpperCase() }))}
      />
      <Switch
        label={text.twice}
        checked={choice.twice ?? false}
        onChange={({ currentTarget }) => change({ twice: currentTarget.checked || undefined })}
      />
    </div>
  );
};
