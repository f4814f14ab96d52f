import { AppShell, Burger, Group, ScrollArea } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { Outlet, useLocation } from '@tanstack/react-router';
import { useEffect } from 'react';
import type { Texts } from '../../lib/texts.ts';
import { LogoMark } from '../../site/LogoMark.tsx';
import { useTexts } from '../language.tsx';
import { NavigationLinks } from './NavigationLinks.tsx';
import { StaffMenu } from './StaffMenu.tsx';
import styles from './shell.module.css';

const texts = {
  nl: { bar: 'Bovenbalk', content: 'Inhoud', skip: 'Naar de inhoud', menu: 'Menu', site: 'Bekijk de site' },
  en: { bar: 'Top bar', content: 'Content', skip: 'To the content', menu: 'Menu', site: 'View the site' },
  de: { bar: 'Kopfleiste', content: 'Inhalt', skip: 'Zum Inhalt', menu: 'Menü', site: 'Website ansehen' },
} satisfies Texts;

/** What stands around every screen: the menu at the left (a drawer on small screens), the own account, the content. */
export const Shell = () => {
  const text = useTexts(texts);
  const [open, { toggle, close }] = useDisclosure();
  const { pathname } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: going to another screen closes the drawer
  useEffect(close, [pathname]);
  return (
    <AppShell
      header={{ height: { base: 56, md: 0 } }}
      navbar={{ width: 232, breakpoint: 'md', collapsed: { mobile: !open } }}
      padding={{ base: 'md', md: 'xl' }}
    >
      <a className={styles.skip} href="#content">
        {text.skip}
      </a>
      <AppShell.Header className={styles.header} hiddenFrom="md" aria-label={text.bar}>
        <Group h="100%" px="md" gap="sm">
          <Burger
            opened={open}
            onClick={toggle}
            aria-label={text.menu}
            aria-expanded={open}
            color="currentColor"
            size="sm"
          />
          <Mark />
        </Group>
      </AppShell.Header>
      <AppShell.Navbar className={styles.navbar} aria-label={text.menu}>
        <div className={styles.brand}>
          <Mark />
        </div>
        <AppShell.Section grow component={ScrollArea} scrollbarSize={6}>
          <NavigationLinks />
        </AppShell.Section>
        <AppShell.Section className={styles.foot}>
          <a className={styles.link} href="/" target="_blank" rel="noreferrer">
            {text.site}
          </a>
          <StaffMenu />
        </AppShell.Section>
      </AppShell.Navbar>
      <AppShell.Main id="content" tabIndex={-1} className={styles.main} aria-label={text.content}>
        <Outlet />
      </AppShell.Main>
    </AppShell>
  );
};

const Mark = () => (
  <span className={styles.mark}>
    <LogoMark />
    Zadel
  </span>
);
