import { queryOptions } from '@tanstack/react-query';
import { api } from '../../backoffice/api.ts';
import type { Language } from '../../lib/language.ts';
import type { PageNode } from '../../page/page-node.ts';
import type { PageSettings } from '../../page/page-settings.ts';
import type { CanvasParts } from '../catalogue.ts';
import { newId, newNode } from '../state/new-node.ts';
import type { ModuleTypes } from '../state/place-rules.ts';

/** Modules kept under a name, to be put on any page. */
export interface SavedBlock {
  id: string;
  name: string;
  nodes: PageNode[];
}

/** A whole page kept under a name. */
export interface Template {
  id: string;
  name: string;
  tree: PageNode[];
  settings: PageSettings;
}

export const blocksQuery = queryOptions({
  queryKey: ['blocks'],
  queryFn: () => api.get<{ blocks: SavedBlock[] }>('/blocks'),
});

export const templatesQuery = queryOptions({
  queryKey: ['templates'],
  queryFn: () => api.get<{ templates: Template[] }>('/templates'),
});

/** How each module looks that stands on a page by itself, by its type: the server's rendering of a new one. */
export const picturesQuery = (types: ModuleTypes, pageKey: string, language: Language) =>
  queryOptions({
    queryKey: ['module-pictures', language],
    staleTime: Number.POSITIVE_INFINITY,
    queryFn: async () => {
      const nodes = [...types.values()]
        .filter(({ parent }) => !parent)
        .flatMap(({ type }) => newNode(types, type, newId) ?? []);
      const { parts, css } = await api.post<CanvasParts>(`/canvas/${pageKey}/${language}/parts`, { nodes });
      const html = new Map(parts.map((part) => [part.id, part.html]));
      return { css, html: new Map(nodes.map(({ id, type }) => [type, html.get(id) ?? ''])) };
    },
  });
