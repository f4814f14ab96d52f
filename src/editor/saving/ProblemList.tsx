import { Alert, UnstyledButton } from '@mantine/core';
import { useLanguage, useTexts } from '../../backoffice/language.tsx';
import { Icon } from '../../components/Icon.tsx';
import type { DraftProblem } from '../../features/pages/pages.types.ts';
import { fill, type Texts } from '../../lib/texts.ts';
import styles from './saving.module.css';

const texts = {
  nl: {
    title: { one: 'Kijk hier nog naar', other: 'Kijk hier nog naar ({count})' },
    refused: 'Dit moet eerst goed zijn',
  },
  en: {
    title: { one: 'Have another look at this', other: 'Have another look at these ({count})' },
    refused: 'This has to be right first',
  },
  de: {
    title: { one: 'Sieh dir das noch an', other: 'Sieh dir das noch an ({count})' },
    refused: 'Das muss zuerst stimmen',
  },
} satisfies Texts;

interface Props {
  problems: readonly DraftProblem[];
  onSelect(nodeId: string): void;
}

/** What keeps the page from being published, then what visitors will not see as it was made (MOD-8). */
export const ProblemList = ({ problems, onSelect }: Props) => {
  const text = useTexts(texts);
  const { language } = useLanguage();
  const ofPage = problems.filter(({ nodeId }) => nodeId === '');
  const ofModules = problems.filter(({ nodeId }) => nodeId !== '');
  return (
    <>
      {ofPage.length > 0 && (
        <Alert color="red" icon={<Icon name="warning" />} title={text.refused}>
          <ul className={styles.problems}>
            {ofPage.map(({ reason }) => (
              <li key={reason}>{reason}</li>
            ))}
          </ul>
        </Alert>
      )}
      {ofModules.length > 0 && (
        <Alert
          color="yellow"
          icon={<Icon name="warning" />}
          title={fill(text.title, { count: ofModules.length }, language)}
        >
          <ul className={styles.problems}>
            {ofModules.map(({ nodeId, code, reason }) => (
              <li key={nodeId + code + reason}>
                <UnstyledButton className={styles.changeLink} onClick={() => onSelect(nodeId)}>
                  {reason}
                </UnstyledButton>
              </li>
            ))}
          </ul>
        </Alert>
      )}
    </>
  );
};
