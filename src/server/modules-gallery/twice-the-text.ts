import type { AnyField, Fields } from '../../fields/field.ts';
import type { FixtureNode, ModuleFixture } from '../../modules/define-module.ts';
import type { ModuleRegistry } from '../../modules/registry.ts';

/**
 * A fixture with every text of it, and of the modules inside it, twice as long: what a translation may come to. Addresses,
 * dates and numbers stay as they are.
 */
export function twiceTheText<Fixture extends ModuleFixture | FixtureNode>(
  fixture: Fixture,
  type: string,
  registry: ModuleRegistry,
): Fixture {
  const fields = registry.definition(type)?.fields;
  return {
    ...fixture,
    ...(fields && fixture.props && { props: twiceInProps(fields, fixture.props) }),
    ...(fixture.slots && {
      slots: Object.fromEntries(
        Object.entries(fixture.slots).map(([name, children]) => [
          name,
          children.map((child) => twiceTheText(child, child.type, registry)),
        ]),
      ),
    }),
  };
}

const twiceInProps = (fields: Fields, props: Readonly<Record<string, unknown>>) =>
  Object.fromEntries(
    Object.entries(props).map(([name, value]) => [name, fields[name] ? twice(fields[name], value) : value]),
  );

function twice({ control }: AnyField, value: unknown): unknown {
  if (control.type === 'list' && Array.isArray(value))
    return value.map((item) => twiceInProps(control.item, item));
  if (typeof value !== 'string') return value;
  if (control.type === 'text') {
    const longer = twiceTheWords(value);
    return longer.length <= control.maximumLength ? longer : value;
  }
  if (control.type === 'rich-text') return value.replace(/>([^<]*\p{L}[^<]*)</gu, '>$1 $1<');
  return value;
}

/** Words have letters, and no slash or @ in their midst; the cells of a table are parted by bars and tabs. */
const twiceTheWords = (text: string): string =>
  text
    .split(/([|\t\n])/)
    .map((part) =>
      /\p{L}/u.test(part) && !/^\S*[/@]\S*$/.test(part.trim()) ? `${part} ${part.trim()}` : part,
    )
    .join('');
