import { bikePage } from './bikes/bike-page.ts';

export const bikeChildren = bikePage({
  id: 'children',
  key: 'bike-children',
  ridePicture: 'bike-children-in-use',
  ground: 'sky',
  pictureFirst: false,
  next: ['cargo', 'city', 'tandem'],
  texts: {
    nl: {
      title: 'Kinderfiets huren',
      description:
        'Huur een kinderfiets in Haarlem: licht, laag, met handremmen die kleine handen halen. Wielen van 16, 20 en 24 inch, voor 98 tot 155 centimeter.',
      heading: 'De kinderfiets',
      lead: 'Een eigen fiets rijdt beter dan achterop. Licht genoeg om zelf op te tillen, laag genoeg om beide voeten neer te zetten.',
      story: [
        'Huurfietsen voor kinderen zijn vaak loodzwaar. Deze niet: de kleinste weegt zeven kilo, de grootste elf. De remgrepen staan dicht bij het stuur en de bel doet het, daar komen we niet onderuit.',
        'We kiezen de maat op lengte en zetten het zadel zo dat de tenen de grond raken. Groeit er onderweg iemand, dan ruilen we.',
      ],
      included: [
        { text: 'Vlaggetje', detail: 'Rood, goed te zien.' },
        { text: 'Licht en reflectoren', detail: 'Voor als het later wordt.' },
        { text: 'Een slot', detail: 'Vast te maken aan die van jou.' },
        { text: 'Zadel op maat', detail: 'We rijden een stukje mee.' },
      ],
      ride: {
        kicker: 'Een rit die ze zelf kunnen, 12 km',
        heading: 'Naar ’t Wed, om te zwemmen in een duin',
        story: [
          'Een meertje in de duinen met een strandje en ondiep water, zonder golven. De weg erheen gaat door rustige straten en is, op het laatste heuveltje na, vlak.',
        ],
        stops: [
          { text: '2 km', detail: 'Onder het spoor door, dan lanen met brede stoepen en fietspad.' },
          {
            text: '5 km',
            detail: 'Bleek en Berg. IJs bij de ingang. Daarna Schotse hooglanders: kijken, niet aaien.',
          },
          { text: '6 km', detail: '’t Wed. Zwemmen, kikkervisjes, boterhammen.' },
          { text: '12 km', detail: 'Terug, vooral bergaf.' },
        ],
      },
      questions: [
        {
          question: 'Welke maat heeft mijn kind nodig?',
          answer:
            '<p>16 inch past van 98 tot 115 cm, 20 inch van 112 tot 132 cm en 24 inch van 128 tot 155 cm. Langer dan 150 cm? Dan past een kleine stadsfiets ook.</p>',
        },
        {
          question: 'Zit er een helm bij?',
          answer:
            '<p>Die huur je er los bij. Hij is in Nederland niet verplicht; de meeste ouders van buiten nemen er een, en we raden het tot een jaar of tien aan.</p>',
        },
        {
          question: 'Hoe ver kan een kind fietsen?',
          answer:
            '<p>Een kind van zes haalt tien tot vijftien kilometer, met pauzes. Een kind van tien gaat mee naar zee. Reken met de wind: heen tegen, terug mee.</p>',
        },
      ],
    },
    en: {
      title: 'Children’s bike hire',
      description:
        'Hire a children’s bike in Haarlem: light and low, with brakes small hands can reach. 16, 20 and 24 inch wheels, for heights of 98 to 155 cm.',
      heading: 'The children’s bike',
      lead: 'A bike of your own beats a seat behind Dad. Light enough to lift, low enough to put both feet down.',
      story: [
        'Hire bikes for children are often as heavy as a gate. Not these: the smallest weighs seven kilos, the largest eleven. The brake levers sit close to the bar and the bell works, there is no way round that.',
        'We choose the size by height and set the saddle so that toes touch the ground. If anyone grows along the way, we swap.',
      ],
      included: [
        { text: 'A flag', detail: 'Red and easy to see.' },
        { text: 'Lights and reflectors', detail: 'For when it gets late.' },
        { text: 'A lock', detail: 'It clips to yours.' },
        { text: 'Saddle set to fit', detail: 'We ride a little way along.' },
      ],
      ride: {
        kicker: 'A ride they can manage, 12 km',
        heading: 'To ’t Wed, for a swim in the dunes',
        story: [
          'A small lake among the dunes with a beach, shallow water and no waves. The way there runs through quiet streets and is flat, but for the last little hill.',
        ],
        stops: [
          { text: '2 km', detail: 'Under the railway, then avenues with wide pavements and a cycle path.' },
          {
            text: '5 km',
            detail: 'Bleek en Berg. Ice cream at the gate, then Highland cattle: look, do not stroke.',
          },
          { text: '6 km', detail: '’t Wed. Swimming, tadpoles, sandwiches.' },
          { text: '12 km', detail: 'Home, mostly downhill.' },
        ],
      },
      questions: [
        {
          question: 'Which size does my child need?',
          answer:
            '<p>16 inch fits heights of 98 to 115 cm, 20 inch 112 to 132 cm and 24 inch 128 to 155 cm. Taller than 150 cm? Then a small city bike fits too.</p>',
        },
        {
          question: 'Does it come with a helmet?',
          answer:
            '<p>You add one for a small charge. Helmets are not compulsory in the Netherlands; most visiting parents take one, and up to the age of ten or so we would.</p>',
        },
        {
          question: 'How far can a child ride?',
          answer:
            '<p>A six-year-old manages ten to fifteen kilometres with breaks. A ten-year-old comes along to the sea. Reckon with the wind: out against it, home with it.</p>',
        },
      ],
    },
    de: {
      title: 'Kinderrad mieten',
      description:
        'Miete ein Kinderrad in Haarlem: leicht, niedrig und mit Bremsen für kleine Hände. Räder mit 16, 20 und 24 Zoll, für 98 bis 155 Zentimeter.',
      heading: 'Das Kinderrad',
      lead: 'Ein eigenes Rad fährt besser als der Sitz hinten drauf. Leicht genug zum Hochheben, niedrig genug für beide Füße am Boden.',
      story: [
        'Mieträder für Kinder sind oft schwer wie ein Gartentor. Diese nicht: Das kleinste wiegt sieben Kilo, das größte elf. Die Bremsgriffe liegen nah am Lenker, und die Klingel funktioniert, das lässt sich nicht vermeiden.',
        'Wir wählen die Größe nach der Körpergröße und stellen den Sattel so ein, dass die Zehen den Boden berühren. Wächst unterwegs jemand, tauschen wir.',
      ],
      included: [
        { text: 'Wimpel', detail: 'Rot und gut zu sehen.' },
        { text: 'Licht und Reflektoren', detail: 'Falls es später wird.' },
        { text: 'Ein Schloss', detail: 'Lässt sich an deines anschließen.' },
        { text: 'Sattel nach Maß', detail: 'Wir fahren ein Stück mit.' },
      ],
      ride: {
        kicker: 'Eine Fahrt, die sie selbst schaffen, 12 km',
        heading: 'Nach ’t Wed, zum Baden in den Dünen',
        story: [
          'Ein kleiner See mitten in den Dünen, mit Strand, flachem Wasser und ohne Wellen. Der Weg führt durch ruhige Straßen und ist eben, bis auf den letzten Hügel.',
        ],
        stops: [
          { text: '2 km', detail: 'Unter der Bahn hindurch, dann Alleen mit breitem Gehweg und Radweg.' },
          {
            text: '5 km',
            detail: 'Bleek en Berg. Eis am Eingang, danach Hochlandrinder: gucken, nicht streicheln.',
          },
          { text: '6 km', detail: '’t Wed. Baden, Kaulquappen, Butterbrote.' },
          { text: '12 km', detail: 'Zurück, meistens bergab.' },
        ],
      },
      questions: [
        {
          question: 'Welche Größe braucht mein Kind?',
          answer:
            '<p>16 Zoll passt von 98 bis 115 cm, 20 Zoll von 112 bis 132 cm und 24 Zoll von 128 bis 155 cm. Größer als 150 cm? Dann passt auch ein kleines Stadtrad.</p>',
        },
        {
          question: 'Ist ein Helm dabei?',
          answer:
            '<p>Den mietest du einzeln dazu. Pflicht ist er in den Niederlanden nicht; die meisten Eltern von auswärts nehmen einen, und bis etwa zehn Jahre raten wir dazu.</p>',
        },
        {
          question: 'Wie weit kann ein Kind fahren?',
          answer:
            '<p>Ein sechsjähriges Kind schafft mit Pausen zehn bis fünfzehn Kilometer. Ein zehnjähriges kommt mit ans Meer. Rechne mit dem Wind: hin dagegen, zurück mit ihm.</p>',
        },
      ],
    },
  },
});
