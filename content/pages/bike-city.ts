import { bikePage } from './bikes/bike-page.ts';

export const bikeCity = bikePage({
  id: 'city',
  key: 'bike-city',
  ridePicture: 'bike-city-in-use',
  ground: 'sky',
  pictureFirst: false,
  next: ['e-bike', 'tandem', 'children'],
  texts: {
    nl: {
      title: 'Stadsfiets huren',
      description:
        'Huur een stadsfiets in Haarlem: zeven versnellingen, mand, twee sloten en licht dat altijd brandt. Per uur, per dag of een hele week.',
      heading: 'De stadsfiets',
      lead: 'Rechtop, zeven versnellingen, een mand waar een tas boodschappen in past. Hiermee kom je overal, en je hoeft er niets voor te kunnen.',
      story: [
        'Je zit hoog en kijkt over de auto’s heen. De versnellingen zitten in de naaf, de ketting in een kast: je broek blijft schoon en er kan weinig stuk. Remmen doe je met je voeten (terug trappen) en met je rechterhand.',
        'Het licht gaat vanzelf aan en brandt ook als je stilstaat. Voor de stad is dit de fiets, en voor de zee net zo goed: het is acht kilometer vlak, op één duin na.',
      ],
      included: [
        { text: 'Twee sloten', detail: 'Ringslot en ketting, met twee sleutels.' },
        { text: 'Mand voorop', detail: 'Tot 7 kilo.' },
        { text: 'Licht voor en achter', detail: 'Gaat vanzelf aan.' },
        { text: 'Pechhulp tot 15 km', detail: 'Een lekke band is voor ons.' },
      ],
      ride: {
        kicker: 'Een eerste rit, 16 km',
        heading: 'Naar Spaarndam en terug, voor de koffie',
        story: [
          'Ga de deur uit en sla linksaf. Daarna houd je de rivier rechts en kun je eigenlijk niet verdwalen. Na een klein uur ben je in een dorp van één straat, één sluis en drie terrassen.',
        ],
        stops: [
          { text: '1 km', detail: 'Molen De Adriaan, aan de overkant. Draait nog, als er wind is.' },
          { text: '5 km', detail: 'De Mooie Nel, een plas met zeilboten. Hier waait het.' },
          {
            text: '8 km',
            detail:
              'Spaarndam. Koffie aan de sluis; het jongetje met zijn vinger in de dijk staat er in brons.',
          },
          { text: '16 km', detail: 'Terug over de andere oever, met de torens van Haarlem voor je.' },
        ],
      },
      questions: [
        {
          question: 'Ik heb nog nooit met een terugtraprem gereden. Lukt dat?',
          answer:
            '<p>Ja. Trap je achteruit, dan remt het achterwiel. Oefen twee rondjes op de kade; daarna weten je voeten het. Er zit ook een handrem op het voorwiel.</p>',
        },
        {
          question: 'Kan er een kinderzitje op?',
          answer:
            '<p>Op maat M en L, achterop: voor kinderen van 9 maanden tot 6 jaar en tot 22 kilo. Kies het zitje in het formulier, dan zit het erop als je komt.</p>',
        },
        {
          question: 'Ben ik er niet te lang of te klein voor?',
          answer:
            '<p>De kleinste maat past vanaf 150 cm, de grootste tot 205 cm. Zit je tussen twee maten in, neem dan de kleinste: daar stap je makkelijker mee af.</p>',
        },
      ],
    },
    en: {
      title: 'City bike hire',
      description:
        'Hire a city bike in Haarlem: seven gears, a basket, two locks and lights that are always on. By the hour, by the day or for a whole week.',
      heading: 'The city bike',
      lead: 'Upright, seven gears and a basket that takes a bag of shopping. It goes everywhere, and you need no skill to ride it.',
      story: [
        'You sit high enough to look over parked cars. The gears are inside the hub and the chain inside a case, so trousers stay clean and little can go wrong. You brake with your feet, by pedalling backwards, and with your right hand.',
        'The lights come on by themselves and stay on at the traffic lights. This is the bike for town, and quite good enough for the sea: five flat miles, bar one dune.',
      ],
      included: [
        { text: 'Two locks', detail: 'A wheel lock and a chain, two keys.' },
        { text: 'Basket in front', detail: 'Up to 7 kg.' },
        { text: 'Lights front and rear', detail: 'They switch themselves on.' },
        { text: 'Help within 15 km', detail: 'A puncture is on us.' },
      ],
      ride: {
        kicker: 'A first ride, 16 km',
        heading: 'To Spaarndam and back, for the coffee',
        story: [
          'Turn left out of our door. From there you keep the river on your right, and there is really no way to get lost. Just under an hour later you are in a village of one street, one lock and three café terraces.',
        ],
        stops: [
          {
            text: '1 km',
            detail: 'De Adriaan on the far bank, a windmill that still turns when there is wind.',
          },
          { text: '5 km', detail: 'The Mooie Nel, a lake with sailing boats. It blows here.' },
          {
            text: '8 km',
            detail:
              'Spaarndam. Coffee by the lock; the boy with his finger in the dyke stands there in bronze.',
          },
          { text: '16 km', detail: 'Home along the other bank, with the towers of Haarlem ahead.' },
        ],
      },
      questions: [
        {
          question: 'I have never used a back-pedal brake. Will I manage?',
          answer:
            '<p>Yes. Push the pedals backwards and the rear wheel brakes. Two practice laps on the quay and your feet have learnt it. There is a hand brake on the front wheel as well.</p>',
        },
        {
          question: 'Can you fit a child seat?',
          answer:
            '<p>On sizes M and L, behind the saddle, for children from 9 months to 6 years and up to 22 kg. Choose the seat in the form and it will be on the bike when you arrive.</p>',
        },
        {
          question: 'Am I too tall or too short for it?',
          answer:
            '<p>The smallest size fits from 150 cm (4 ft 11), the largest up to 205 cm (6 ft 9). Between two sizes, take the smaller: it is easier to get off.</p>',
        },
      ],
    },
    de: {
      title: 'Stadtrad mieten',
      description:
        'Miete ein Stadtrad in Haarlem: sieben Gänge, Korb, zwei Schlösser und Licht, das immer brennt. Pro Stunde, pro Tag oder eine ganze Woche.',
      heading: 'Das Stadtrad',
      lead: 'Aufrecht, sieben Gänge, ein Korb für den Einkauf. Damit kommst du überall hin, und können musst du dafür nichts.',
      story: [
        'Du sitzt hoch und siehst über die Autos hinweg. Die Gänge stecken in der Nabe, die Kette im Kasten: Die Hose bleibt sauber, und kaputtgehen kann wenig. Gebremst wird mit den Füßen, also rückwärts treten, und mit der rechten Hand.',
        'Das Licht geht von selbst an und brennt auch an der Ampel. Für die Stadt ist das genau das richtige Rad und für das Meer auch: acht Kilometer flach, bis auf eine Düne.',
      ],
      included: [
        { text: 'Zwei Schlösser', detail: 'Ringschloss und Kette, zwei Schlüssel.' },
        { text: 'Korb vorn', detail: 'Bis 7 Kilo.' },
        { text: 'Licht vorn und hinten', detail: 'Geht von selbst an.' },
        { text: 'Pannenhilfe bis 15 km', detail: 'Ein Platten geht auf uns.' },
      ],
      ride: {
        kicker: 'Eine erste Fahrt, 16 km',
        heading: 'Nach Spaarndam und zurück, wegen des Kaffees',
        story: [
          'Aus der Tür und links. Danach bleibt der Fluss rechts von dir, verfahren kann man sich eigentlich nicht. Nach einer knappen Stunde bist du in einem Dorf mit einer Straße, einer Schleuse und drei Terrassen.',
        ],
        stops: [
          {
            text: '1 km',
            detail: 'Die Mühle De Adriaan am anderen Ufer. Sie dreht sich noch, wenn Wind ist.',
          },
          { text: '5 km', detail: 'Die Mooie Nel, ein See mit Segelbooten. Hier weht es.' },
          {
            text: '8 km',
            detail:
              'Spaarndam. Kaffee an der Schleuse; der Junge mit dem Finger im Deich steht dort in Bronze.',
          },
          { text: '16 km', detail: 'Am anderen Ufer zurück, die Türme von Haarlem vor dir.' },
        ],
      },
      questions: [
        {
          question: 'Ich kenne keine Rücktrittbremse mehr. Geht das?',
          answer:
            '<p>Ja. Trittst du rückwärts, bremst das Hinterrad. Zwei Runden am Kai, dann wissen es deine Füße. Am Vorderrad gibt es außerdem eine Handbremse.</p>',
        },
        {
          question: 'Passt ein Kindersitz drauf?',
          answer:
            '<p>Bei Größe M und L, hinten: für Kinder von 9 Monaten bis 6 Jahren und bis 22 Kilo. Wähle den Sitz im Formular, dann ist er montiert, wenn du kommst.</p>',
        },
        {
          question: 'Bin ich zu groß oder zu klein dafür?',
          answer:
            '<p>Die kleinste Größe passt ab 150 cm, die größte bis 205 cm. Liegst du zwischen zwei Größen, nimm die kleinere: Damit steigt es sich leichter ab.</p>',
        },
      ],
    },
  },
});
