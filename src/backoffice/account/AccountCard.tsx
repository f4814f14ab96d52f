import { Card, Stack, Text, Title } from '@mantine/core';
import type { ReactNode } from 'react';

/** One part of the account screen. */
export const AccountCard = ({
  title,
  lead,
  children,
}: {
  title: string;
  lead: string;
  children: ReactNode;
}) => (
  <Card component="section">
    <Stack>
      <Stack gap={4}>
        <Title order={2}>{title}</Title>
        <Text size="sm" c="dimmed">
          {lead}
        </Text>
      </Stack>
      {children}
    </Stack>
  </Card>
);
