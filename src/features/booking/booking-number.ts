import { randomInt } from 'node:crypto';

/** Without 0/O, 1/I/L and U, which are misread or spell words. */
const letters = '23456789ABCDEFGHJKMNPQRSTVWXYZ';

/** A number people can read to each other, `ZP-7K4M2Q`; unique by the database, which asks for another if taken. */
export const newBookingNumber = (): string =>
  `ZP-${Array.from({ length: 6 }, () => letters[randomInt(letters.length)]).join('')}`;
