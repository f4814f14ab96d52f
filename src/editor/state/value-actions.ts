import type { PageNode, VariantRange } from '../../page/page-node.ts';
import type { Editing } from './editing.ts';
import type { EditorActions } from './editor-state.ts';
import { setIn } from './set-in.ts';

type ValueActions = Pick<
  EditorActions,
  'setValue' | 'setValues' | 'setIn' | 'setVariant' | 'setAnchor' | 'setShown' | 'setSettings'
>;

/** What changes the values of a module, or the settings of the page. */
export const valueActions = ({ get, change, update }: Editing): ValueActions => ({
  setValue: (id, group, name, value) => get().setValues(id, group, { [name]: value }),
  setValues: (id, group, changed) =>
    update(id, `${group} ${Object.keys(changed).join()}`, (node) => {
      const values = Object.entries({ ...node[group], ...changed });
      return { ...node, [group]: Object.fromEntries(values.filter(([, value]) => value !== undefined)) };
    }),
  setIn: (id, path, value, range) =>
    update(id, `${range ?? 'props'} ${path}`, (node) =>
      range
        ? withVariant(node, range, setIn(node.variants?.[range] ?? {}, path, value) as PageNode['props'])
        : { ...node, props: setIn(node.props, path, value) as PageNode['props'] },
    ),
  setVariant: (id, range, name, value) =>
    update(id, `${range} ${name}`, (node) => {
      const { [name]: _, ...others } = node.variants?.[range] ?? {};
      return withVariant(node, range, value === undefined ? others : { ...others, [name]: value });
    }),
  setAnchor: (id, anchor) =>
    update(id, 'anchor', ({ anchor: _, ...node }) => (anchor ? { ...node, anchor } : node)),
  setShown: (id, shown) =>
    update(id, 'shown', ({ shown: _, ...node }) => (shown ? { ...node, shown } : node)),
  setSettings: (settings) =>
    change(
      { settings: { ...get().settings, ...settings } },
      { label: 'settings', field: `settings ${Object.keys(settings).sort().join()}` },
    ),
});

/** A module with other values of its own for one range; without any it keeps none. */
function withVariant(node: PageNode, range: VariantRange, own: Record<string, unknown>): PageNode {
  const { variants, ...rest } = node;
  const { [range]: _, ...others } = variants ?? {};
  const next = Object.keys(own).length > 0 ? { ...others, [range]: own } : others;
  return Object.keys(next).length > 0 ? { ...rest, variants: next } : rest;
}
