import { Drawer } from '@mantine/core';
import type { ReactNode } from 'react';
import type { Texts } from '../../lib/texts.ts';
import { useTexts } from '../language.tsx';

const texts = {
  nl: { close: 'Sluiten' },
  en: { close: 'Close' },
  de: { close: 'Schließen' },
} satisfies Texts;

interface Props {
  title: string;
  opened?: boolean;
  close(): void;
  /** A CSS width; `md` when left out. */
  size?: string;
  children: ReactNode;
}

/** A panel at the right, over the screen it belongs to. What is in it begins anew each time it opens. */
export const SideDrawer = ({ title, opened = true, close, size = 'md', children }: Props) => (
  <Drawer
    opened={opened}
    onClose={close}
    position="right"
    size={size}
    title={title}
    closeButtonProps={{ 'aria-label': useTexts(texts).close }}
  >
    {opened && children}
  </Drawer>
);
