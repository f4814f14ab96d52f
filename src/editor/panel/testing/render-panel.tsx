import { MantineProvider } from '@mantine/core';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, type ReactNode, useState } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import type { CatalogueControl, CatalogueField } from '../../catalogue.ts';
import { Field } from '../field/Field.tsx';
import { NestedField } from '../field/nested-field.ts';
import { type Surroundings, SurroundingsContext } from '../field/surroundings.ts';
import type { SitePage } from '../field/use-pages.ts';
import type { Device } from '../per-device/per-device.state.ts';

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
/** What jsdom lacks and the controls ask for. */
Object.assign(window, {
  matchMedia: () => ({
    matches: false,
    addEventListener() {},
    removeEventListener() {},
    addListener() {},
    removeListener() {},
  }),
  ResizeObserver: class {
    observe() {}
    unobserve() {}
    disconnect() {}
  },
});
Element.prototype.scrollIntoView = () => {};

const pages: SitePage[] = [
  {
    key: 'tours',
    trashedAt: null,
    languages: { nl: { path: '/tochten', title: 'Tochten', state: 'published' } },
  },
];

let root: Root | undefined;

interface HeldProps {
  field: CatalogueField;
  first: unknown;
  held: { value: unknown; set(value: unknown): void };
}

const Held = ({ field, first, held }: HeldProps) => {
  const [value, setValue] = useState<unknown>(first);
  held.set = setValue;
  const onChange = (_: string, next: unknown) => {
    held.value = next;
    setValue(next);
  };
  return <Field name="field" field={field} value={value} onChange={onChange} />;
};

/** A field with its value as a panel holds it; `stored()` is what would be kept. */
export async function renderField(
  control: CatalogueControl,
  first: unknown,
  rest: Partial<CatalogueField> = {},
) {
  const label = { nl: 'Veld', en: 'Field', de: 'Feld' };
  const held: HeldProps['held'] = { value: first, set: () => {} };
  await renderPanel(<Held field={{ label, initial: '', ...rest, control }} first={first} held={held} />);
  return {
    stored: () => held.value,
    /** As undo or the canvas would. */
    change: (value: unknown) => act(async () => held.set(value)),
  };
}

/** What stands in a panel while this device is edited. */
export async function renderPanel(children: ReactNode, on: Device = 'desktop') {
  await unmount();
  const queries = new QueryClient({
    defaultOptions: { queries: { retry: false, staleTime: Number.POSITIVE_INFINITY } },
  });
  queries.setQueryData(['pages'], pages);
  const place = document.createElement('div');
  document.body.replaceChildren(place);
  root = createRoot(place);
  await act(async () =>
    root?.render(
      <MantineProvider env="test">
        <QueryClientProvider client={queries}>
          <NestedField value={Field}>
            <Around on={on}>{children}</Around>
          </NestedField>
        </QueryClientProvider>
      </MantineProvider>,
    ),
  );
}

const Around = ({ on, children }: { on: Device; children: ReactNode }) => {
  const [device, setDevice] = useState<Device>(on);
  const [hover, setHover] = useState(false);
  const surroundings: Surroundings = {
    ...{ device, setDevice, hover, setHover },
    colours: ['ink', 'paper', 'accent'],
    lengths: ['--space-1', '--space-2', '--space-3'],
    icons: ['bike', 'helmet'],
    pageLanguage: 'nl',
    onLibraryChange: () => {},
    anchors: () => ['prijzen'],
    token: (name) =>
      ({ '--color-ink': '#14271f', '--color-paper': '#fbf5e7', '--color-accent': '#c63e14' })[name] ?? '',
    seenAgainst: () => '#c5e0e6',
  };
  return <SurroundingsContext value={surroundings}>{children}</SurroundingsContext>;
};

export const unmount = () => act(async () => root?.unmount());

/** The element a screen reader would call by this name. */
export function named(name: string | RegExp, selector = '*'): HTMLElement {
  const found = [...document.querySelectorAll<HTMLElement>(selector)].find((element) =>
    matches(nameOf(element), name),
  );
  if (!found) throw new Error(`nothing is called ${name}`);
  return found;
}

const matches = (text: string, name: string | RegExp) =>
  typeof name === 'string' ? text === name : name.test(text);

function nameOf(element: HTMLElement): string {
  const labelled = element.getAttribute('aria-label');
  if (labelled) return labelled;
  const by = element.getAttribute('aria-labelledby');
  if (by)
    return by
      .split(' ')
      .map((id) => document.getElementById(id)?.textContent)
      .join(' ')
      .trim();
  const label = 'labels' in element ? (element as HTMLInputElement).labels?.[0] : undefined;
  return (
    label?.textContent ??
    (element.matches('button, a, [role=option], [role=menuitem]') ? element.textContent : '') ??
    ''
  ).trim();
}

export const click = (element: Element) => act(async () => (element as HTMLElement).click());

/** Types into an input as a person does, letter by letter. */
export async function type(input: HTMLElement, text: string) {
  const element = input as HTMLInputElement;
  element.focus();
  await setText(element, '');
  for (const letter of text) await setText(element, element.value + letter);
}

export const leave = (input: HTMLElement) => act(async () => input.blur());

export const press = (element: Element, key: string) =>
  act(async () =>
    element.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true })),
  );

async function setText(element: HTMLInputElement, text: string) {
  const { prototype } = element instanceof HTMLTextAreaElement ? HTMLTextAreaElement : HTMLInputElement;
  await act(async () => {
    Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(element, text);
    element.dispatchEvent(new Event('input', { bubbles: true }));
  });
}
