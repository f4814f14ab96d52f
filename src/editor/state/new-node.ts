import type { PageNode } from '../../page/page-node.ts';
import type { CatalogueModule, StarterNode } from '../catalogue.ts';
import type { ModuleTypes } from './place-rules.ts';

const letters = 'abcdefghijklmnopqrstuvwxyz0123456789';

/** An id for a new module: ten letters and digits by chance. */
export const newId = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(10)), (byte) => letters[byte % letters.length]).join('');

/** A new module with its fields' first values and the modules it begins with. */
export function newNode(types: ModuleTypes, type: string, nextId: () => string): PageNode | undefined {
  const module = types.get(type);
  return module && startedNode(types, { type, ...module.starter }, module, nextId);
}

function startedNode(
  types: ModuleTypes,
  { type, props, slots }: StarterNode,
  module: CatalogueModule,
  nextId: () => string,
): PageNode {
  const initial = Object.entries(module.fields).map(([name, field]) => [
    name,
    structuredClone(field.initial),
  ]);
  return {
    id: nextId(),
    type,
    version: module.version,
    props: { ...Object.fromEntries(initial), ...props },
    ...(slots && {
      slots: Object.fromEntries(
        Object.entries(slots).map(([slot, inner]) => [
          slot,
          inner.flatMap((each) => {
            const known = types.get(each.type);
            return known ? [startedNode(types, each, known, nextId)] : [];
          }),
        ]),
      ),
    }),
  };
}
