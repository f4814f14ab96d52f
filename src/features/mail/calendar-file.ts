import ical, { ICalCalendarMethod, ICalEventStatus } from 'ical-generator';
import { Temporal } from 'temporal-polyfill';
import type { MailShop } from './mail.types.ts';
import type { MailCalendar } from './mail-content.ts';

/** When summer time begins and ends in the Netherlands: Outlook wants it spelled out, and the library does not. */
const amsterdam = `BEGIN:VTIMEZONE
TZID:Europe/Amsterdam
BEGIN:DAYLIGHT
TZOFFSETFROM:+0100
TZOFFSETTO:+0200
TZNAME:CEST
DTSTART:19700329T020000
RRULE:FREQ=YEARLY;BYMONTH=3;BYDAY=-1SU
END:DAYLIGHT
BEGIN:STANDARD
TZOFFSETFROM:+0200
TZOFFSETTO:+0100
TZNAME:CET
DTSTART:19701025T030000
RRULE:FREQ=YEARLY;BYMONTH=10;BYDAY=-1SU
END:STANDARD
END:VTIMEZONE`;

/** The .ics file of a mail (BOOK-7): one entry per rental or departure, at the shop's wall clock. */
export function calendarFile(calendar: MailCalendar, shop: MailShop, stamp: Date): string {
  const { timeZone } = shop;
  const host = new URL(shop.url).hostname;
  const cancelled = calendar.method === 'CANCEL';
  const file = ical({
    prodId: { company: 'Zadel', product: 'booking' },
    method: cancelled ? ICalCalendarMethod.CANCEL : ICalCalendarMethod.PUBLISH,
    timezone: { name: null, generator: (name) => (name === 'Europe/Amsterdam' ? amsterdam : null) },
  });
  const zoned = (moment: string) => Temporal.PlainDateTime.from(moment).toZonedDateTime(timeZone);
  for (const entry of calendar.entries) {
    file.createEvent({
      id: `${entry.id}@${host}`,
      sequence: calendar.revision,
      status: cancelled ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
      stamp,
      start: zoned(entry.startsAt),
      end: zoned(entry.endsAt),
      timezone: timeZone,
      summary: entry.title,
      location: entry.place,
      description: calendar.description,
      url: calendar.url,
      organizer: { name: shop.name, email: shop.email },
    });
  }
  return file.toString();
}
