import type { AnyField, Fields } from '../../fields/field.ts';
import type { Language } from '../../lib/language.ts';
import { fill } from '../../lib/texts.ts';
import type { ModuleDefinition } from '../../modules/define-module.ts';
import type { ModuleRegistry } from '../../modules/registry.ts';
import { designFields } from '../../page/design/design-fields.ts';
import type { PageNode } from '../../page/page-node.ts';
import { readNode } from '../../page/read-node.ts';
import type { DraftProblem } from './pages.types.ts';

const texts = {
  nl: {
    unknown:
      'Dit soort onderdeel (‘{type}’) kent het programma niet. Bezoekers zien het niet; het blijft wel bewaard.',
    invalid: 'Er klopt iets niet in dit onderdeel, dus bezoekers zien het niet: {reason}.',
    design: 'Een deel van de opmaak klopt niet en wordt overgeslagen: {reason}.',
    variant:
      'Wat hier anders is op een apparaat of bij aanwijzen klopt niet en wordt overgeslagen: {reason}.',
    link: 'De link ‘{field}’ gaat naar een pagina die er niet (meer) is: ‘{page}’.',
    picture: 'De afbeelding ‘{picture}’ staat niet in de mediabibliotheek.',
    anchor: 'Het anker ‘{anchor}’ staat meer dan eens op deze pagina.',
  },
  en: {
    unknown: 'The program does not know this kind of module (‘{type}’). Visitors do not see it; it is kept.',
    invalid: 'Something in this module is not right, so visitors do not see it: {reason}.',
    design: 'Part of the design is not right and is left out: {reason}.',
    variant:
      'What is different here on a device or under the pointer is not right and is left out: {reason}.',
    link: 'The link ‘{field}’ goes to a page that is not there: ‘{page}’.',
    picture: 'The picture ‘{picture}’ is not in the media library.',
    anchor: 'The anchor ‘{anchor}’ stands on this page more than once.',
  },
  de: {
    unknown:
      'Diese Art Element („{type}“) kennt das Programm nicht. Besucher sehen es nicht; es bleibt erhalten.',
    invalid: 'In diesem Element stimmt etwas nicht, darum sehen Besucher es nicht: {reason}.',
    design: 'Ein Teil der Gestaltung stimmt nicht und wird ausgelassen: {reason}.',
    variant:
      'Was hier auf einem Gerät oder beim Daraufzeigen anders ist, stimmt nicht und wird ausgelassen: {reason}.',
    link: 'Der Link „{field}“ führt zu einer Seite, die es nicht gibt: „{page}“.',
    picture: 'Das Bild „{picture}“ ist nicht in der Mediathek.',
    anchor: 'Der Anker „{anchor}“ steht mehr als einmal auf dieser Seite.',
  },
};

export interface ProblemSurroundings {
  registry: ModuleRegistry;
  /** Whether a page is on the site, or will be, in the language of this one. */
  hasPage(key: string): boolean;
  hasPicture(name: string): boolean;
  /** Of the staff member. */
  language: Language;
}

type Parent = { definition: ModuleDefinition; slot: string } | undefined;

/** What of a draft visitors will not see as it was made, module by module (MOD-8). */
export function draftProblems(tree: readonly PageNode[], around: ProblemSurroundings): DraftProblem[] {
  const problems: DraftProblem[] = [];
  const anchors = new Set<string>();
  const words = texts[around.language];
  const walk = (nodes: readonly PageNode[], parent: Parent) => {
    for (const node of nodes) {
      const { id: nodeId, type, anchor } = node;
      const tell = (code: DraftProblem['code'], text: keyof typeof words, values: Record<string, string>) =>
        problems.push({ nodeId, type, code, reason: fill(words[text], values, around.language) });
      const definition = around.registry.definition(type);
      if (!definition) {
        tell('unknown-module', 'unknown', { type });
        continue;
      }
      const read = readNode(node, around.registry, parent);
      if ('problem' in read) tell('not-valid', 'invalid', { reason: read.problem.reason });
      else {
        for (const { code, reason } of read.problems)
          if (code === 'variant-not-valid') tell('variant-not-valid', 'variant', { reason });
          else tell('design-not-valid', 'design', { reason });
        const lost = (kind: 'link' | 'picture', field: AnyField, name: string) =>
          kind === 'link'
            ? tell('broken-link', 'link', { field: field.label[around.language], page: name })
            : tell('missing-picture', 'picture', { picture: name });
        findLost(definition.fields, read.values, around, lost);
        for (const own of Object.values(read.variants)) findLost(definition.fields, own, around, lost);
        findLost(designFields, read.design, around, lost);
      }
      if (anchor && anchors.has(anchor)) tell('doubled-anchor', 'anchor', { anchor });
      if (anchor) anchors.add(anchor);
      for (const [slot, inside] of Object.entries(node.slots ?? {})) walk(inside, { definition, slot });
    }
  };
  walk(tree, undefined);
  return problems;
}

/** Links to pages and pictures that are not there. */
function findLost(
  fields: Fields,
  values: Record<string, unknown>,
  around: ProblemSurroundings,
  lost: (kind: 'link' | 'picture', field: AnyField, name: string) => void,
): void {
  for (const [name, value] of Object.entries(values)) {
    const field = Object.hasOwn(fields, name) ? fields[name] : undefined;
    if (!field || typeof value !== 'object' || value === null) continue;
    const { control } = field;
    if (control.type === 'list' && Array.isArray(value))
      for (const item of value) findLost(control.item, item, around, lost);
    else if (control.type === 'link' && 'page' in value) {
      if (!around.hasPage(String(value.page))) lost('link', field, String(value.page));
    } else if (control.type === 'picture' && 'media' in value) {
      if (!around.hasPicture(String(value.media))) lost('picture', field, String(value.media));
    }
  }
}
