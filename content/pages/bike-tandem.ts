import { bikePage } from './bikes/bike-page.ts';

export const bikeTandem = bikePage({
  id: 'tandem',
  key: 'bike-tandem',
  ridePicture: 'bike-tandem-in-use',
  ground: 'sky',
  pictureFirst: true,
  next: ['city', 'e-bike', 'cargo'],
  texts: {
    nl: {
      title: 'Tandem huren',
      description:
        'Huur een tandem in Haarlem. Acht versnellingen, twee stel trappers en eerst samen oefenen op de kade. Ook als een van jullie niet kan zien.',
      heading: 'De tandem',
      lead: 'Samen even hard, wie er ook de beste benen heeft. De voorste stuurt, de achterste heeft altijd gelijk.',
      story: [
        'Op een tandem raak je elkaar niet kwijt en hoef je niet te roepen. Acht versnellingen, stevige remmen, en een achterste zadel dat laag genoeg kan voor wie 145 centimeter is.',
        'De eerste honderd meter zijn vreemd. Daarom oefenen we met je op de kade: opstappen, wegrijden, stoppen, omkeren. Reken op twintig minuten. Daarna gaat het vanzelf, en harder dan je denkt.',
      ],
      included: [
        { text: 'Oefenen met ons', detail: 'Twintig minuten, op de kade.' },
        { text: 'Twee sloten', detail: 'De ketting is lang genoeg.' },
        { text: 'Bagagedrager', detail: 'Fietstassen passen erop.' },
        { text: 'Pechhulp tot 15 km', detail: 'Een lekke band is voor ons.' },
      ],
      ride: {
        kicker: 'Een rit zonder ruzie, 17 km',
        heading: 'Langs het Spaarne naar de stoom van Cruquius',
        story: [
          'Stroomopwaarts, langs roeiers en woonboten, naar het gemaal dat de Haarlemmermeer leegpompte. De machine is de grootste stoommachine ter wereld en ziet eruit als een kathedraal met zuigers.',
        ],
        stops: [
          { text: '4 km', detail: 'Het Spaarne bij Heemstede. Breed pad, goed om op gang te komen.' },
          { text: '7 km', detail: 'Museum De Cruquius, met terras aan het water.' },
          { text: '11 km', detail: 'Wandelbos Groenendaal: pannenkoeken, een molentje, schaduw.' },
          { text: '17 km', detail: 'Terug door de Haarlemmerhout.' },
        ],
      },
      questions: [
        {
          question: 'Wie gaat voorop?',
          answer:
            '<p>De langste en zwaarste, of wie het best kan remmen. Voor moet je tussen 160 en 200 cm zijn. Achter mag alles wat bij de trappers kan.</p>',
        },
        {
          question: 'Mijn partner is blind. Kan dat?',
          answer:
            '<p>Graag zelfs. We laten eerst alles voelen: stuur, bel, ketting, remmen. Bel even van tevoren, dan nemen we er de tijd voor.</p>',
        },
        {
          question: 'Mag een kind achterop?',
          answer:
            '<p>Ja, als het bij de trappers kan, ongeveer vanaf 145 cm. Kleiner? Dan is een bakfiets fijner.</p>',
        },
      ],
    },
    en: {
      title: 'Tandem hire',
      description:
        'Hire a tandem in Haarlem. Eight gears, two pairs of pedals and a practice run on the quay first. Also when one of you cannot see.',
      heading: 'The tandem',
      lead: 'The same speed for both, whoever has the better legs. The one in front steers, the one behind is always right.',
      story: [
        'On a tandem you cannot lose each other and need not shout. Eight gears, good brakes and a rear saddle that goes low enough for someone of 145 cm.',
        'The first hundred metres feel odd. So we practise with you on the quay: getting on, setting off, stopping, turning round. Allow twenty minutes. After that it goes by itself, and faster than you expect.',
      ],
      included: [
        { text: 'Practice with us', detail: 'Twenty minutes, on the quay.' },
        { text: 'Two locks', detail: 'The chain is long enough.' },
        { text: 'Luggage rack', detail: 'Panniers fit.' },
        { text: 'Help within 15 km', detail: 'A puncture is on us.' },
      ],
      ride: {
        kicker: 'A ride without a row, 17 km',
        heading: 'Up the Spaarne to the steam engine of Cruquius',
        story: [
          'Upstream past rowers and houseboats, to the pumping station that drained the Haarlemmermeer. Its steam engine is the largest in the world and looks like a cathedral with pistons.',
        ],
        stops: [
          { text: '4 km', detail: 'The Spaarne at Heemstede. A wide path, good for finding your rhythm.' },
          { text: '7 km', detail: 'De Cruquius museum, with a terrace on the water.' },
          { text: '11 km', detail: 'Groenendaal woods: pancakes, a small windmill, shade.' },
          { text: '17 km', detail: 'Home through the Haarlemmerhout park.' },
        ],
      },
      questions: [
        {
          question: 'Who goes in front?',
          answer:
            '<p>The taller and heavier one, or whoever brakes best. In front you need to be between 160 and 200 cm (5 ft 3 to 6 ft 7). Behind, anyone who reaches the pedals.</p>',
        },
        {
          question: 'My partner is blind. Is that possible?',
          answer:
            '<p>With pleasure. We start by letting hands find everything: handlebar, bell, chain, brakes. Ring us beforehand and we set the time aside.</p>',
        },
        {
          question: 'May a child sit behind?',
          answer:
            '<p>Yes, once the pedals are within reach, from about 145 cm. Smaller than that, a cargo bike is nicer for everyone.</p>',
        },
      ],
    },
    de: {
      title: 'Tandem mieten',
      description:
        'Miete ein Tandem in Haarlem. Acht Gänge, zwei Paar Pedale und vorher üben wir gemeinsam am Kai. Auch wenn einer von euch nicht sehen kann.',
      heading: 'Das Tandem',
      lead: 'Zusammen gleich schnell, egal wer die besseren Beine hat. Vorn wird gelenkt, hinten hat man immer recht.',
      story: [
        'Auf dem Tandem verliert ihr euch nicht und müsst nicht rufen. Acht Gänge, kräftige Bremsen und hinten ein Sattel, der auch für 145 Zentimeter tief genug geht.',
        'Die ersten hundert Meter sind seltsam. Darum üben wir mit euch am Kai: aufsteigen, losfahren, anhalten, wenden. Rechne mit zwanzig Minuten. Danach geht es von selbst, und schneller als gedacht.',
      ],
      included: [
        { text: 'Üben mit uns', detail: 'Zwanzig Minuten, am Kai.' },
        { text: 'Zwei Schlösser', detail: 'Die Kette ist lang genug.' },
        { text: 'Gepäckträger', detail: 'Packtaschen passen dran.' },
        { text: 'Pannenhilfe bis 15 km', detail: 'Ein Platten geht auf uns.' },
      ],
      ride: {
        kicker: 'Eine Fahrt ohne Streit, 17 km',
        heading: 'Die Spaarne hinauf zur Dampfmaschine von Cruquius',
        story: [
          'Flussaufwärts, an Ruderern und Hausbooten vorbei, zum Pumpwerk, das den Haarlemmermeer trockengelegt hat. Die Dampfmaschine ist die größte der Welt und sieht aus wie eine Kathedrale mit Kolben.',
        ],
        stops: [
          { text: '4 km', detail: 'Die Spaarne bei Heemstede. Breiter Weg, gut zum Eingewöhnen.' },
          { text: '7 km', detail: 'Museum De Cruquius, mit Terrasse am Wasser.' },
          { text: '11 km', detail: 'Der Wald Groenendaal: Pfannkuchen, eine kleine Mühle, Schatten.' },
          { text: '17 km', detail: 'Durch den Park Haarlemmerhout zurück.' },
        ],
      },
      questions: [
        {
          question: 'Wer fährt vorn?',
          answer:
            '<p>Wer größer und schwerer ist oder am besten bremst. Vorn musst du zwischen 160 und 200 cm groß sein. Hinten darf sitzen, wer an die Pedale kommt.</p>',
        },
        {
          question: 'Meine Partnerin ist blind. Geht das?',
          answer:
            '<p>Sehr gern sogar. Wir geben erst alles in die Hand: Lenker, Klingel, Kette, Bremsen. Ruf vorher kurz an, dann nehmen wir uns die Zeit.</p>',
        },
        {
          question: 'Darf ein Kind hinten sitzen?',
          answer:
            '<p>Ja, wenn es an die Pedale kommt, etwa ab 145 cm. Kleiner? Dann ist ein Lastenrad schöner.</p>',
        },
      ],
    },
  },
});
