import { type Selector, transform } from 'lightningcss';

/**
 * Leaves out the rules whose every selector asks for a class that stands nowhere in the HTML: a page carries only what it
 * shows of a module's looks. Only for styles whose classes no script sets later. What stands in `:not()`, `:is()` and
 * the like is not judged.
 */
export function pruneCss(css: string, classes: ReadonlySet<string>): string {
  const isUsed = (selector: Selector) =>
    selector.every((part) => part.type !== 'class' || classes.has(part.name));
  const { code } = transform({
    filename: 'module.css',
    code: Buffer.from(css),
    visitor: {
      Rule: {
        style(rule) {
          // Left out whole or left alone: lightningcss cannot read back a rule with custom properties.
          return rule.value.selectors.some(isUsed) ? undefined : [];
        },
      },
    },
  });
  return code.toString();
}

/** Every class of an HTML text. */
export function classesIn(html: string): Set<string> {
  const classes = new Set<string>();
  for (const [, names = ''] of html.matchAll(/ class="([^"]*)"/g))
    for (const name of names.split(/\s+/)) classes.add(name);
  return classes;
}
