import { Badge, Card, Group, Text, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import { Icon } from '../../components/Icon.tsx';
import styles from './overview.module.css';

interface Props {
  title: string;
  /** Said when there is nothing to do. */
  none: string;
  count: number;
  /** List items. */
  children: ReactNode;
}

/** One kind of work that waits, or that all of it is done. */
export const WorkCard = ({ title, none, count, children }: Props) => (
  <Card component="section">
    <Group justify="space-between" mb="sm">
      <Title order={2}>{title}</Title>
      {count > 0 && (
        <Badge size="lg" color="yellow.4" c="var(--color-ink)">
          {count}
        </Badge>
      )}
    </Group>
    {count > 0 ? (
      <ul className={styles.work}>{children}</ul>
    ) : (
      <Text className={styles.done}>
        <Icon name="check" /> {none}
      </Text>
    )}
  </Card>
);
