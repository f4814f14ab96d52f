import type { LocalDateTime } from '../../../lib/local-time.ts';
import { sumCents, vatIncluded } from '../../../lib/money.ts';
import type { Quote, QuoteLine } from '../booking.types.ts';

type LineWithoutSums = Omit<QuoteLine, 'totalCents' | 'vatCents'>;

/** A line whose total is the sum of its parts and whose VAT is taken out of that total. */
export function sumLine(line: LineWithoutSums): QuoteLine {
  const totalCents = sumCents(line.parts.map((part) => part.cents));
  return { ...line, totalCents, vatCents: vatIncluded(totalCents, line.vatPercent) };
}

/** A quote over lines: totals, the deposit, and VAT per rate as the sum of the lines' VAT. */
export function sumQuote(startsAt: LocalDateTime, endsAt: LocalDateTime, lines: QuoteLine[]): Quote {
  const rates = [...new Set(lines.map((line) => line.vatPercent))].toSorted((a, b) => a - b);
  return {
    startsAt,
    endsAt,
    lines,
    totalCents: sumCents(lines.map((line) => line.totalCents)),
    vat: rates.map((percent) => ({
      percent,
      cents: sumCents(lines.filter((line) => line.vatPercent === percent).map((line) => line.vatCents)),
    })),
    depositCents: sumCents(lines.map((line) => line.depositCents)),
    currency: 'EUR',
  };
}
