import type { SiteSettings } from '../../src/site/site-settings.ts';
import { footerMenu, legalMenu, mainMenu } from './menus.ts';

/** The demo shop. Street, numbers and addresses exist nowhere. */
export const demoSettings = {
  name: 'Polder & Pedaal',
  claim: {
    nl: 'Een goede fiets, een lage horizon en iemand die de weg weet.',
    en: 'A good bike, a low horizon and someone who knows the way.',
    de: 'Ein gutes Rad, ein tiefer Horizont und jemand, der den Weg kennt.',
  },
  address: {
    street: 'Zadelmakerskade 12',
    postalCode: '2011 ZZ',
    city: 'Haarlem',
    country: { nl: 'Nederland', en: 'the Netherlands', de: 'Niederlande' },
    countryCode: 'NL',
    latitude: 52.3807,
    longitude: 4.6403,
  },
  phone: { shown: '023 000 12 34', number: '+31230001234' },
  email: 'hallo@polderenpedaal.example',
  registration: { chamberOfCommerce: '00001234', vat: 'NL000001234B01' },
  socials: [{ name: 'Mastodon', url: 'https://social.example/@polderenpedaal' }],
  paymentMethods: ['iDEAL | Wero', 'Bancontact', 'Visa', 'Mastercard', 'Apple Pay'],
  menus: { main: mainMenu, footer: footerMenu, legal: legalMenu },
} satisfies SiteSettings;
