import { Button, Center, Chip, Group, Loader, Skeleton, Stack, Text, TextInput } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Icon } from '../../components/Icon.tsx';
import type { LibraryFilter, LibraryPicture } from '../../features/media/library.types.ts';
import { fill, type Texts } from '../../lib/texts.ts';
import { ApiError } from '../api.ts';
import { useLanguage, useTexts } from '../language.tsx';
import styles from './library-browser.module.css';
import { libraryQuery } from './media-queries.ts';
import { PictureGrid } from './PictureGrid.tsx';

const texts = {
  nl: {
    search: 'Zoek op naam of beschrijving',
    show: 'Toon',
    all: 'Alles',
    unused: 'Niet gebruikt',
    'without-alt': 'Zonder beschrijving',
    trash: 'Prullenbak',
    more: 'Meer tonen',
    failed: 'De bibliotheek laadt niet.',
    again: 'Probeer opnieuw',
    found: { one: '{count} afbeelding', other: '{count} afbeeldingen' },
    foundMore: 'De eerste {count} afbeeldingen',
    noneSearch: 'Niets gevonden voor “{query}”.',
    noneAll: 'Nog geen afbeeldingen. Sleep er een paar hierheen.',
    noneUnused: 'Alles wordt gebruikt. Netjes.',
    noneWithoutAlt: 'Elke afbeelding heeft een beschrijving in drie talen. Netjes.',
    noneTrash: 'De prullenbak is leeg.',
    trashHelp: 'Wat hier ligt, zien bezoekers niet. Na dertig dagen wordt het gewist.',
  },
  en: {
    search: 'Search by name or description',
    show: 'Show',
    all: 'Everything',
    unused: 'Not used',
    'without-alt': 'Without description',
    trash: 'Bin',
    more: 'Show more',
    failed: 'The library does not load.',
    again: 'Try again',
    found: { one: '{count} picture', other: '{count} pictures' },
    foundMore: 'The first {count} pictures',
    noneSearch: 'Nothing found for “{query}”.',
    noneAll: 'No pictures yet. Drag a few here.',
    noneUnused: 'Everything is in use. Tidy.',
    noneWithoutAlt: 'Every picture has a description in three languages. Tidy.',
    noneTrash: 'The bin is empty.',
    trashHelp: 'Visitors do not see what is here. It is erased after thirty days.',
  },
  de: {
    search: 'Nach Name oder Beschreibung suchen',
    show: 'Zeige',
    all: 'Alles',
    unused: 'Nicht verwendet',
    'without-alt': 'Ohne Beschreibung',
    trash: 'Papierkorb',
    more: 'Mehr zeigen',
    failed: 'Die Bibliothek lädt nicht.',
    again: 'Noch einmal versuchen',
    found: { one: '{count} Bild', other: '{count} Bilder' },
    foundMore: 'Die ersten {count} Bilder',
    noneSearch: 'Nichts gefunden für „{query}“.',
    noneAll: 'Noch keine Bilder. Zieh ein paar hierher.',
    noneUnused: 'Alles wird verwendet. Ordentlich.',
    noneWithoutAlt: 'Jedes Bild hat eine Beschreibung in drei Sprachen. Ordentlich.',
    noneTrash: 'Der Papierkorb ist leer.',
    trashHelp: 'Was hier liegt, sehen Besucher nicht. Nach dreißig Tagen wird es gelöscht.',
  },
} satisfies Texts;

const filters: readonly LibraryFilter[] = ['all', 'unused', 'without-alt', 'trash'];
const noneOf = {
  all: 'noneAll',
  unused: 'noneUnused',
  'without-alt': 'noneWithoutAlt',
  trash: 'noneTrash',
} as const;

interface Props {
  filter: LibraryFilter;
  /** Without it there is nothing to filter by. */
  onFilter?(filter: LibraryFilter): void;
  chosen?: string;
  onChoose(picture: LibraryPicture): void;
}

/** The pictures of the library with search and filters. */
export const LibraryBrowser = ({ filter, onFilter, chosen, onChoose }: Props) => {
  const text = useTexts(texts);
  const { language } = useLanguage();
  const [typed, setTyped] = useState('');
  const [query] = useDebouncedValue(typed.trim(), 200);
  const found = useInfiniteQuery({ ...libraryQuery(query, filter), placeholderData: keepPreviousData });
  const pictures = found.data?.pages.flatMap((page) => page.pictures) ?? [];
  const counts = found.data?.pages[0]?.counts;
  const none = query ? fill(text.noneSearch, { query }, language) : text[noneOf[filter]];
  const count = fill(found.hasNextPage ? text.foundMore : text.found, { count: pictures.length }, language);
  return (
    <Stack gap="md">
      <Group gap="md" justify="space-between">
        <TextInput
          type="search"
          aria-label={text.search}
          placeholder={text.search}
          leftSection={<Icon name="search" />}
          className={styles.search}
          data-autofocus
          value={typed}
          onChange={({ currentTarget }) => setTyped(currentTarget.value)}
        />
        {onFilter && (
          <Group gap="xs" role="radiogroup" aria-label={text.show}>
            <Chip.Group value={filter} onChange={(value) => onFilter(value as LibraryFilter)}>
              {filters.map((each) => (
                <Chip key={each} value={each} variant="outline" size="sm">
                  {text[each]} {counts && <span className={styles.count}>{counts[each]}</span>}
                </Chip>
              ))}
            </Chip.Group>
          </Group>
        )}
      </Group>
      {filter === 'trash' && (
        <Text size="sm" c="dimmed">
          {text.trashHelp}
        </Text>
      )}
      <p role="status" className="visually-hidden">
        {found.data && (pictures.length === 0 ? none : count)}
      </p>
      {found.isPending && <Waiting />}
      {found.error && !found.data && (
        <Stack align="flex-start" gap="sm" role="alert">
          <Text>{found.error instanceof ApiError ? found.error.message : text.failed}</Text>
          <Button onClick={() => void found.refetch()}>{text.again}</Button>
        </Stack>
      )}
      {found.data && pictures.length === 0 && (
        <div className={styles.none}>
          <Icon name="image" />
          <p>{none}</p>
        </div>
      )}
      <PictureGrid pictures={pictures} chosen={chosen} onChoose={onChoose} />
      {found.hasNextPage && (
        <Center>
          <Button
            variant="default"
            onClick={() => void found.fetchNextPage()}
            loading={found.isFetchingNextPage}
          >
            {text.more}
          </Button>
        </Center>
      )}
      {found.isPlaceholderData && <Loader size="xs" className={styles.loader} aria-hidden="true" />}
    </Stack>
  );
};

const Waiting = () => (
  <div className={styles.waiting} aria-hidden="true">
    {Array.from({ length: 12 }, (_, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: they are all the same
      <Skeleton key={index} height={190} radius="md" />
    ))}
  </div>
);
