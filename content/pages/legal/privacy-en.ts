import { phoneIn, settings } from '../parts/shop-facts.ts';
import { bullets, type LegalText } from './legal-page.ts';

const { address, email, registration, name } = settings;
const mail = `<a href="mailto:${email}">${email}</a>`;

export const privacyEn: LegalText = {
  heading: 'What we know about you',
  lead: 'To lend you a bike we need a few details. This page says which, why, who sees them and when they are gone.',
  updated: 'Updated on 1 March 2026.',
  shortHeading: 'In short',
  short: [
    'We ask for what your booking needs, and nothing more.',
    'We sell nothing on and send no newsletter you did not ask for.',
    'No advertising cookies and no other company’s trackers on this site.',
    'Heights, ages and remarks are erased four weeks after your ride.',
    'To see, correct or erase your data, one email is enough.',
  ],
  contentsHeading: 'Contents',
  articles: [
    {
      title: 'Who is responsible',
      body: [
        `${name}, ${address.street}, ${address.postalCode} ${address.city}, the Netherlands, Chamber of Commerce ${registration.chamberOfCommerce}. Send questions about your data to ${mail} or call ${phoneIn('en')}. We are too small for a data protection officer; you get one of the three of us.`,
      ],
    },
    {
      title: 'What we record and why',
      body: [
        bullets(
          '<strong>Your booking:</strong> name, email address, phone number if you give one, bikes or tour, dates, price and remarks. Needed to carry out the contract (article 6(1)(b) GDPR).',
          '<strong>Heights and ages:</strong> only if you fill them in, to set out bikes of the right size and to apply the child price and the minimum age. Also for the contract.',
          '<strong>Delivery address:</strong> only if we bring the bikes to you.',
          '<strong>Payments:</strong> amount, time, method and the payment service’s reference. We never see your card or account number. Needed for the contract and for our books (legal obligation, point (c)).',
          '<strong>Damage and deposit:</strong> what happened and what it cost. Needed for the contract; in a dispute, our legitimate interest (point (f)).',
          '<strong>Messages:</strong> what you write to us, so that we can answer (point (b) or (f)).',
          '<strong>Reviews:</strong> the name and words you make public yourself, with your consent (point (a)). You can withdraw it at any time.',
          '<strong>Technical data:</strong> time, page requested, error messages and, in limited form, the internet address, to keep the site safe and find faults (point (f)).',
        ),
        'At pick-up we look at your proof of identity. We copy nothing from it.',
        'Without a name and an email address we cannot take a booking. Everything else is up to you. Nothing is decided about you automatically and we build no profile.',
      ],
    },
    {
      title: 'How long we keep it',
      body: [
        bullets(
          'Bookings and invoices: seven years after the financial year, because the Dutch tax office requires it.',
          'Phone number, heights, ages, delivery address and remarks: until four weeks after you are back.',
          'A reservation that was not paid: thirty days.',
          'Damage: until everything is settled, and six months after that.',
          'The emails this site sends you: ninety days.',
          'Other email: one year after the last message.',
          'Technical data: for as long as our hosting company keeps its logs. We will tell you how long that is if you ask.',
          'Reviews: until you ask us to take them down.',
        ),
      ],
    },
    {
      title: 'Who helps us',
      body: [
        'These companies process data for us, under a processing agreement and for this purpose only:',
        bullets(
          'a hosting company with servers in the Netherlands, where the site, the bookings and the backups are kept;',
          'a mail service in the European Union that delivers confirmations;',
          'our accountants in Haarlem, who see invoices.',
        ),
        'Online payments go through Mollie B.V. in Amsterdam and your bank. They are responsible for what they do themselves and are supervised by De Nederlandsche Bank. For the two-day tour we pass your name and dietary wishes on to the inn. The police and our insurer get data only in case of theft or damage, or when the law demands it.',
        'We pass nothing on outside the European Economic Area. We will tell you the names of the hosting and mail services if you ask.',
      ],
    },
    {
      title: 'Cookies and your browser',
      body: [
        'This site loads nothing from other companies: no fonts, maps, videos, social media buttons or analytics. It sets no advertising or tracking cookies, which is why you see no cookie banner.',
        'After a booking your browser keeps its number, so that the confirmation page counts it only once. That number stays on your own device and goes when you clear your browsing data.',
        'A link to OpenStreetMap or social media takes you to a site with rules of its own, and only once you click it.',
      ],
    },
    {
      title: 'Security',
      body: [
        'The connection is encrypted. Only the three of us can reach the bookings, each with an account of our own. The link in your confirmation is signed and opens your booking only; pass it on only to people who may see it. Should something happen to your data after all, you will hear it from us.',
      ],
    },
    {
      title: 'Your rights',
      body: [
        'You may see your data, have it corrected, erased or restricted, take it with you, and object to use based on our legitimate interest. You may withdraw consent at any time; what happened before stays valid.',
        `Write to ${mail}. We answer within a month and ask who you are only when we are in doubt. What the law makes us keep we cannot erase.`,
      ],
    },
    {
      title: 'Complaints and changes',
      body: [
        'If we cannot sort it out together you may complain to the Dutch supervisory authority, the <a href="https://www.autoriteitpersoonsgegevens.nl/en">Autoriteit Persoonsgegevens</a>, or to the authority where you live.',
        'When we change this statement we put the date at the top. Before doing anything with your data that you would not expect, we ask.',
      ],
    },
  ],
};
