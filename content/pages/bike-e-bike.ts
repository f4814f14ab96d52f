import { bikePage } from './bikes/bike-page.ts';

export const bikeEBike = bikePage({
  id: 'e-bike',
  key: 'bike-e-bike',
  ridePicture: 'bike-e-bike-in-use',
  ground: 'sand',
  pictureFirst: true,
  next: ['city', 'cargo', 'road'],
  texts: {
    nl: {
      title: 'E-bike huren',
      description:
        'Huur een e-bike in Haarlem met stille middenmotor en een accu voor 90 kilometer. Lader mee bij twee dagen of meer. In drie maten, vanaf 16 jaar.',
      heading: 'De e-bike',
      lead: 'Tegenwind is dan iets wat anderen hebben. De motor helpt tot 25 kilometer per uur, de accu houdt het een dag vol.',
      story: [
        'Een stille middenmotor, hydraulische remmen en een zadel dat een lange dag vergeeft. Je trapt gewoon; de motor trapt zachtjes mee. Hoeveel, dat kies je met je duim.',
        'De accu van 500 Wh brengt je in de laagste stand zo’n 90 kilometer ver. Met tegenwind in de hoogste stand is het 45. Op het scherm staat wat er over is, en dat klopt.',
      ],
      included: [
        { text: 'Volle accu', detail: 'Lader mee vanaf twee dagen.' },
        { text: 'Twee sloten', detail: 'Ook de accu zit op slot.' },
        { text: 'Bagagedrager', detail: 'Tot 25 kilo.' },
        { text: 'Pechhulp tot 15 km', detail: 'Ook als de accu leeg is.' },
      ],
      ride: {
        kicker: 'Een rit voor een volle accu, 38 km',
        heading: 'Naar de pier van IJmuiden, waar de boten binnenkomen',
        story: [
          'Door de duinen naar het noorden tot het land ophoudt. Op de Zuidpier sta je twee kilometer in zee en varen de vrachtschepen vlak langs je heen. Neem een jas mee.',
        ],
        stops: [
          { text: '6 km', detail: 'Ingang Bleek en Berg. Daarna alleen duin.' },
          { text: '17 km', detail: 'IJmuiden aan Zee. Vis van de kar, pas op de meeuwen.' },
          { text: '20 km', detail: 'Het eind van de Zuidpier, als de wind het toelaat.' },
          { text: '30 km', detail: 'Ruïne van Brederode in Santpoort. Koffie ernaast.' },
          { text: '38 km', detail: 'Terug in Haarlem, met nog de helft op de meter.' },
        ],
      },
      questions: [
        {
          question: 'Hoe laad ik hem onderweg op?',
          answer:
            '<p>Bij een dag hoeft dat niet. Huur je langer, dan krijg je de lader mee: de accu gaat eruit met de sleutel en is in vier uur vol aan een gewoon stopcontact. Veel terrassen laten je aansluiten als je wat bestelt.</p>',
        },
        {
          question: 'En als de accu toch leeg raakt?',
          answer:
            '<p>Dan heb je een fiets van 24 kilo met acht versnellingen. Vlak gaat dat best. Tegen de wind bel je ons.</p>',
        },
        {
          question: 'Wie mag erop?',
          answer:
            '<p>Wie 16 jaar of ouder is. Een rijbewijs of helm is in Nederland niet nodig; een helm huur je erbij als je dat prettig vindt. Nooit op gereden? We lopen de eerste bocht met je mee.</p>',
        },
      ],
    },
    en: {
      title: 'E-bike hire',
      description:
        'Hire an e-bike in Haarlem with a quiet mid-drive motor and a battery for 90 kilometres. Charger included from two days. Three sizes, from age 16.',
      heading: 'The e-bike',
      lead: 'Headwind becomes something that happens to other people. The motor helps up to 25 km/h, the battery lasts the day.',
      story: [
        'A quiet mid-drive motor, hydraulic brakes and a saddle that forgives a long day. You simply pedal and the motor pedals along. How much, you choose with your thumb.',
        'The 500 Wh battery takes you some 90 kilometres on the lowest setting. On the highest, into the wind, call it 45. The display shows what is left and can be believed.',
      ],
      included: [
        { text: 'A full battery', detail: 'The charger comes along from two days.' },
        { text: 'Two locks', detail: 'The battery is locked too.' },
        { text: 'Luggage rack', detail: 'Up to 25 kg.' },
        { text: 'Help within 15 km', detail: 'An empty battery counts.' },
      ],
      ride: {
        kicker: 'A ride for a full battery, 38 km',
        heading: 'To the pier at IJmuiden, where the ships come in',
        story: [
          'North through the dunes until the land stops. At the end of the South Pier you stand two kilometres out to sea while freighters slide past. Bring a coat.',
        ],
        stops: [
          {
            text: '6 km',
            detail: 'Bleek en Berg, the gate to the dunes. Nothing but sand hills after that.',
          },
          { text: '17 km', detail: 'IJmuiden aan Zee. Fish from the van; mind the gulls.' },
          { text: '20 km', detail: 'The end of the South Pier, wind permitting.' },
          { text: '30 km', detail: 'The castle ruin of Brederode in Santpoort, with coffee next door.' },
          { text: '38 km', detail: 'Back in Haarlem with half the battery to spare.' },
        ],
      },
      questions: [
        {
          question: 'How do I charge it on the way?',
          answer:
            '<p>For a day you need not. For longer hires you take the charger: the battery comes out with the key and fills in four hours from an ordinary Dutch socket. Many cafés let you plug in if you order something.</p>',
        },
        {
          question: 'What if the battery runs out after all?',
          answer:
            '<p>Then you have a 24 kg bike with eight gears. On the flat that is fine. Against the wind, you ring us.</p>',
        },
        {
          question: 'Who may ride one?',
          answer:
            '<p>Anyone of 16 or over. You need neither a licence nor a helmet in the Netherlands; add a helmet if you feel better with one. First time? We walk you through the first corner.</p>',
        },
      ],
    },
    de: {
      title: 'E-Bike mieten',
      description:
        'Miete ein E-Bike in Haarlem mit leisem Mittelmotor und Akku für 90 Kilometer. Ladegerät ab zwei Tagen dabei. In drei Größen, ab 16 Jahren.',
      heading: 'Das E-Bike',
      lead: 'Gegenwind ist dann etwas, was die anderen haben. Der Motor hilft bis 25 km/h, der Akku hält den Tag durch.',
      story: [
        'Leiser Mittelmotor, hydraulische Bremsen und ein Sattel, der einen langen Tag verzeiht. Du trittst einfach, und der Motor tritt leise mit. Wie sehr, bestimmst du mit dem Daumen.',
        'Der Akku mit 500 Wh bringt dich in der kleinsten Stufe rund 90 Kilometer weit. Bei Gegenwind in der höchsten sind es 45. Auf der Anzeige steht, was noch da ist, und das stimmt.',
      ],
      included: [
        { text: 'Voller Akku', detail: 'Ladegerät ab zwei Tagen dabei.' },
        { text: 'Zwei Schlösser', detail: 'Auch der Akku ist abgeschlossen.' },
        { text: 'Gepäckträger', detail: 'Bis 25 Kilo.' },
        { text: 'Pannenhilfe bis 15 km', detail: 'Auch bei leerem Akku.' },
      ],
      ride: {
        kicker: 'Eine Fahrt für den vollen Akku, 38 km',
        heading: 'Zur Mole von IJmuiden, wo die Schiffe einlaufen',
        story: [
          'Durch die Dünen nach Norden, bis das Land aufhört. Am Ende der Südmole stehst du zwei Kilometer weit im Meer, und die Frachter fahren dicht an dir vorbei. Nimm eine Jacke mit.',
        ],
        stops: [
          { text: '6 km', detail: 'Eingang Bleek en Berg. Danach nur noch Dünen.' },
          { text: '17 km', detail: 'IJmuiden aan Zee. Fisch vom Wagen, Vorsicht vor den Möwen.' },
          { text: '20 km', detail: 'Das Ende der Südmole, wenn der Wind es zulässt.' },
          { text: '30 km', detail: 'Die Burgruine Brederode in Santpoort. Kaffee gleich daneben.' },
          { text: '38 km', detail: 'Zurück in Haarlem, mit dem halben Akku übrig.' },
        ],
      },
      questions: [
        {
          question: 'Wie lade ich unterwegs?',
          answer:
            '<p>An einem Tag gar nicht. Mietest du länger, bekommst du das Ladegerät mit: Der Akku lässt sich mit dem Schlüssel herausnehmen und ist an einer normalen Steckdose in vier Stunden voll. Viele Cafés lassen dich laden, wenn du etwas bestellst.</p>',
        },
        {
          question: 'Und wenn der Akku doch leer ist?',
          answer:
            '<p>Dann hast du ein Rad mit 24 Kilo und acht Gängen. In der Ebene geht das gut. Gegen den Wind rufst du uns an.</p>',
        },
        {
          question: 'Wer darf damit fahren?',
          answer:
            '<p>Alle ab 16 Jahren. Führerschein oder Helm brauchst du in den Niederlanden nicht; einen Helm leihst du dazu, wenn du dich damit wohler fühlst. Zum ersten Mal? Wir gehen die erste Kurve mit.</p>',
        },
      ],
    },
  },
});
