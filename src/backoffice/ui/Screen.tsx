import { Group, Stack, Text, Title } from '@mantine/core';
import { type ReactNode, useEffect, useRef } from 'react';
import { isFirstScreen } from './first-screen.ts';

interface Props {
  title: string;
  /** One sentence below the title: what this screen is for. */
  lead?: ReactNode;
  /** Buttons beside the title. */
  actions?: ReactNode;
  children: ReactNode;
}

/** A screen of the back office: names the document and, after navigation, takes the focus to its heading. */
export const Screen = ({ title, lead, actions, children }: Props) => {
  const heading = useRef<HTMLHeadingElement>(null);
  useDocumentTitle(title);
  useEffect(() => {
    if (!isFirstScreen()) heading.current?.focus();
  }, []);
  return (
    <Stack gap="lg">
      <Group justify="space-between" align="flex-start" gap="md">
        <Stack gap={4} flex="1 1 20rem">
          <Title order={1} ref={heading} tabIndex={-1}>
            {title}
          </Title>
          {lead && (
            <Text c="dimmed" maw="42em">
              {lead}
            </Text>
          )}
        </Stack>
        {actions && <Group gap="sm">{actions}</Group>}
      </Group>
      {children}
    </Stack>
  );
};

/** Names the browser's tab. */
export function useDocumentTitle(title: string): void {
  useEffect(() => {
    document.title = `${title} · Zadel`;
  }, [title]);
}
