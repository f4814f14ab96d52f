import { Alert, Button, Group, SegmentedControl, Stack, Title } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useEffect, useState } from 'react';
import type { LibraryPicture, PictureChange } from '../../../features/media/library.types.ts';
import { fill, type Texts } from '../../../lib/texts.ts';
import { pictureAddress } from '../../../page/picture-address.ts';
import { useLanguage, useTexts } from '../../language.tsx';
import { notifyDone } from '../../notify.ts';
import { FormProblem } from '../../ui/FormProblem.tsx';
import { useAction } from '../../ui/use-action.ts';
import { pictureQuery, refreshLibrary, savePicture } from '../media-queries.ts';
import { CropEditor } from './CropEditor.tsx';
import { FileActions } from './FileActions.tsx';
import { FocusEditor } from './FocusEditor.tsx';
import styles from './picture-editor.module.css';
import { UsedIn } from './UsedIn.tsx';
import { WordsForm } from './WordsForm.tsx';

const texts = {
  nl: {
    mode: 'Bewerken',
    focus: 'Focuspunt',
    crop: 'Uitsnede',
    words: 'Beschrijving',
    usedIn: 'In gebruik',
    usedCount: { one: 'In gebruik op {count} plek', other: 'In gebruik op {count} plekken' },
    file: 'Bestand',
    save: 'Bewaren',
    discard: 'Niet bewaren',
    unsaved: 'Je wijzigingen zijn nog niet bewaard.',
    saved: 'Bewaard. Pagina’s tonen het meteen.',
  },
  en: {
    mode: 'Edit',
    focus: 'Focus point',
    crop: 'Crop',
    words: 'Description',
    usedIn: 'In use',
    usedCount: { one: 'In use in {count} place', other: 'In use in {count} places' },
    file: 'File',
    save: 'Save',
    discard: 'Do not save',
    unsaved: 'Your changes are not saved yet.',
    saved: 'Saved. Pages show it at once.',
  },
  de: {
    mode: 'Bearbeiten',
    focus: 'Fokuspunkt',
    crop: 'Ausschnitt',
    words: 'Beschreibung',
    usedIn: 'Verwendung',
    usedCount: { one: 'An {count} Stelle verwendet', other: 'An {count} Stellen verwendet' },
    file: 'Datei',
    save: 'Speichern',
    discard: 'Nicht speichern',
    unsaved: 'Deine Änderungen sind noch nicht gespeichert.',
    saved: 'Gespeichert. Die Seiten zeigen es sofort.',
  },
} satisfies Texts;

interface Props {
  picture: LibraryPicture;
  /** What is worked on first; else the focus point. */
  startsWith?: 'focus' | 'crop';
  /** Set to what decides whether the drawer may close. */
  mayClose: { current: () => boolean };
  onClose(): void;
}

/** Focus, crop, words and file of a picture; what is changed is saved together. */
export const PictureEditor = ({ picture, startsWith = 'focus', mayClose, onClose }: Props) => {
  const text = useTexts(texts);
  const { language } = useLanguage();
  const client = useQueryClient();
  const [mode, setMode] = useState<string>(startsWith);
  const [draft, setDraft] = useState<PictureChange>({});
  const [leaving, setLeaving] = useState(false);
  const change = (values: PictureChange) => setDraft((before) => ({ ...before, ...values }));
  const now = { ...picture, ...draft, alt: { ...picture.alt, ...draft.alt } };
  const isDirty = Object.keys(draft).length > 0;

  useEffect(() => {
    mayClose.current = () => {
      setLeaving(isDirty);
      return !isDirty;
    };
    return () => {
      mayClose.current = () => true;
    };
  }, [isDirty, mayClose]);

  const save = useAction(async () => {
    const saved = await savePicture(picture.name, draft);
    client.setQueryData(pictureQuery(picture.name).queryKey, saved);
    setDraft({});
    notifyDone(text.saved);
    void refreshLibrary(client);
    if (leaving) onClose();
  });

  const editing = { picture, focus: now.focus, crop: now.crop };
  return (
    <Stack gap="xl">
      {picture.trashedAt !== null ? (
        <img
          className={styles.trashed}
          src={pictureAddress({ name: picture.address }, 640)}
          alt={picture.alt[language]}
        />
      ) : (
        <>
          <Stack gap="sm">
            <SegmentedControl
              fullWidth
              bg="var(--color-sand)"
              aria-label={text.mode}
              value={mode}
              onChange={setMode}
              data={[
                { value: 'focus', label: text.focus },
                { value: 'crop', label: text.crop },
              ]}
            />
            {mode === 'focus' ? (
              <FocusEditor {...editing} onChange={(focus) => change({ focus })} />
            ) : (
              <CropEditor {...editing} onChange={(crop) => change({ crop })} />
            )}
          </Stack>
          <Section title={text.words}>
            <WordsForm alt={now.alt} decorative={now.decorative} onChange={change} />
          </Section>
          <Section
            title={
              picture.usedIn.length > 0
                ? fill(text.usedCount, { count: picture.usedIn.length }, language)
                : text.usedIn
            }
          >
            <UsedIn uses={picture.usedIn} />
          </Section>
        </>
      )}
      <Section title={text.file}>
        <FileActions picture={picture} onGone={onClose} />
      </Section>
      {isDirty && (
        <div className={styles.foot}>
          {leaving && (
            <Alert color="yellow" variant="light" role="alert" mb="sm">
              {text.unsaved}
            </Alert>
          )}
          <FormProblem error={save.error} />
          <Group gap="sm">
            <Button onClick={() => void save.run()} loading={save.busy}>
              {text.save}
            </Button>
            <Button variant="default" onClick={() => (leaving ? onClose() : setDraft({}))}>
              {text.discard}
            </Button>
          </Group>
        </div>
      )}
    </Stack>
  );
};

const Section = ({ title, children }: { title: string; children: ReactNode }) => (
  <section className={styles.section}>
    <Title order={3} mb="sm">
      {title}
    </Title>
    {children}
  </section>
);
