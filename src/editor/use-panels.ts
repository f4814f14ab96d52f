import { useMediaQuery } from '@mantine/hooks';
import { useEffect, useState } from 'react';
import { useLibraryFocus } from './library/focus-library.ts';
import { useEditor } from './state/use-editor.ts';

type Panels = Record<'left' | 'right', boolean>;

/** Which panels are open. Where there is no room for both beside the canvas, one lies over it at a time. */
export function usePanels() {
  const isNarrow =
    useMediaQuery('(max-width: 1100px)', undefined, { getInitialValueInEffect: false }) ?? false;
  const [panels, setPanels] = useState<Panels>({ left: !isNarrow, right: !isNarrow });
  const open = (side: keyof Panels) =>
    setPanels((before) =>
      isNarrow ? { left: false, right: false, [side]: true } : { ...before, [side]: true },
    );
  const toggle = (side: keyof Panels) =>
    setPanels((before) => {
      const next = !before[side];
      return isNarrow ? { left: false, right: false, [side]: next } : { ...before, [side]: next };
    });
  useEffect(() => setPanels({ left: !isNarrow, right: !isNarrow }), [isNarrow]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: `open` is new each time
  useEffect(() => useLibraryFocus.subscribe(() => open('left')), [isNarrow]);
  const close = () => setPanels((before) => (isNarrow ? { left: false, right: false } : before));
  useEffect(
    () =>
      useEditor.subscribe(
        ({ selected }) => selected,
        () => isNarrow && setPanels((before) => (before.left ? { left: false, right: false } : before)),
      ),
    [isNarrow],
  );
  return { panels, open, toggle, close, isNarrow };
}
