import { Group } from '@mantine/core';
import { Presence } from './Presence.tsx';
import { SaveStatus } from './SaveStatus.tsx';

/** Where the page stands with the server and who else works on it, for beside the title in the builder's bar. */
export const SavingState = () => (
  <Group gap="xs" wrap="nowrap">
    <SaveStatus />
    <Presence />
  </Group>
);
