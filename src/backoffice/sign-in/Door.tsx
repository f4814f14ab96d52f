import { Button, Stack, Text, Title } from '@mantine/core';
import { type ReactNode, useEffect, useRef } from 'react';
import scene from '../../../content/pictures/workshop.svg';
import { type Language, languages, localeOf } from '../../lib/language.ts';
import { LogoMark } from '../../site/LogoMark.tsx';
import { useLanguage } from '../language.tsx';
import { isFirstScreen } from '../ui/first-screen.ts';
import { useDocumentTitle } from '../ui/Screen.tsx';
import styles from './door.module.css';

interface Props {
  title: string;
  lead?: ReactNode;
  children: ReactNode;
}

const names: Record<Language, string> = { nl: 'Nederlands', en: 'English', de: 'Deutsch' };

/** The screens before one is inside: the workshop at one side, one small form at the other. */
export const Door = ({ title, lead, children }: Props) => {
  const { language, setLanguage } = useLanguage();
  const heading = useRef<HTMLHeadingElement>(null);
  useDocumentTitle(title);
  useEffect(() => {
    if (!isFirstScreen()) heading.current?.focus();
  }, []);
  return (
    <div className={styles.door}>
      <main className={styles.panel}>
        <span className={styles.mark}>
          <LogoMark />
          Zadel
        </span>
        <Stack className={styles.content} gap="lg">
          <Stack gap="xs">
            <Title order={1} ref={heading} tabIndex={-1} className={styles.title}>
              {title}
            </Title>
            {lead && <Text c="dimmed">{lead}</Text>}
          </Stack>
          {children}
        </Stack>
        <div className={styles.languages}>
          {languages.map((each) => (
            <Button
              key={each}
              variant={each === language ? 'light' : 'subtle'}
              size="compact-sm"
              lang={localeOf[each]}
              aria-pressed={each === language}
              onClick={() => setLanguage(each)}
            >
              {names[each]}
            </Button>
          ))}
        </div>
      </main>
      <img className={styles.scene} src={scene} alt="" />
    </div>
  );
};
