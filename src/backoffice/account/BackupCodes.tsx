import { Button, CopyButton, Group, Stack, Text, Title } from '@mantine/core';
import { useTexts } from '../language.tsx';
import styles from './account.module.css';
import { twoFactorTexts } from './two-factor-texts.ts';

/** Shown once. */
export const BackupCodes = ({ codes, onKept }: { codes: readonly string[]; onKept(): void }) => {
  const text = useTexts(twoFactorTexts);
  return (
    <Stack role="status">
      <Title order={3}>{text.codesTitle}</Title>
      <Text>{text.codes}</Text>
      <ul className={styles.codes}>
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <Group>
        <CopyButton value={codes.join('\n')}>
          {({ copied, copy }) => (
            <Button variant="default" onClick={copy}>
              {copied ? text.copied : text.copy}
            </Button>
          )}
        </CopyButton>
        <Button onClick={onKept}>{text.kept}</Button>
      </Group>
    </Stack>
  );
};
