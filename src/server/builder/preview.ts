import type { Language } from '../../lib/language.ts';
import type { PageSettings } from '../../page/page-settings.ts';
import type { PageRenderer } from '../page-renderer.ts';

/** A draft as it would be published, to be looked at by who has its link (EDIT-3). */
export interface Draft {
  key: string;
  language: Language;
  tree: unknown;
  settings: PageSettings;
}

/** Renders a draft as a whole page with the builder flag: its islands work, nothing is sent or counted (SITE-9). */
export const createPreview =
  (renderer: PageRenderer) =>
  async ({ key, language, tree, settings }: Draft) => {
    const prepared = await renderer.prepareTree(tree, { key, language, ...settings, revisionId: 0 });
    const { body, headers } = renderer.render(prepared, 200, { seenBy: 'builder' });
    return { body, headers: { ...headers, 'x-robots-tag': 'noindex' } };
  };
