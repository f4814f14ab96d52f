import type { PageNode } from '../../src/page/page-node.ts';

const sectionSize = 10;

/** A page of sections, each with a heading, two columns of words and a button: ten modules in all. */
export const largePage = (modules: number): PageNode[] =>
  Array.from({ length: modules / sectionSize }, (_, index) => section(index));

function section(index: number): PageNode {
  const node = (name: string, props: PageNode['props'], slots?: PageNode['slots']): PageNode => ({
    id: `${name}${index}`,
    type: name.replace(/(Left|Right)$/, ''),
    version: 1,
    props,
    ...(slots && { slots }),
  });
  const text = (name: string) =>
    node(name, { html: `<p>Langs de dijk, door de duinen en dan naar <strong>zee</strong> (${index}).</p>` });
  const heading = (name: string) => node(name, { text: `Route ${index}`, level: 'h3' });
  const button = node('button', { label: 'Boek nu' });
  const column = (side: 'Left' | 'Right', content: PageNode[]) => node(`column${side}`, {}, { content });
  const columns = [
    column('Left', [text('textLeft'), heading('headingLeft')]),
    column('Right', [text('textRight'), heading('headingRight')]),
  ];
  return node(
    'section',
    {},
    {
      content: [
        node('heading', { text: `Deel ${index}`, level: 'h2' }),
        node('row', {}, { columns }),
        button,
      ],
    },
  );
}
