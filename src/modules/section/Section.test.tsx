import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { schemaOf } from '../../fields/fields-schema.ts';
import { Section } from './Section.tsx';
import { sectionFields } from './section.definition.ts';

const show = (props: object) =>
  renderToStaticMarkup(
    <Section
      {...schemaOf(sectionFields).parse(props)}
      root={{ 'data-module': 'section' }}
      language="nl"
      slots={{ content: [] }}
      data={undefined}
    />,
  );

test('MOD-1 dividers are drawn at the top and the bottom, unread by screen readers', () => {
  const html = show({ dividerTop: 'waves', dividerBottom: 'tulips' });
  expect(html.match(/aria-hidden="true"/g)).toHaveLength(2);
  expect(html).toMatch(/<svg class="[^"]*top/);
  expect(html).toMatch(/<div class="[^"]*bottom[^"]*tiles[^"]*tulips/);
  expect(show({})).not.toContain('aria-hidden');
});

test('MOD-1 a divider is mirrored, sized and coloured only when somebody chose so', () => {
  const plain = show({ dividerBottom: 'dunes' });
  expect(plain).not.toMatch(/flipped|Sized|Coloured/);
  const own = show({
    ...{ dividerBottom: 'dunes', dividerBottomFlip: true, dividerBottomColour: 'sun' },
    dividerBottomHeight: { base: '', phone: '20px' },
  });
  expect(own).toMatch(/bottom[^"]*bottomSized[^"]*bottomColoured[^"]*flipped/);
});
