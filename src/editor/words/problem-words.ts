import type { Language } from '../../lib/language.ts';
import type { CanvasProblem } from '../catalogue.ts';

type Words = Record<CanvasProblem['code'], string>;

/** What is wrong with a module, in the words of staff (MOD-8). */
export const problemTexts: Record<Language, Words> = {
  nl: {
    'not-a-module': 'het is zo geen onderdeel',
    'unknown-type': 'dit soort onderdeel kent de website niet',
    misplaced: 'het hoort niet op deze plek',
    'not-migrated': 'het is van een andere versie van de website',
    'not-valid': 'een waarde kan zo niet',
    'design-not-valid': 'een waarde van de vormgeving kan zo niet en telt niet mee',
    'variant-not-valid': 'wat er anders is op een apparaat of bij aanwijzen kan zo niet en telt niet mee',
    'not-prepared': 'de gegevens ervan konden niet worden opgehaald',
    'not-rendered': 'het kon niet worden getekend',
  },
  en: {
    'not-a-module': 'it is no module like this',
    'unknown-type': 'the website does not know this kind of module',
    misplaced: 'it does not belong in this place',
    'not-migrated': 'it is of another version of the website',
    'not-valid': 'a value cannot be like this',
    'design-not-valid': 'a value of its design cannot be like this and does not count',
    'variant-not-valid':
      'what is different on a device or when pointed at cannot be like this and does not count',
    'not-prepared': 'its data could not be fetched',
    'not-rendered': 'it could not be drawn',
  },
  de: {
    'not-a-module': 'so ist es kein Element',
    'unknown-type': 'diese Art Element kennt die Website nicht',
    misplaced: 'es gehört nicht an diese Stelle',
    'not-migrated': 'es ist von einer anderen Version der Website',
    'not-valid': 'ein Wert geht so nicht',
    'design-not-valid': 'ein Wert der Gestaltung geht so nicht und zählt nicht',
    'variant-not-valid':
      'was auf einem Gerät oder beim Daraufzeigen anders ist, geht so nicht und zählt nicht',
    'not-prepared': 'seine Daten konnten nicht geholt werden',
    'not-rendered': 'es konnte nicht gezeichnet werden',
  },
};
