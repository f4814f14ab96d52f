import { SegmentedControl, Text, TextInput } from '@mantine/core';
import { Icon } from '../../components/Icon.tsx';
import styles from './pages.module.css';

interface Props<Filter extends string> {
  words: string;
  onWords(words: string): void;
  filter: NoInfer<Filter>;
  onFilter(filter: NoInfer<Filter>): void;
  filters: readonly Filter[];
  /** What the search field, the filters and each of them are called. */
  labels: { search: string; show: string } & Record<NoInfer<Filter>, string>;
  /** How many rows are shown, in words. */
  count: string;
}

/** Searches and filters a list of pages or posts. */
export const ListToolbar = <Filter extends string>({
  words,
  onWords,
  filter,
  onFilter,
  filters,
  labels,
  count,
}: Props<Filter>) => (
  <div className={styles.toolbar}>
    <TextInput
      className={styles.search}
      type="search"
      aria-label={labels.search}
      placeholder={labels.search}
      leftSection={<Icon name="search" />}
      value={words}
      onChange={({ currentTarget }) => onWords(currentTarget.value)}
    />
    <SegmentedControl
      className={styles.filters}
      aria-label={labels.show}
      value={filter}
      onChange={(show) => onFilter(show as Filter)}
      data={filters.map((value) => ({ value, label: labels[value] }))}
    />
    <Text size="sm" c="dimmed" role="status">
      {count}
    </Text>
  </div>
);
