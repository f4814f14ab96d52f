import { type ReactNode, useMemo } from 'react';
import { drawAnew, elementOf, useFrame } from '../canvas/use-frame.ts';
import type { Tree } from '../state/tree.ts';
import { useEditor } from '../state/use-editor.ts';
import { isTransparent } from './colour/contrast.ts';
import { type Surroundings, SurroundingsContext } from './field/surroundings.ts';

/** The page as it is drawn; its tokens and colours are those that visitors see. */
const canvasDocument = (): Document | undefined => useFrame.getState().frame?.document;

/** Hands the builder's state and the page's present look to the controls. */
export const PanelSurroundings = ({ children }: { children: ReactNode }) => {
  const device = useEditor((state) => state.device);
  const hover = useEditor((state) => state.hover);
  const catalogue = useEditor((state) => state.catalogue);
  const pageLanguage = useEditor((state) => state.language);
  const surroundings = useMemo<Surroundings>(() => {
    const { setDevice, setHover } = useEditor.getState();
    return {
      device,
      hover,
      setDevice,
      setHover,
      colours: catalogue.colours,
      lengths: catalogue.lengths,
      icons: catalogue.icons,
      pageLanguage,
      onLibraryChange: drawAnew,
      anchors: () => anchorsOf(useEditor.getState().tree),
      token: (name) => tokenOf(canvasDocument() ?? document, name),
      seenAgainst: (name) => seenAgainst(canvasDocument(), useEditor.getState().selected, name),
    };
  }, [device, hover, catalogue, pageLanguage]);
  return <SurroundingsContext value={surroundings}>{children}</SurroundingsContext>;
};

const anchorsOf = (tree: Tree): string[] =>
  tree.flatMap((node) => [
    ...(node.anchor ? [node.anchor] : []),
    ...Object.values(node.slots ?? {}).flatMap(anchorsOf),
  ]);

const tokenOf = (page: Document, name: string): string =>
  page.defaultView?.getComputedStyle(page.documentElement).getPropertyValue(name) ?? '';

function seenAgainst(
  page: Document | undefined,
  selected: string | undefined,
  name: string,
): string | undefined {
  const element = selected && page ? elementOf(selected) : undefined;
  if (!element) return undefined;
  if (/background|ground/i.test(name)) return stylesOf(element)?.color;
  // A border is seen on what lies round the module, a text on the module's own ground.
  return groundOf(/border/i.test(name) ? element.parentElement : element);
}

const stylesOf = (element: Element) => element.ownerDocument.defaultView?.getComputedStyle(element);

function groundOf(element: Element | null): string | undefined {
  if (!element) return '#ffffff';
  const styles = stylesOf(element);
  if (styles?.backgroundImage !== 'none') return undefined;
  return isTransparent(styles.backgroundColor) ? groundOf(element.parentElement) : styles.backgroundColor;
}
