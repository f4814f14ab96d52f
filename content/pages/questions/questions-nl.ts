import { linksIn } from '../parts/page-link.ts';
import { accessoryPrice, deliveryPrice } from '../parts/shop-facts.ts';

const link = linksIn('nl');

/** A group of questions of the FAQ page, with the address it can be linked by. */
export interface QuestionGroup {
  anchor: string;
  heading: string;
  items: readonly { question: string; answer: string }[];
}

export const questionsNl: readonly QuestionGroup[] = [
  {
    anchor: 'booking',
    heading: 'Boeken en betalen',
    items: [
      {
        question: 'Moet ik vooraf reserveren?',
        answer: `<p>Het hoeft niet, maar dan weet je dat je maat er staat. Online kan tot een uur voor het ophalen. In de tulpenweken en op de eerste warme zondag is alles om tien uur weg.</p>`,
      },
      {
        question: 'Hoe wordt de prijs berekend?',
        answer: `<p>Per uur, halve dag (4 uur), dag (24 uur), dag erbij of week. Het formulier neemt altijd de voordeligste combinatie en laat per regel zien hoe het bedrag is ontstaan. Alle prijzen staan bij ${link('bikes', 'de fietsen', '#prices')}.</p>`,
      },
      {
        question: 'Hoe kan ik betalen?',
        answer:
          '<p>Online met iDEAL | Wero, Bancontact, creditcard of Apple Pay. Of in de winkel, met pin of contant, als je komt ophalen.</p>',
      },
      {
        question: 'Wat kost annuleren?',
        answer: `<p>Tot 48 uur voor het begin niets. Tussen 48 en 24 uur krijg je de helft terug, daarna niets meer. Je annuleert zelf met de link in je bevestiging en ziet vooraf wat je terugkrijgt.</p>`,
      },
      {
        question: 'Kan ik mijn boeking verzetten?',
        answer: `<p>Ja, tot 24 uur van tevoren en zonder kosten. Met de link in je bevestiging kies je op ${link('booking-manage', 'de pagina van je boeking')} zelf een andere dag of tijd; een verschil in prijs zie je vooraf. Een andere maat of iemand erbij? ${link('contact', 'Bel of mail ons')}.</p>`,
      },
      {
        question: 'Krijgen we korting met een groep?',
        answer:
          '<p>Vanaf zes fietsen 5 % op de huur, vanaf tien 10 % en vanaf twintig 15 %. Dat gaat vanzelf in het formulier. Meer dan veertig stuks? Bel even.</p>',
      },
    ],
  },
  {
    anchor: 'bikes',
    heading: 'Fietsen en spullen',
    items: [
      {
        question: 'Welke maat heb ik?',
        answer: `<p>Kijk naar je lengte; de maten staan bij elke ${link('bikes', 'fiets')}. Of vul in het formulier alle lengtes in, dan kiezen wij.</p>`,
      },
      {
        question: 'Wat is de borg?',
        answer: `<p>Een bedrag per fiets dat je bij het ophalen betaalt en bij het terugbrengen terugkrijgt, van € 25 voor een kinderfiets tot € 250 voor een racefiets. ${link('practical', 'Zo werkt de borg', '#deposit')}.</p>`,
      },
      {
        question: 'Moet ik een helm op?',
        answer: `<p>In Nederland niet. Wil je er een, dan kost hij ${accessoryPrice('helmet', 'nl')} per dag. Voor kinderen en racefietsen raden we hem aan.</p>`,
      },
      {
        question: 'Vanaf welke leeftijd mag ik huren?',
        answer:
          '<p>Boeken kan vanaf 18 jaar. Een e-bike, tandem, racefiets of mountainbike rijd je vanaf 16, een bakfiets vanaf 18. Stads- en kinderfietsen zijn voor iedereen die past.</p>',
      },
      {
        question: 'Hebben jullie kinderzitjes?',
        answer: `<p>Ja, achterop, voor kinderen van 9 maanden tot 6 jaar en tot 22 kilo: ${accessoryPrice('child-seat', 'nl')} per dag. Ze passen op stadsfietsen en e-bikes in maat M en L.</p>`,
      },
      {
        question: 'Brengen jullie de fietsen ook?',
        answer: `<p>In Haarlem, Bloemendaal, Overveen, Heemstede en Zandvoort, tussen negen en elf uur ’s ochtends. Brengen en halen samen kost ${deliveryPrice('nl')} per boeking.</p>`,
      },
    ],
  },
  {
    anchor: 'riding',
    heading: 'Onderweg',
    items: [
      {
        question: 'Wat als ik een lekke band krijg?',
        answer:
          '<p>Bel het nummer op de bagagedrager. Tijdens openingstijden komen we binnen 15 kilometer naar je toe, gratis. Verder weg vergoeden we de fietsenmaker, tegen de bon.</p>',
      },
      {
        question: 'Wat als de fiets wordt gestolen?',
        answer:
          '<p>Doe aangifte en bel ons. Had je beide sloten gebruikt en heb je beide sleutels nog, dan betaal je nooit meer dan de borg.</p>',
      },
      {
        question: 'Ik ben te laat. Wat nu?',
        answer:
          '<p>Een half uur is geen probleem. Daarna rekenen we de tijd die je echt had. Haal je sluitingstijd niet, bel dan en breng de fiets morgen.</p>',
      },
      {
        question: 'Mag ik over het strand fietsen?',
        answer:
          '<p>Liever niet, en van de voorwaarden ook niet: zout vreet kettingen en lagers. Zet de fiets bij de opgang; daar zijn rekken.</p>',
      },
      {
        question: 'Mag de fiets in de trein?',
        answer:
          '<p>Ja, met een fietskaartje en niet in de spits (op werkdagen 6.30–9.00 en 16.00–18.30 uur). In juli en augustus de hele dag. Bakfietsen en tandems mogen niet mee.</p>',
      },
      {
        question: 'Wat zijn knooppunten?',
        answer: `<p>Genummerde kruisingen met bordjes. Je schrijft een rijtje nummers op en volgt die; verdwalen kost dan moeite. De kaart ligt op de balie voor ${accessoryPrice('map', 'nl')}.</p>`,
      },
    ],
  },
  {
    anchor: 'tours',
    heading: 'Tochten',
    items: [
      {
        question: 'Zit de fiets bij de tocht?',
        answer: `<p>Ja, op jouw maat. Ook de gids en de koffie. Wat er verder bij zit staat bij elke ${link('tours', 'tocht')}.</p>`,
      },
      {
        question: 'Hoe snel rijden jullie?',
        answer:
          '<p>Vijftien kilometer per uur, en zo langzaam als de langzaamste wil. We wachten na elke hoek.</p>',
      },
      {
        question: 'Gaat een tocht door als het regent?',
        answer:
          '<p>Ja. De gids heeft poncho’s. Bij windkracht 7 of code oranje gaan we niet; dan kies je een andere dag of krijg je alles terug.</p>',
      },
      {
        question: 'In welke taal is de gids?',
        answer:
          '<p>Dat staat bij elke datum: Nederlands, Engels of Duits, op de tocht naar Amsterdam Nederlands of Engels. Met je eigen groep kies je zelf.</p>',
      },
      {
        question: 'Mogen kinderen mee?',
        answer:
          '<p>Vanaf 8 jaar naar zee en de bollen, vanaf 10 naar de molens, vanaf 12 naar Amsterdam en de Zuiderzee. Tot en met 15 betalen ze de kinderprijs en rijden ze met een volwassene mee.</p>',
      },
      {
        question: 'Zijn er genoeg deelnemers nodig?',
        answer: '<p>Nee. Een tocht gaat ook door met één gast. Dan heb je de gids voor jezelf.</p>',
      },
    ],
  },
];
