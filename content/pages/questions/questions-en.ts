import { linksIn } from '../parts/page-link.ts';
import { accessoryPrice, deliveryPrice } from '../parts/shop-facts.ts';
import type { QuestionGroup } from './questions-nl.ts';

const link = linksIn('en');

export const questionsEn: readonly QuestionGroup[] = [
  {
    anchor: 'booking',
    heading: 'Booking and paying',
    items: [
      {
        question: 'Do I have to book ahead?',
        answer: `<p>You need not, but then you know your size is there. Online you can book up to an hour before pick-up. In the tulip weeks and on the first warm Sunday everything is gone by ten.</p>`,
      },
      {
        question: 'How is the price worked out?',
        answer: `<p>By the hour, half day (4 hours), day (24 hours), each day more, or week. The form always takes the cheapest combination and shows line by line where the amount comes from. All prices are with ${link('bikes', 'the bikes', '#prices')}.</p>`,
      },
      {
        question: 'How can I pay?',
        answer:
          '<p>Online with iDEAL | Wero, Bancontact, credit card or Apple Pay. Or at the shop when you pick up, by card or in cash.</p>',
      },
      {
        question: 'What does it cost to cancel?',
        answer: `<p>Nothing up to 48 hours before the start. Between 48 and 24 hours you get half back, after that nothing. You cancel yourself with the link in your confirmation and see beforehand what you will get back.</p>`,
      },
      {
        question: 'Can I move my booking?',
        answer: `<p>Yes, free of charge, up to 24 hours ahead. The link in your confirmation takes you to ${link('booking-manage', 'the page of your booking')}, where you choose another day or time yourself and see any difference in price first. Another size, or one more person? ${link('contact', 'Call or write to us')}.</p>`,
      },
      {
        question: 'Is there a discount for groups?',
        answer:
          '<p>From six bikes 5% off the hire, from ten 10% and from twenty 15%. The form does it for you. More than forty pieces? Ring us.</p>',
      },
    ],
  },
  {
    anchor: 'bikes',
    heading: 'Bikes and kit',
    items: [
      {
        question: 'Which size am I?',
        answer: `<p>Go by your height; the sizes stand with every ${link('bikes', 'bike')}. Or enter everyone’s height in the form and we choose.</p>`,
      },
      {
        question: 'What is the deposit?',
        answer: `<p>An amount per bike that you pay at pick-up and get back on return, from €25 for a children’s bike to €250 for a road bike. ${link('practical', 'How the deposit works', '#deposit')}.</p>`,
      },
      {
        question: 'Do I have to wear a helmet?',
        answer: `<p>Not in the Netherlands. If you want one it costs ${accessoryPrice('helmet', 'en')} a day. For children and on road bikes we would.</p>`,
      },
      {
        question: 'How old must I be?',
        answer:
          '<p>You can book from 18. E-bikes, tandems, road bikes and mountain bikes are for riders of 16 and over, cargo bikes for 18 and over. City bikes and children’s bikes are for anyone who fits.</p>',
      },
      {
        question: 'Do you have child seats?',
        answer: `<p>Yes, rear ones, for children from 9 months to 6 years and up to 22 kg: ${accessoryPrice('child-seat', 'en')} a day. They fit city bikes and e-bikes in sizes M and L.</p>`,
      },
      {
        question: 'Do you deliver?',
        answer: `<p>In Haarlem, Bloemendaal, Overveen, Heemstede and Zandvoort, between nine and eleven in the morning. Bringing and fetching together cost ${deliveryPrice('en')} per booking.</p>`,
      },
    ],
  },
  {
    anchor: 'riding',
    heading: 'On the way',
    items: [
      {
        question: 'What if I get a puncture?',
        answer:
          '<p>Ring the number on the luggage rack. During opening hours we come to you within 15 kilometres, free of charge. Further off we refund the bike mechanic, against the receipt.</p>',
      },
      {
        question: 'What if the bike is stolen?',
        answer:
          '<p>Report it to the police and call us. If you had used both locks and still have both keys, you never pay more than the deposit.</p>',
      },
      {
        question: 'I am running late. What now?',
        answer:
          '<p>Half an hour is no trouble. After that we charge the time you really had. If you will miss closing time, call us and bring the bike tomorrow.</p>',
      },
      {
        question: 'May I ride on the beach?',
        answer:
          '<p>Rather not, and the terms say no: salt eats chains and bearings. Leave the bike at the top of the path; there are racks.</p>',
      },
      {
        question: 'Can I take the bike on the train?',
        answer:
          '<p>Yes, with a bicycle ticket and outside rush hours (weekdays 6.30–9.00 and 16.00–18.30). In July and August all day. Cargo bikes and tandems cannot go.</p>',
      },
      {
        question: 'What are those numbered signs?',
        answer: `<p>Junctions of the cycle network. Write down a row of numbers and follow them; it takes an effort to get lost. The map costs ${accessoryPrice('map', 'en')} at the counter.</p>`,
      },
    ],
  },
  {
    anchor: 'tours',
    heading: 'Tours',
    items: [
      {
        question: 'Is the bike included?',
        answer: `<p>Yes, in your size. So are the guide and the coffee. What else belongs to it stands with each ${link('tours', 'tour')}.</p>`,
      },
      {
        question: 'How fast do you ride?',
        answer:
          '<p>Fifteen kilometres an hour, and as slowly as the slowest likes. We wait round every corner.</p>',
      },
      {
        question: 'Does a tour go ahead in the rain?',
        answer:
          '<p>Yes. Your guide has ponchos. In force 7 winds or under a code orange warning we stay home; you choose another day or get everything back.</p>',
      },
      {
        question: 'What language does the guide speak?',
        answer:
          '<p>It stands with every date: Dutch, English or German; Dutch or English on the tour to Amsterdam. With a group of your own you choose.</p>',
      },
      {
        question: 'May children come along?',
        answer:
          '<p>From 8 to the sea and the bulbs, from 10 to the windmills, from 12 to Amsterdam and the Zuiderzee. Up to 15 they pay the child price and ride with an adult.</p>',
      },
      {
        question: 'Do you need a minimum number?',
        answer: '<p>No. A tour runs with a single guest too. Then you have the guide to yourself.</p>',
      },
    ],
  },
];
