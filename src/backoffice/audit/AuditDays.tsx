import { Card, Stack, Title } from '@mantine/core';
import type { Texts } from '../../lib/texts.ts';
import { useLanguage, useTexts } from '../language.tsx';
import { writeDay, writeTime } from '../ui/moment.ts';
import styles from './audit.module.css';
import { type AuditEntry, auditSentence } from './audit-sentence.ts';

const texts = {
  nl: { nobody: 'Het programma' },
  en: { nobody: 'The program' },
  de: { nobody: 'Das Programm' },
} satisfies Texts;

/** Entries of the log under the day they were written. */
export const AuditDays = ({ entries }: { entries: readonly AuditEntry[] }) => {
  const text = useTexts(texts);
  const { language } = useLanguage();
  const days = Map.groupBy(entries, ({ at }) => writeDay(at, language));
  return [...days].map(([day, ofDay]) => (
    <Stack key={day} component="section" gap="xs">
      <Title order={2} size="h3">
        {day}
      </Title>
      <Card component="ul" padding={0} className={styles.list}>
        {ofDay.map((entry) => (
          <li key={entry.id}>
            <time dateTime={entry.at}>{writeTime(entry.at, language)}</time>
            <span>
              <strong>{entry.staff?.name ?? text.nobody}</strong> {auditSentence(entry, language)}
            </span>
          </li>
        ))}
      </Card>
    </Stack>
  ));
};
