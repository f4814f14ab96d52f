import { ActionIcon, Button, Group, Paper, Progress, Text, Title } from '@mantine/core';
import { Icon } from '../../../components/Icon.tsx';
import { fill, type Texts } from '../../../lib/texts.ts';
import { useLanguage, useTexts } from '../../language.tsx';
import styles from './upload.module.css';
import { isUnderWay, type UploadItem, useUploads } from './use-uploads.ts';

const texts = {
  nl: {
    title: 'Uploads',
    clear: 'Lijst leegmaken',
    queued: 'Wacht op zijn beurt',
    sending: '{percent} % verzonden',
    making: 'Wordt verwerkt…',
    waiting: 'Geen verbinding. Gaat vanzelf verder.',
    done: 'Klaar: {name}',
    again: 'Probeer {file} opnieuw',
    againShort: 'Opnieuw',
    cancel: '{file} niet uploaden',
    announced: { one: '{count} afbeelding geüpload', other: '{count} afbeeldingen geüpload' },
  },
  en: {
    title: 'Uploads',
    clear: 'Clear the list',
    queued: 'Waits its turn',
    sending: '{percent} % sent',
    making: 'Being prepared…',
    waiting: 'No connection. It goes on by itself.',
    done: 'Done: {name}',
    again: 'Try {file} again',
    againShort: 'Again',
    cancel: 'Do not upload {file}',
    announced: { one: '{count} picture uploaded', other: '{count} pictures uploaded' },
  },
  de: {
    title: 'Uploads',
    clear: 'Liste leeren',
    queued: 'Wartet, bis es dran ist',
    sending: '{percent} % gesendet',
    making: 'Wird verarbeitet…',
    waiting: 'Keine Verbindung. Es geht von selbst weiter.',
    done: 'Fertig: {name}',
    again: '{file} noch einmal versuchen',
    againShort: 'Noch einmal',
    cancel: '{file} nicht hochladen',
    announced: { one: '{count} Bild hochgeladen', other: '{count} Bilder hochgeladen' },
  },
} satisfies Texts;

/** What is on its way, has come or was refused; nothing when there is nothing of it. */
export const UploadList = () => {
  const text = useTexts(texts);
  const { language } = useLanguage();
  const { items, clear } = useUploads();
  const done = items.filter(({ state }) => state === 'done').length;
  return (
    <>
      <span role="status" className="visually-hidden">
        {done > 0 && !items.some(isUnderWay) && fill(text.announced, { count: done }, language)}
      </span>
      {items.length > 0 && (
        <Paper withBorder p="md" component="section" aria-label={text.title}>
          <Group justify="space-between" mb="xs">
            <Title order={2} size="h3">
              {text.title}
            </Title>
            {items.some((item) => !isUnderWay(item)) && (
              <Button variant="subtle" size="compact-sm" onClick={clear}>
                {text.clear}
              </Button>
            )}
          </Group>
          <ul className={styles.list}>
            {items.map((item) => (
              <UploadRow key={item.key} item={item} />
            ))}
          </ul>
        </Paper>
      )}
    </>
  );
};

const UploadRow = ({ item }: { item: UploadItem }) => {
  const text = useTexts(texts);
  const { language } = useLanguage();
  const { again, cancel } = useUploads();
  const { key, file, state } = item;
  const name = file.name;
  return (
    <li className={styles.row}>
      <img
        className={styles.preview}
        src={item.preview}
        alt=""
        // Not every file is a picture, and not every browser shows each.
        onError={({ currentTarget }) => {
          currentTarget.style.visibility = 'hidden';
        }}
      />
      <div className={styles.facts}>
        <Text size="sm" truncate title={name}>
          {name}
        </Text>
        {isUnderWay(item) && (
          <Progress value={percentOf(item)} size="sm" aria-label={name} animated={state === 'sending'} />
        )}
        <Text
          size="xs"
          c={state === 'failed' ? 'red' : 'dimmed'}
          role={state === 'failed' ? 'alert' : undefined}
        >
          {item.message ??
            fill(text[wordOf(item)], { percent: percentOf(item), name: item.picture?.name ?? '' }, language)}
        </Text>
      </div>
      {state === 'failed' && !item.final && (
        <Button
          size="compact-sm"
          variant="default"
          onClick={() => again(key)}
          aria-label={fill(text.again, { file: name }, language)}
        >
          {text.againShort}
        </Button>
      )}
      {state !== 'done' && (
        <ActionIcon
          variant="subtle"
          color="gray.9"
          onClick={() => cancel(key)}
          aria-label={fill(text.cancel, { file: name }, language)}
        >
          <Icon name="close" />
        </ActionIcon>
      )}
      {state === 'done' && <Icon name="check" className={styles.done} />}
    </li>
  );
};

const percentOf = ({ sent, file }: UploadItem): number =>
  file.size === 0 ? 0 : Math.floor((100 * sent) / file.size);

const wordOf = ({ state, sent, file }: UploadItem) => {
  if (state === 'sending' && sent >= file.size) return 'making';
  return state === 'failed' ? 'queued' : state;
};
