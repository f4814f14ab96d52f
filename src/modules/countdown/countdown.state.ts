/** The parts of the time left, largest first. */
export const countdownUnits = ['days', 'hours', 'minutes', 'seconds'] as const;
export type CountdownUnit = (typeof countdownUnits)[number];

/** Days show at least this many digits, the other units this many (CD-2). */
const digits: Record<CountdownUnit, number> = { days: 3, hours: 2, minutes: 2, seconds: 2 };
const secondsIn: Record<CountdownUnit, number> = { days: 86_400, hours: 3600, minutes: 60, seconds: 1 };

export interface TimePart {
  unit: CountdownUnit;
  digits: string;
  /** The unit and all larger ones are zero (CD-3). */
  zero: boolean;
}

/** The units that are shown when this is the smallest of them. */
export const unitsDownTo = (smallest: CountdownUnit): CountdownUnit[] =>
  countdownUnits.slice(0, countdownUnits.indexOf(smallest) + 1);

/** A number of a unit as it is written. */
export const unitDigits = (unit: CountdownUnit, count: number): string =>
  String(count).padStart(digits[unit], '0');

/** The time left until an end, both in seconds since 1970; nothing less than zero (CD-1, CD-3). */
export function timeParts(end: number, now: number, units: readonly CountdownUnit[]): TimePart[] {
  let left = Math.max(0, end - now);
  let zero = true;
  return units.map((unit) => {
    const count = Math.floor(left / secondsIn[unit]);
    left -= count * secondsIn[unit];
    zero = zero && count === 0;
    return { unit, digits: unitDigits(unit, count), zero };
  });
}
