import type { Language } from '../../../lib/language.ts';
import { formatMoney } from '../../../lib/money.ts';
import { fill, type Texts } from '../../../lib/texts.ts';
import type { QuoteLine, QuotePart } from '../booking.types.ts';

const texts = {
  nl: {
    hour: { one: '{count} uur à {unit}', other: '{count} uur à {unit}' },
    'half-day': { one: 'halve dag à {unit}', other: '{count} halve dagen à {unit}' },
    day: { one: 'dag à {unit}', other: '{count} dagen à {unit}' },
    'extra-day': { one: 'extra dag à {unit}', other: '{count} extra dagen à {unit}' },
    week: { one: 'week à {unit}', other: '{count} weken à {unit}' },
    pieces: '{count} × {text}',
    seasonUp: '{name}: {percent}% toeslag',
    seasonDown: '{name}: {percent}% korting',
    seasonPrices: '{name}: seizoensprijzen',
    groupDiscount: 'Groepskorting vanaf {minimum} fietsen: {percent}%',
    perRental: 'per huur {unit}',
    perDay: { one: 'dag à {unit}', other: '{count} dagen à {unit}' },
    adult: { one: '{count} volwassene à {unit}', other: '{count} volwassenen à {unit}' },
    child: { one: '{count} kind à {unit}', other: '{count} kinderen à {unit}' },
    privateGroup: { one: 'Privétocht voor {count} persoon', other: 'Privétocht voor {count} personen' },
    delivery: 'Bezorgen en ophalen',
  },
  en: {
    hour: { one: '{count} hour at {unit}', other: '{count} hours at {unit}' },
    'half-day': { one: 'half day at {unit}', other: '{count} half days at {unit}' },
    day: { one: 'day at {unit}', other: '{count} days at {unit}' },
    'extra-day': { one: 'extra day at {unit}', other: '{count} extra days at {unit}' },
    week: { one: 'week at {unit}', other: '{count} weeks at {unit}' },
    pieces: '{count} × {text}',
    seasonUp: '{name}: {percent}% supplement',
    seasonDown: '{name}: {percent}% off',
    seasonPrices: '{name}: seasonal prices',
    groupDiscount: 'Group discount from {minimum} bikes: {percent}%',
    perRental: '{unit} per rental',
    perDay: { one: 'day at {unit}', other: '{count} days at {unit}' },
    adult: { one: '{count} adult at {unit}', other: '{count} adults at {unit}' },
    child: { one: '{count} child at {unit}', other: '{count} children at {unit}' },
    privateGroup: { one: 'Private tour for {count} person', other: 'Private tour for {count} people' },
    delivery: 'Delivery and collection',
  },
  de: {
    hour: { one: '{count} Stunde à {unit}', other: '{count} Stunden à {unit}' },
    'half-day': { one: 'halber Tag à {unit}', other: '{count} halbe Tage à {unit}' },
    day: { one: 'Tag à {unit}', other: '{count} Tage à {unit}' },
    'extra-day': { one: 'weiterer Tag à {unit}', other: '{count} weitere Tage à {unit}' },
    week: { one: 'Woche à {unit}', other: '{count} Wochen à {unit}' },
    pieces: '{count} × {text}',
    seasonUp: '{name}: {percent} % Zuschlag',
    seasonDown: '{name}: {percent} % Rabatt',
    seasonPrices: '{name}: Saisonpreise',
    groupDiscount: 'Gruppenrabatt ab {minimum} Rädern: {percent} %',
    perRental: '{unit} pro Miete',
    perDay: { one: 'Tag à {unit}', other: '{count} Tage à {unit}' },
    adult: { one: '{count} Erwachsene:r à {unit}', other: '{count} Erwachsene à {unit}' },
    child: { one: '{count} Kind à {unit}', other: '{count} Kinder à {unit}' },
    privateGroup: { one: 'Private Tour für {count} Person', other: 'Private Tour für {count} Personen' },
    delivery: 'Lieferung und Abholung',
  },
} satisfies Texts;

/** One step of a price as a visitor reads it: `2 × 3 dagen à € 15,00`; its amount stands in `part.cents`. */
export function describePart(part: QuotePart, language: Language): string {
  const text = texts[language];
  const perPiece = (pieces: number, line: string) =>
    pieces === 1 ? line : fill(text.pieces, { count: pieces, text: line }, language);
  switch (part.kind) {
    case 'season': {
      const template =
        part.percent === 0 ? text.seasonPrices : part.percent > 0 ? text.seasonUp : text.seasonDown;
      return fill(template, { name: part.name[language], percent: Math.abs(part.percent) }, language);
    }
    case 'group-discount':
      return fill(text.groupDiscount, { minimum: part.minimumBikes, percent: part.percent }, language);
    case 'accessory': {
      const unit = formatMoney(part.unitCents, language);
      return perPiece(
        part.pieces,
        fill(part.per === 'day' ? text.perDay : text.perRental, { count: part.count, unit }, language),
      );
    }
    case 'adult':
    case 'child':
      return fill(
        text[part.kind],
        { count: part.pieces, unit: formatMoney(part.unitCents, language) },
        language,
      );
    case 'private-group':
      return fill(text.privateGroup, { count: part.pieces }, language);
    case 'delivery':
      return text.delivery;
    default: {
      const unit = formatMoney(part.unitCents, language);
      return perPiece(part.pieces, fill(text[part.kind], { count: part.count, unit }, language));
    }
  }
}

/** The name of a line: `2 × Stadsfiets, M (53 cm)`. */
export function describeLine(line: QuoteLine, language: Language): string {
  const name = line.detail ? `${line.name[language]}, ${line.detail}` : line.name[language];
  return line.quantity === 1 ? name : `${line.quantity} × ${name}`;
}
