import { bikePage } from './bikes/bike-page.ts';

export const bikeRoad = bikePage({
  id: 'road',
  key: 'bike-road',
  ridePicture: 'bike-road-in-use',
  ground: 'sand',
  pictureFirst: true,
  next: ['mountain', 'e-bike', 'city'],
  texts: {
    nl: {
      title: 'Racefiets huren',
      description:
        'Huur een racefiets in Haarlem: aluminium frame, carbon voorvork, schijfremmen, op jouw zadelhoogte afgesteld. Eigen pedalen mogen erop.',
      heading: 'De racefiets',
      lead: 'Negen kilo, twaalf tandwielen achter en een dijk die veertig kilometer geen bocht maakt. De rest hangt van de wind af.',
      story: [
        'Aluminium frame, carbon voorvork, schijfremmen en banden van 28 millimeter: stijf genoeg om hard te gaan, zacht genoeg voor klinkers. We stellen hem af op de zadelhoogte die je opgeeft.',
        'Platte pedalen zitten erop. Liever klikken? Breng je eigen pedalen mee of vraag om die van ons (SPD of SPD-SL); erop zetten kost niets.',
      ],
      included: [
        { text: 'Zadeltasje', detail: 'Binnenband, bandenlichters, multitool.' },
        { text: 'Minipomp, twee bidonhouders', detail: 'Bidons verkopen we, lenen doen we niet.' },
        { text: 'Lampjes en een licht slot', detail: 'Voor bij het terras, niet voor de nacht.' },
        { text: 'Routes voor je fietscomputer', detail: 'Als gpx, op te halen aan de balie.' },
      ],
      ride: {
        kicker: 'Een rit voor een ochtend, 70 km',
        heading: 'De Bollenstreek rond, met de zee als keerpunt',
        story: [
          'Langs de kust naar het zuiden zolang de wind fris is, en door de velden terug als hij in je rug staat. In april kijk je naar links, de rest van het jaar naar je gemiddelde.',
        ],
        stops: [
          { text: '9 km', detail: 'Zandvoort. Hier begint het fietspad achter de zeereep.' },
          { text: '26 km', detail: 'Noordwijk. Koffie met uitzicht, of door.' },
          { text: '38 km', detail: 'Ruigenhoek. Smalle wegen, lange rechte stukken, bollen.' },
          { text: '50 km', detail: 'De Zilk en Vogelenzang, langs de duinrand.' },
          { text: '70 km', detail: 'Haarlem. De kraan in de werkplaats is voor je bidon en je gezicht.' },
        ],
      },
      questions: [
        {
          question: 'Welke maat neem ik?',
          answer:
            '<p>Ga uit van je lengte en geef in het veld voor opmerkingen je zadelhoogte door (hart trapas tot bovenkant zadel). Dan staat hij goed als je komt.</p>',
        },
        {
          question: 'Mag je hier hard rijden?',
          answer:
            '<p>Op het fietspad rij je met iedereen samen: bel of roep op tijd, rij met hooguit twee naast elkaar en haal rustig in. Op de dijken is ruimte genoeg. In de duinen houden we het op twintig.</p>',
        },
        {
          question: 'Waarom niet per uur?',
          answer:
            '<p>Omdat je dan net op gang bent. Een halve dag is vier uur: genoeg voor tachtig kilometer, of zestig met koffie.</p>',
        },
      ],
    },
    en: {
      title: 'Road bike hire',
      description:
        'Hire a road bike in Haarlem: aluminium frame, carbon fork, disc brakes, set to your saddle height before you arrive. Bring your own pedals.',
      heading: 'The road bike',
      lead: 'Nine kilos, twelve sprockets and a dyke that runs for miles without a bend. The rest depends on the wind.',
      story: [
        'Aluminium frame, carbon fork, disc brakes and 28 mm tyres: stiff enough to go fast, soft enough for brick roads. We set it up for the saddle height you give us.',
        'It comes with flat pedals. Prefer to clip in? Bring your own or ask for ours (SPD or SPD-SL); fitting them costs nothing.',
      ],
      included: [
        { text: 'Saddle bag', detail: 'Inner tube, levers, multitool.' },
        { text: 'Mini pump, two bottle cages', detail: 'Bottles we sell; we do not lend them.' },
        { text: 'Lights and a light lock', detail: 'For a café stop, not for the night.' },
        { text: 'Routes for your computer', detail: 'As gpx files, from the counter.' },
      ],
      ride: {
        kicker: 'A ride for a morning, 70 km',
        heading: 'A lap of the bulb fields, turning at the sea',
        story: [
          'South along the coast while the wind is fresh, and home through the fields with it behind you. In April you look left, for the rest of the year at your average.',
        ],
        stops: [
          { text: '9 km', detail: 'Zandvoort. The cycle path behind the sea dunes begins here.' },
          { text: '26 km', detail: 'Noordwijk. Coffee with a view, or straight on.' },
          { text: '38 km', detail: 'Ruigenhoek. Narrow roads, long straights, bulbs.' },
          { text: '50 km', detail: 'De Zilk and Vogelenzang, along the edge of the dunes.' },
          { text: '70 km', detail: 'Haarlem. The tap in the workshop is for your bottle and your face.' },
        ],
      },
      questions: [
        {
          question: 'Which size do I take?',
          answer:
            '<p>Go by your height and put your saddle height in the remarks (centre of the bottom bracket to the top of the saddle). It will be right when you arrive.</p>',
        },
        {
          question: 'May one ride fast here?',
          answer:
            '<p>The cycle paths are for everyone: ring or call in good time, ride no more than two abreast and pass gently. The dykes have all the room you want. In the dunes we keep it to 20 km/h.</p>',
        },
        {
          question: 'Why not by the hour?',
          answer:
            '<p>Because you would only just be warm. Half a day is four hours: enough for eighty kilometres, or sixty with coffee.</p>',
        },
      ],
    },
    de: {
      title: 'Rennrad mieten',
      description:
        'Miete ein Rennrad in Haarlem: Alurahmen, Carbongabel, Scheibenbremsen, auf deine Sattelhöhe eingestellt. Eigene Pedale darfst du mitbringen.',
      heading: 'Das Rennrad',
      lead: 'Neun Kilo, zwölf Ritzel und ein Deich, der kilometerlang keine Kurve macht. Der Rest hängt vom Wind ab.',
      story: [
        'Alurahmen, Carbongabel, Scheibenbremsen und Reifen mit 28 Millimetern: steif genug zum Schnellfahren, weich genug für Klinker. Wir stellen es auf die Sattelhöhe ein, die du angibst.',
        'Es hat Plattformpedale. Lieber Klick? Bring deine eigenen mit oder frag nach unseren (SPD oder SPD-SL); die Montage kostet nichts.',
      ],
      included: [
        { text: 'Satteltasche', detail: 'Schlauch, Reifenheber, Multitool.' },
        {
          text: 'Minipumpe, zwei Flaschenhalter',
          detail: 'Flaschen verkaufen wir, verliehen werden sie nicht.',
        },
        { text: 'Licht und ein leichtes Schloss', detail: 'Fürs Café, nicht für die Nacht.' },
        { text: 'Routen für deinen Radcomputer', detail: 'Als GPX, an der Theke.' },
      ],
      ride: {
        kicker: 'Eine Fahrt für einen Vormittag, 70 km',
        heading: 'Rund um die Blumenfelder, Wendepunkt Meer',
        story: [
          'An der Küste nach Süden, solange der Wind frisch ist, und durch die Felder zurück, wenn er von hinten kommt. Im April schaust du nach links, das übrige Jahr auf deinen Schnitt.',
        ],
        stops: [
          { text: '9 km', detail: 'Zandvoort. Hier beginnt der Radweg hinter den Seedünen.' },
          { text: '26 km', detail: 'Noordwijk. Kaffee mit Aussicht oder weiter.' },
          { text: '38 km', detail: 'Ruigenhoek. Schmale Straßen, lange Geraden, Zwiebeln.' },
          { text: '50 km', detail: 'De Zilk und Vogelenzang, am Rand der Dünen.' },
          { text: '70 km', detail: 'Haarlem. Der Wasserhahn in der Werkstatt ist für Flasche und Gesicht.' },
        ],
      },
      questions: [
        {
          question: 'Welche Größe nehme ich?',
          answer:
            '<p>Geh nach deiner Körpergröße und schreib deine Sattelhöhe zu den Anmerkungen (Mitte Tretlager bis Oberkante Sattel). Dann stimmt alles, wenn du kommst.</p>',
        },
        {
          question: 'Darf man hier schnell fahren?',
          answer:
            '<p>Auf dem Radweg fahren alle zusammen: rechtzeitig klingeln oder rufen, höchstens zu zweit nebeneinander, ruhig überholen. Auf den Deichen ist Platz genug. In den Dünen bleiben wir bei zwanzig.</p>',
        },
        {
          question: 'Warum nicht stundenweise?',
          answer:
            '<p>Weil du dann gerade erst warm bist. Ein halber Tag sind vier Stunden: genug für achtzig Kilometer oder für sechzig mit Kaffee.</p>',
        },
      ],
    },
  },
});
