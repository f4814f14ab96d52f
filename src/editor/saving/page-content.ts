import type { PageSettings } from '../../page/page-settings.ts';
import type { Tree } from '../state/tree.ts';

/** What of a page is edited and saved. */
export interface PageContent {
  tree: Tree;
  settings: PageSettings;
}

/** Whether it is the very same content: the builder never changes it in place. */
export const isSameContent = (one: PageContent, other: PageContent): boolean =>
  one.tree === other.tree && one.settings === other.settings;
