import { expect, test } from 'vitest';
import { schemaOf } from '../../fields/fields-schema.ts';
import { dividerStyles } from './divider-styles.ts';
import { sectionFields } from './section.definition.ts';

const values = (props: object) => schemaOf(sectionFields).parse(props);

test('MOD-1 a divider is as high as each device says, in its colour', () => {
  const chosen = values({
    dividerTopHeight: { base: '48px', phone: '--space-5' },
    dividerBottomColour: 'sun',
  });
  expect(dividerStyles(chosen)).toEqual({
    base: { '--divider-top': '48px', '--divider-bottom-colour': 'var(--color-sun)' },
    tablet: {},
    phone: { '--divider-top': 'var(--space-5)' },
  });
});

test('MOD-1 a section whose dividers nobody changed says nothing of them', () => {
  expect(dividerStyles(values({}))).toEqual({ base: {}, tablet: {}, phone: {} });
});
