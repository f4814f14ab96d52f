import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { pagesQuery } from '../../backoffice/pages/pages-query.ts';
import type { PageNode } from '../../page/page-node.ts';
import { useFrame } from '../canvas/use-frame.ts';
import type { ModuleTypes } from '../state/place-rules.ts';
import { findNode } from '../state/tree.ts';
import { useEditor } from '../state/use-editor.ts';
import {
  brokenLinks,
  headingOrder,
  largePictures,
  lowContrast,
  picturesWithoutWords,
  type Warning,
} from './page-checks.ts';

const quietMilliseconds = 700;

/**
 * What visitors would stumble over, looked for again once nobody has changed anything for a moment. Undefined before the
 * first look.
 */
export function useWarnings(): readonly Warning[] | undefined {
  const [warnings, setWarnings] = useState<readonly Warning[]>();
  const language = useEditor((state) => state.language);
  const { data } = useQuery(pagesQuery);
  const tick = useFrame((state) => state.tick);
  const problems = useEditor((state) => state.problems);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each picture of the canvas may have changed something
  useEffect(() => {
    const timer = setTimeout(() => {
      const { tree, types } = useEditor.getState();
      const main = useFrame.getState().frame?.document.querySelector('main');
      if (!main) return;
      const seen = new Set(
        data?.filter((page) => !page.trashedAt && page.languages[language]).map(({ key }) => key),
      );
      const notShown: Warning[] = problems
        .filter(({ nodeId }) => findNode(tree, nodeId))
        .map(({ nodeId, code }) => ({ kind: 'not-shown', nodeId, about: code }));
      setWarnings([
        ...notShown,
        ...(data ? brokenLinks(tree, types, (key) => seen.has(key)) : []),
        ...picturesWithoutWords(main).filter(({ nodeId }) => hasPicture(types, findNode(tree, nodeId))),
        ...headingOrder(main),
        ...lowContrast(main),
        ...largePictures(main),
      ]);
    }, quietMilliseconds);
    return () => clearTimeout(timer);
  }, [tick, problems, data, language]);
  return warnings;
}

/** A picture that an editor chose; others, such as those of a list of bikes, stand beside their name. */
const hasPicture = (types: ModuleTypes, node: PageNode | undefined): boolean =>
  Object.values(types.get(node?.type ?? '')?.fields ?? {}).some(
    ({ control }) =>
      control.type === 'picture' ||
      (control.type === 'list' &&
        Object.values(control.item).some((inner) => inner.control.type === 'picture')),
  );
