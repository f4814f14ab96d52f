import type { Picture } from '../fields/site-data.ts';
import type { PreparedNode } from './prepared-page.ts';

/** For each picture of a page its focus point and the blurred few pixels that stand in its place until it comes. */
export function picturePlaceholderCss(nodes: readonly PreparedNode[]): string {
  const pictures = new Map<string, Picture>();
  for (const node of nodes) collect(node, pictures);
  const rules = [...pictures.values()].flatMap(({ name, focus, placeholder }) => {
    const centred = focus.x === 0.5 && focus.y === 0.5;
    const declarations = [
      !centred && `object-position:${Math.round(focus.x * 100)}% ${Math.round(focus.y * 100)}%`,
      placeholder && `background:url("${placeholder}") center/cover`,
    ].filter(Boolean);
    return declarations.length > 0 ? [`[data-picture="${name}"]{${declarations.join(';')}}`] : [];
  });
  return rules.length > 0 ? `@layer components{${rules.join('')}}` : '';
}

function collect(value: unknown, found: Map<string, Picture>): void {
  if (Array.isArray(value)) for (const each of value) collect(each, found);
  else if (typeof value === 'object' && value !== null) {
    if (isPicture(value)) found.set(value.name, value);
    else if ('definition' in value) {
      const node = value as PreparedNode;
      collect(node.props, found);
      collect(node.data, found);
      collect(Object.values(node.slots), found);
      for (const copy of node.copies ?? []) collect(copy.node, found);
    } else collect(Object.values(value), found);
  }
}

const isPicture = (value: object): value is Picture =>
  'placeholder' in value && 'focus' in value && 'name' in value;
