import type { Catalogue } from '../features/booking/booking.ts';
import type { MailShop } from '../features/mail/mail.ts';
import type { Language } from '../lib/language.ts';
import type { LocalDate } from '../lib/local-time.ts';
import { weekSummary } from '../site/footer/week-summary.ts';
import type { SiteSettings } from '../site/site-settings.ts';
import { presentWeek } from './present-week.ts';

interface Options {
  settings: SiteSettings;
  catalogue: Catalogue;
  today: LocalDate;
  baseUrl: string;
  language: Language;
}

/** What mails say of the shop, in the guest's language. */
export function mailShop({ settings, catalogue, today, baseUrl, language }: Options): MailShop {
  const { name, address, phone, email } = settings;
  return {
    name,
    address: [address.street, `${address.postalCode} ${address.city}`],
    phone: phone.shown,
    email,
    url: language === 'nl' ? baseUrl : `${baseUrl}/${language}`,
    openingHours: weekSummary(presentWeek(catalogue, today), language),
    timeZone: catalogue.settings.timeZone,
  };
}
