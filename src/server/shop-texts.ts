import type { Catalogue } from '../features/booking/booking.types.ts';
import type { Language } from '../lib/language.ts';

/** What the catalogue says of its tours and bikes, by the keys of their pages, for search (SITE-8). */
export function shopTexts({ tours, bikeTypes }: Catalogue, language: Language): Map<string, string[]> {
  const texts = new Map<string, string[]>();
  for (const { id, name, description, meetingPoint } of tours)
    texts.set(`tour-${id}`, [name[language], description[language], meetingPoint.name[language]]);
  for (const { id, name, description } of bikeTypes)
    texts.set(`bike-${id}`, [name[language], description[language]]);
  return texts;
}
