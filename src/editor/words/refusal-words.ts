import type { Language } from '../../lib/language.ts';
import { fill, type Texts } from '../../lib/texts.ts';
import type { ClipboardRefusal } from '../state/clipboard.ts';
import type { ModuleTypes, PlaceRefusal } from '../state/place-rules.ts';
import { moduleName } from './module-words.ts';

const texts = {
  nl: {
    'unknown-module': 'Het onderdeel ‘{type}’ bestaat op deze website niet.',
    'no-such-place': '{type} past hier niet.',
    'slot-takes-others': 'In {holder} past alleen: {others}.',
    'stands-elsewhere': '{type} staat alleen in: {others}.',
    'inside-itself': '{type} kan niet in zichzelf staan.',
    'too-deep': '{type} zou hier te diep in andere onderdelen staan.',
    'too-many': 'De pagina heeft dan te veel onderdelen. Verdeel haar over twee pagina’s.',
    'not-modules': 'Op het klembord staan geen onderdelen. Kopieer eerst een onderdeel van een pagina.',
    damaged: 'De onderdelen op het klembord zijn beschadigd. Kopieer ze opnieuw.',
    page: 'de pagina',
  },
  en: {
    'unknown-module': 'The module ‘{type}’ does not exist on this website.',
    'no-such-place': '{type} does not fit here.',
    'slot-takes-others': '{holder} only takes: {others}.',
    'stands-elsewhere': '{type} only stands in: {others}.',
    'inside-itself': '{type} cannot stand inside itself.',
    'too-deep': '{type} would be nested too deeply here.',
    'too-many': 'The page would have too many modules. Divide it over two pages.',
    'not-modules': 'There are no modules on the clipboard. First copy a module of a page.',
    damaged: 'The modules on the clipboard are damaged. Copy them again.',
    page: 'the page',
  },
  de: {
    'unknown-module': 'Das Element „{type}“ gibt es auf dieser Website nicht.',
    'no-such-place': '{type} passt hier nicht hin.',
    'slot-takes-others': 'In {holder} passt nur: {others}.',
    'stands-elsewhere': '{type} steht nur in: {others}.',
    'inside-itself': '{type} kann nicht in sich selbst stehen.',
    'too-deep': '{type} stünde hier zu tief verschachtelt.',
    'too-many': 'Die Seite hätte dann zu viele Elemente. Verteile sie auf zwei Seiten.',
    'not-modules': 'In der Zwischenablage sind keine Elemente. Kopiere zuerst ein Element einer Seite.',
    damaged: 'Die Elemente in der Zwischenablage sind beschädigt. Kopiere sie noch einmal.',
    page: 'der Seite',
  },
} satisfies Texts;

/** Why something cannot be put somewhere, in the staff's language. */
export function refusalWords(
  refusal: PlaceRefusal | ClipboardRefusal,
  types: ModuleTypes,
  language: Language,
): string {
  const name = (type: string) => moduleName(types, type, language);
  const list = (all: readonly string[]) => all.map(name).join(', ');
  const others = 'allow' in refusal ? list(refusal.allow) : 'parents' in refusal ? list(refusal.parents) : '';
  const text = texts[language];
  return fill(
    text[refusal.code],
    {
      type: 'type' in refusal ? name(refusal.type) : '',
      holder: 'holder' in refusal ? name(refusal.holder) : text.page,
      others,
    },
    language,
  );
}
