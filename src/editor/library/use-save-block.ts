import { create } from 'zustand';
import type { PageNode } from '../../page/page-node.ts';

/** The module that is being saved as a block, while its name is asked for. */
export const useSaveBlock = create<{ node?: PageNode }>()(() => ({}));

export const openSaveBlock = (node: PageNode | undefined): void => useSaveBlock.setState({ node });
