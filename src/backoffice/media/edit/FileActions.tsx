import { Alert, Button, Group, Progress, Stack, Text } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { Icon } from '../../../components/Icon.tsx';
import type { LibraryPicture } from '../../../features/media/library.types.ts';
import { localeOf } from '../../../lib/language.ts';
import { fill, type Texts } from '../../../lib/texts.ts';
import { useLanguage, useTexts } from '../../language.tsx';
import { notifyDone } from '../../notify.ts';
import { FormProblem } from '../../ui/FormProblem.tsx';
import { useAction } from '../../ui/use-action.ts';
import { erasePicture, refreshLibrary, trashPicture, untrashPicture } from '../media-queries.ts';
import { UploadButton } from '../upload/UploadButton.tsx';
import { isUnderWay, useUploads } from '../upload/use-uploads.ts';
import styles from './picture-editor.module.css';

const texts = {
  nl: {
    size: 'Formaat',
    pixels: '{width} × {height} pixels',
    kind: 'Soort',
    added: 'Toegevoegd',
    replace: 'Ander bestand kiezen',
    replaceHelp:
      'Naam, beschrijving en focuspunt blijven; elke pagina toont meteen het nieuwe bestand. De uitsnede vervalt.',
    replaced: 'Vervangen. Pagina’s tonen het nieuwe bestand.',
    trash: 'Naar de prullenbak',
    used: 'Kan niet weg zolang pagina’s of instellingen haar tonen.',
    trashed: 'Ligt nu in de prullenbak, nog dertig dagen.',
    untrash: 'Terugzetten',
    restored: 'Staat weer in de bibliotheek.',
    erase: 'Voorgoed verwijderen',
    eraseSure: 'Weet je het zeker? Bestand en beschrijving zijn daarna weg.',
    eraseNow: 'Ja, verwijder voorgoed',
    keep: 'Nee, bewaar',
    erased: 'Voorgoed verwijderd.',
    sending: '{file} wordt verzonden',
  },
  en: {
    size: 'Size',
    pixels: '{width} × {height} pixels',
    kind: 'Kind',
    added: 'Added',
    replace: 'Choose another file',
    replaceHelp:
      'Name, description and focus point stay; every page shows the new file at once. The crop is dropped.',
    replaced: 'Replaced. Pages show the new file.',
    trash: 'Move to the bin',
    used: 'Cannot go as long as pages or settings show it.',
    trashed: 'Now in the bin, for another thirty days.',
    untrash: 'Put back',
    restored: 'Back in the library.',
    erase: 'Delete for good',
    eraseSure: 'Are you sure? File and description are gone afterwards.',
    eraseNow: 'Yes, delete for good',
    keep: 'No, keep it',
    erased: 'Deleted for good.',
    sending: '{file} is being sent',
  },
  de: {
    size: 'Größe',
    pixels: '{width} × {height} Pixel',
    kind: 'Art',
    added: 'Hinzugefügt',
    replace: 'Andere Datei wählen',
    replaceHelp:
      'Name, Beschreibung und Fokuspunkt bleiben; jede Seite zeigt sofort die neue Datei. Der Ausschnitt entfällt.',
    replaced: 'Ersetzt. Die Seiten zeigen die neue Datei.',
    trash: 'In den Papierkorb',
    used: 'Kann nicht weg, solange Seiten oder Einstellungen es zeigen.',
    trashed: 'Liegt jetzt im Papierkorb, noch dreißig Tage.',
    untrash: 'Zurücklegen',
    restored: 'Wieder in der Bibliothek.',
    erase: 'Endgültig löschen',
    eraseSure: 'Bist du sicher? Datei und Beschreibung sind danach weg.',
    eraseNow: 'Ja, endgültig löschen',
    keep: 'Nein, behalten',
    erased: 'Endgültig gelöscht.',
    sending: '{file} wird gesendet',
  },
} satisfies Texts;

interface Props {
  picture: LibraryPicture;
  /** The picture went to the bin, came back from it or is erased. */
  onGone(): void;
}

/** What a picture's file is, another in its place, and the way to the bin and back. */
export const FileActions = ({ picture, onGone }: Props) => {
  const text = useTexts(texts);
  const client = useQueryClient();
  const moved = (move: (name: string) => Promise<unknown>, message: string) => async () => {
    await move(picture.name);
    void refreshLibrary(client);
    notifyDone(message);
    onGone();
  };
  const trash = useAction(moved(trashPicture, text.trashed));
  const untrash = useAction(moved(untrashPicture, text.restored));
  const erase = useAction(moved(erasePicture, text.erased));
  return (
    <Stack gap="md">
      <Facts picture={picture} />
      <FormProblem error={trash.error ?? untrash.error ?? erase.error} />
      {picture.trashedAt === null ? (
        <>
          <Replace picture={picture} />
          <div>
            <Button
              variant="outline"
              color="red"
              leftSection={<Icon name="trash" />}
              disabled={picture.usedIn.length > 0}
              loading={trash.busy}
              onClick={() => void trash.run()}
            >
              {text.trash}
            </Button>
            {picture.usedIn.length > 0 && (
              <Text size="sm" c="dimmed" mt={6}>
                {text.used}
              </Text>
            )}
          </div>
        </>
      ) : (
        <Group gap="sm">
          <Button onClick={() => void untrash.run()} loading={untrash.busy}>
            {text.untrash}
          </Button>
          <Erase run={() => void erase.run()} busy={erase.busy} />
        </Group>
      )}
    </Stack>
  );
};

const Facts = ({ picture }: { picture: LibraryPicture }) => {
  const text = useTexts(texts);
  const { language } = useLanguage();
  const { width, height, bytes, format } = picture.original;
  const megabytes = new Intl.NumberFormat(localeOf[language], {
    style: 'unit',
    unit: bytes < 1e6 ? 'kilobyte' : 'megabyte',
    maximumFractionDigits: 1,
  }).format(bytes < 1e6 ? Math.ceil(bytes / 1e3) : bytes / 1e6);
  return (
    <dl className={styles.facts}>
      <dt>{text.size}</dt>
      <dd>{fill(text.pixels, { width, height }, language)}</dd>
      <dt>{text.kind}</dt>
      <dd>
        {format.toUpperCase()}
        {bytes > 0 && `, ${megabytes}`}
      </dd>
      <dt>{text.added}</dt>
      <dd>{new Date(picture.createdAt).toLocaleDateString(localeOf[language], { dateStyle: 'long' })}</dd>
    </dl>
  );
};

const Replace = ({ picture }: { picture: LibraryPicture }) => {
  const text = useTexts(texts);
  const { language } = useLanguage();
  const client = useQueryClient();
  const { items, add } = useUploads();
  const [key, setKey] = useState<number>();
  const item = items.find((each) => each.key === key);
  const isDone = item?.state === 'done';
  // biome-ignore lint/correctness/useExhaustiveDependencies: told once for each file
  useEffect(() => {
    if (!isDone) return;
    notifyDone(text.replaced);
    void refreshLibrary(client);
  }, [isDone]);
  const replace = ([file]: File[]) => {
    if (file) setKey(add([file], picture.name)[0]);
  };
  return (
    <Stack gap={6} align="flex-start">
      <UploadButton
        variant="default"
        leftSection={<Icon name="image" />}
        onFiles={replace}
        loading={item && isUnderWay(item)}
      >
        {text.replace}
      </UploadButton>
      <Text size="sm" c="dimmed">
        {text.replaceHelp}
      </Text>
      {item && isUnderWay(item) && (
        <Progress
          w="100%"
          value={(100 * item.sent) / item.file.size}
          aria-label={fill(text.sending, { file: item.file.name }, language)}
        />
      )}
      {item?.state === 'failed' && (
        <Alert color="red" variant="light" role="alert" w="100%">
          {item.message}
        </Alert>
      )}
    </Stack>
  );
};

const Erase = ({ run, busy }: { run(): void; busy: boolean }) => {
  const text = useTexts(texts);
  const [sure, setSure] = useState(false);
  if (!sure)
    return (
      <Button variant="outline" color="red" onClick={() => setSure(true)}>
        {text.erase}
      </Button>
    );
  return (
    <Alert color="red" variant="light" role="alert" w="100%">
      <Text size="sm" mb="sm">
        {text.eraseSure}
      </Text>
      <Group gap="sm">
        <Button color="red" onClick={run} loading={busy} data-autofocus>
          {text.eraseNow}
        </Button>
        <Button variant="default" onClick={() => setSure(false)}>
          {text.keep}
        </Button>
      </Group>
    </Alert>
  );
};
