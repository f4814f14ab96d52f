import { useEffect } from 'react';
import { useEditor } from '../state/use-editor.ts';
import { elementOf, useFrame } from './use-frame.ts';

/** While values under the pointer are edited, the selected module shows its content for that (MOD-2). */
export function useSwapped(): void {
  const hover = useEditor((state) => state.hover);
  const selected = useEditor((state) => state.selected);
  const tick = useFrame((state) => state.tick);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a module drawn anew has lost its mark
  useEffect(() => {
    const page = useFrame.getState().frame?.document;
    const box = hover && selected ? elementOf(selected)?.closest('[data-variants]') : undefined;
    for (const each of page?.querySelectorAll('[data-swapped]') ?? [])
      if (each !== box) each.removeAttribute('data-swapped');
    box?.setAttribute('data-swapped', '');
  }, [hover, selected, tick]);
}
