import { linksIn } from '../parts/page-link.ts';
import { bikeOf, deliveryPrice, depositOf, phoneIn, settings, shop } from '../parts/shop-facts.ts';
import { bullets, type LegalText } from './legal-page.ts';

const link = linksIn('en');
const { address, email, registration, name } = settings;
const deposits = shop.bikeTypes.map(({ id }) => `${bikeOf(id).name.en}: ${depositOf(id, 'en')}`);

export const termsEn: LegalText = {
  heading: 'Terms and conditions',
  lead: 'This is what we agree on when you hire a bike or join a tour. Written to be read, with nothing smaller printed underneath.',
  updated: 'In force from 1 March 2026.',
  shortHeading: 'In short',
  short: [
    'Cancel free of charge up to 48 hours ahead. Between 48 and 24 hours you get half back, after that nothing.',
    'You pay the deposit when you pick up and get it back when you return the bike.',
    'A puncture is on us. Damage and loss are on you, up to what the repair costs.',
    'Stolen with both locks fastened and both keys in your pocket? You never pay more than the deposit.',
    'If a tour is called off, you get everything back.',
  ],
  contentsHeading: 'Contents',
  articles: [
    {
      title: 'Who we are',
      body: [
        `${name}, ${address.street}, ${address.postalCode} ${address.city}, the Netherlands. Chamber of Commerce (KvK) ${registration.chamberOfCommerce}, VAT ${registration.vat}. You reach us on ${phoneIn('en')} and at <a href="mailto:${email}">${email}</a>.`,
        'These terms apply to every hire and every tour you book with us, online or over the counter. If we agree on something else, it will be in your confirmation.',
      ],
    },
    {
      title: 'Booking',
      body: [
        `The price shown in the booking form stands for ${shop.settings.quoteMinutes} minutes. If you choose to pay online, we set your bikes or seats aside while you pay; you have ${shop.settings.paymentMinutes} minutes. If the payment does not come in time, the reservation lapses and costs you nothing.`,
        'The contract is made when your payment has arrived or, if you pay at the shop, when you click ‘Book’. You get a confirmation by email at once, with your booking number and a link to see, change and cancel the booking.',
        'If a payment reaches us late, we still confirm your booking as long as there is room. If there is none, you get the whole amount back.',
        'Whoever books is our contact and answers for the whole group. You must be 18 or over to book.',
      ],
    },
    {
      title: 'Prices and VAT',
      body: [
        'All prices are in euros and include 21% VAT. There are no booking fees or surcharges. In tulip season (April and May) and in summer (July and August) hire prices are higher; the day of pick-up decides which price applies. The form works it out and shows you every line.',
        `Half a day is ${shop.settings.halfDayHours} hours, a day is 24 hours. You always pay the cheapest combination. From six bikes on we take 5% off the hire, from ten 10% and from twenty 15%.`,
        `Bringing bikes to an address in or near Haarlem and fetching them again costs ${deliveryPrice('en')} per booking.`,
      ],
    },
    {
      title: 'Paying',
      body: [
        'You pay online or at the shop, by card or in cash. The ways to pay are listed at the foot of every page. Should something go wrong, you are charged once at most: we return a double payment without being asked.',
      ],
    },
    {
      title: 'No withdrawal period, but you can cancel',
      body: [
        'The statutory fourteen-day right of withdrawal does not apply to leisure services for an agreed day or time (article 6:230p under e of the Dutch Civil Code). That covers our hire and our tours. Instead you can cancel as described below.',
      ],
    },
    {
      title: 'Cancelling and changing',
      body: [
        bullets(
          'Up to 48 hours before pick-up or departure: you get everything back.',
          'Between 48 and 24 hours before: you get half back.',
          'Less than 24 hours before, or if you do not turn up: you get nothing back.',
        ),
        'Cancel with the link in your confirmation. You see what you will get back first, and then decide. The money is in the account you paid from within fourteen days, usually within three working days. If you have not paid yet, cancelling costs nothing.',
        `Another day or time? Up to 24 hours ahead you change your booking yourself, free of charge, with the link in your confirmation, on ${link('booking-manage', 'the page of your booking')}. For another size or more people, call or write to us. It can be done as long as there is room; we settle any difference in price.`,
        'If you bring a bike back early, we do not refund the remaining time.',
      ],
    },
    {
      title: 'If we cannot deliver',
      body: [
        'If your bike or size turns out not to be there, you get one that is at least as good at the same price. If we have none, or you would rather not, you get everything back.',
        'We call a tour off in winds of force 7 or more, when the Dutch weather service (KNMI) issues code orange or red, or when the guide is ill and nobody can step in. You choose: another day or your money back. Rain alone is no reason to call it off.',
      ],
    },
    {
      title: 'Deposit',
      body: [
        'We ask a deposit for every hired bike. It is not part of the price: you pay it at pick-up, by card or in cash, and get it back when you return the bike complete and in one piece. Cash straight away; by card the same day, and in your account within three working days.',
        bullets(...deposits),
        'If something is damaged or missing, we keep what the repair costs and give you a bill that lists parts and hours. If the damage is more than the deposit, you pay the difference. There is no deposit on tours.',
      ],
    },
    {
      title: 'What we ask of you',
      body: [
        bullets(
          'You show valid proof of identity at pick-up. We look at it and make no copy.',
          'E-bikes, tandems, road bikes and mountain bikes are for riders of 16 and over; cargo bikes for 18 and over. Children ride with an adult watching.',
          'You know how to ride, are fit to ride and have not had too much to drink.',
          'You keep to the rules of the road. A fine is for whoever earned it.',
          'You always use both locks, with the chain round something that cannot walk off.',
          'You do not ride on the beach or through salt water, and do not lend the bike or hire it on.',
          'Mountain bikes stay on trails where they are allowed. Hired bikes are not for racing.',
        ),
        'If we see at pick-up that it would not be safe, we cannot let the bike go. You get your money back.',
      ],
    },
    {
      title: 'Pick-up, return and running late',
      body: [
        `You pick up and return during our ${link('contact', 'opening hours')}. We check the bike together; if you see something, say so at once.`,
        'Half an hour late is no trouble. After that we work out the hire again for the time you really had the bike, at the ordinary prices. If you cannot make it before closing time, call us: you bring the bike back next morning.',
        'If we hear nothing for 24 hours after the agreed time and cannot reach you, we report it to the police.',
      ],
    },
    {
      title: 'Breakdown, damage and theft',
      body: [
        'A puncture, a slipped chain, a brake cable: ordinary wear is ours. Call and we sort it out. During opening hours we come to you within fifteen kilometres of the shop. Further away or after hours we refund a bike mechanic’s bill against the receipt, up to €30 without asking first.',
        'Damage from a fall, a collision or misuse is yours, up to the cost of the repair and never more than the bike is worth at that moment.',
        'If the bike is stolen, report it to the police and call us the same day. If both locks were fastened and you hand in both keys and the police report, you never pay more than that bike’s deposit. Otherwise you pay what the bike was worth at that moment.',
      ],
    },
    {
      title: 'Tours',
      body: [
        'The price of a tour covers the bike, the guide and whatever that tour’s page names. We leave on time and wait ten minutes at most. The guide may change the route when wind, weather or a closed path asks for it, and may tell someone who endangers themselves or others to stop.',
        `Each ${link('tours', 'tour')} names its minimum age. Under 16 you ride with an adult. Let us know beforehand of anything the guide should allow for.`,
      ],
    },
    {
      title: 'The two-day tour is a package',
      body: [
        `The ${link('tour-zuiderzee', 'Zuiderzee tour')} includes a night’s stay and is therefore a package under article 7:500 of the Dutch Civil Code (Directive (EU) 2015/2302). That gives you further rights, which come before what is said above:`,
        bullets(
          'You receive the standard information form before you book.',
          'Up to seven days before departure you may pass your place on to someone else; we charge nothing for that.',
          'We do not raise the price after you have booked.',
          'If we change something important, you may withdraw free of charge.',
          'We answer for everything that belongs to the trip, including what others carry out, and help you if you get into difficulty on the way.',
          'What you pay stays in a third-party account until you are back. Should we become insolvent, it is returned to you from there.',
        ),
      ],
    },
    {
      title: 'Liability',
      body: [
        'We are liable as the law says. Nothing in these terms limits that in case of injury or death, or of intent or gross negligence on our side.',
        'We do not pay for belongings left in a basket, bag or box, or for a missed train or appointment, unless it was our doing. Your own liability towards others is usually covered by personal liability insurance; check that you have it.',
      ],
    },
    {
      title: 'Complaints',
      body: [
        `If something is not right, tell us straight away if you can: then there is still something to be done about it. Later is fine too, within two months, at <a href="mailto:${email}">${email}</a>. You get an answer within fourteen days. We are not a member of a disputes committee.`,
      ],
    },
    {
      title: 'Law and changes',
      body: [
        'Dutch law applies to our agreements. If you live elsewhere in the European Union you keep the protection that the law there gives consumers without exception, and you may also go to court there.',
        'We may change these terms. Your booking keeps the terms of the day you booked. The Dutch text is the original; where a translation says something else, we read it in your favour.',
      ],
    },
  ],
};
