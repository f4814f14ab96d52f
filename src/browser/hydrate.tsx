import { type ComponentType, type ReactNode, useEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';
import type { SlotChild } from '../modules/define-module.ts';
import { islandType } from '../modules/island-type.ts';
import { StaticHtml } from '../page/StaticHtml.tsx';

type IslandModule = Record<string, ComponentType<Record<string, unknown>>>;

const modules = import.meta.glob<IslandModule>('../modules/*/*.island.tsx');
const byType = new Map(Object.entries(modules).map(([path, load]) => [islandType(path), load]));

/**
 * Wakes one island: its component takes over the markup that the server wrote. One that fails, now or later, gets that
 * markup back and stays as it is without script.
 */
export async function hydrateIsland(element: HTMLElement): Promise<void> {
  const { island = '', props = '{}', prefix } = element.dataset;
  const load = byType.get(island);
  if (!load) throw new Error(`no island of type ${island}`);
  const [Component] = Object.values(await load());
  if (!Component) throw new Error(`the island ${island} exports no component`);
  const { slots, ...values } = JSON.parse(props) as { slots: Record<string, Omit<SlotChild, 'element'>[]> };
  await new Promise<void>((onAwake) => {
    const written = element.innerHTML;
    const component = <Component {...values} slots={withMarkup(slots)} />;
    const root = hydrateRoot(element, <Awake onAwake={onAwake}>{component}</Awake>, {
      identifierPrefix: prefix,
      onUncaughtError(error) {
        console.error(`the island ${island} failed`, error);
        // React empties the element; what it cannot render it is not asked for again.
        queueMicrotask(() => {
          root.unmount();
          element.innerHTML = written;
          onAwake();
        });
      },
    });
  });
}

/** Says when React has taken over, so that a click kept until then finds its handler. */
function Awake({ onAwake, children }: { onAwake: () => void; children: ReactNode }) {
  useEffect(() => onAwake(), [onAwake]);
  return children;
}

const withMarkup = (slots: Record<string, Omit<SlotChild, 'element'>[]>): Record<string, SlotChild[]> =>
  Object.fromEntries(
    Object.entries(slots).map(([name, children]) => [
      name,
      children.map((child) => ({ ...child, element: <StaticHtml key={child.key} html="" /> })),
    ]),
  );
