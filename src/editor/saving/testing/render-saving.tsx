import { MantineProvider } from '@mantine/core';
import { act, type ReactNode } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterAll } from 'vitest';

let root: Root | undefined;

afterAll(async () => {
  await act(async () => root?.unmount());
  // Mantine gives the focus back a moment after a dialog has closed.
  await new Promise((resolve) => setTimeout(resolve, 50));
});

/** Draws a part of the builder into the document, in Dutch, without animations. */
export async function renderSaving(children: ReactNode): Promise<void> {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  /** What jsdom lacks and Mantine asks for. */
  Object.assign(window, {
    matchMedia: () => ({ matches: false, addEventListener() {}, removeEventListener() {} }),
    ResizeObserver: class {
      observe() {}
      unobserve() {}
      disconnect() {}
    },
  });
  await act(async () => root?.unmount());
  const place = document.createElement('div');
  document.body.replaceChildren(place);
  root = createRoot(place);
  await act(async () => root?.render(<MantineProvider env="test">{children}</MantineProvider>));
}

export const press = (element: Element | null | undefined): Promise<void> =>
  act(async () => (element as HTMLElement).click());
