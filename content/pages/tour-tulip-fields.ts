import { tourPage } from './tours/tour-page.ts';

export const tourTulipFields = tourPage({
  id: 'tulip-fields',
  key: 'tour-tulip-fields',
  pictures: {
    opening: 'tour-tulip-fields',
    story: 'tour-tulip-fields-2',
    second: 'tour-tulip-fields-3',
  },
  opening: { layout: 'below' },
  ground: 'sky',
  texts: {
    nl: {
      title: 'Langs de bollenvelden',
      description:
        'In april en mei met een gids langs de bollenvelden van Vogelenzang, De Zilk en Lisse: 34 kilometer over paden waar geen touringcar komt.',
      kicker: 'Tocht met gids, van 1 april tot half mei',
      heading: 'Zes weken kleur, en dan weer een jaar aarde',
      lead: 'Hyacinten ruik je voor je ze ziet. Tulpen zie je van een kilometer. Wij weten welk veld vandaag openstaat en welk gisteren is gekopt.',
      story: {
        heading: 'Achter de velden om',
        paragraphs: [
          'De bussen rijden naar één tuin met een hek en een parkeerplaats. Wij rijden eromheen: over de Leidsevaart, langs de duinrand bij Vogelenzang, over jaagpaden die te smal zijn voor een auto. Links kleur, rechts kleur, boven de rest.',
          'Bij een kweker in De Zilk stappen we af. Hij vertelt waarom hij de bloemen eraf rijdt net als ze mooi zijn (het gaat om de bol), en schenkt koffie in de schuur.',
          'De route is elke week een andere. Narcissen zijn de eerste, begin april; daarna hyacinten; de tulpen staan op hun mooist van half april tot de eerste dagen van mei. De gids rijdt ’s ochtends een stuk voor.',
        ],
      },
      route: {
        heading: 'Zo gaat de route meestal',
        caption: 'Een lus door de Bollenstreek, 34 kilometer en zo vlak als een biljart.',
        stops: [
          { text: '0 km', detail: 'Station Heemstede-Aerdenhout, uitgang Leidsevaart. Je fiets staat er.' },
          { text: '6 km', detail: 'Vogelenzang: de eerste velden, tegen het duin aan.' },
          { text: '12 km', detail: 'De Zilk. Koffie in de bollenschuur, een half uur.' },
          { text: '18 km', detail: 'Achter Lisse om, langs de hekken van Keukenhof en verder.' },
          { text: '25 km', detail: 'Hillegom, over een jaagpad zonder auto’s.' },
          { text: '34 km', detail: 'Terug bij het station. De trein naar Haarlem gaat vier keer per uur.' },
        ],
      },
      included: [
        { text: 'Stadsfiets op jouw maat', detail: 'Staat klaar bij het station.', icon: 'bike' },
        { text: 'Koffie en iets erbij', detail: 'In de schuur van de kweker.', icon: 'coffee' },
        { text: 'Een bos tulpen', detail: 'Als de kweker er over heeft, en dat is meestal.', icon: 'gift' },
      ],
      notIncluded: 'Niet inbegrepen: toegang tot Keukenhof. Wil je daarheen, ga dan ’s middags na vieren.',
      departures: {
        heading: 'Wanneer we gaan',
        text: 'Van 1 april tot en met 16 mei, elke dag om half tien en half drie. Ruim van tevoren reserveren helpt: Pasen en het laatste weekend van april zijn als eerste vol.',
      },
      questions: [
        {
          question: 'Wanneer bloeit wat?',
          answer:
            '<p>Narcissen van eind maart tot half april, hyacinten de eerste weken van april, tulpen van half april tot begin mei. Na een koude lente een week later. Is er minder te zien dan je mag verwachten, dan zeggen we dat vooraf.</p>',
        },
        {
          question: 'Mag ik het veld in voor een foto?',
          answer:
            '<p>Nee. Voetstappen brengen ziektes in de grond en knakken bollen waar iemand van leeft. De gids weet waar je dichtbij kunt komen zonder een voet te zetten.</p>',
        },
        {
          question: 'Waarom beginnen jullie bij een station?',
          answer:
            '<p>Dan zit je na tien minuten in de velden in plaats van na veertig. Uit Haarlem is het vijf minuten met de trein, uit Amsterdam een half uur.</p>',
        },
      ],
    },
    en: {
      title: 'Through the tulip fields',
      description:
        'In April and May ride with a guide past the bulb fields of Vogelenzang, De Zilk and Lisse: 34 kilometres on paths no coach can follow.',
      kicker: 'Guided tour, 1 April to mid-May',
      heading: 'Six weeks of colour, then a year of earth',
      lead: 'Hyacinths you smell before you see them. Tulips you see from a mile off. We know which field is open today and which lost its heads yesterday.',
      story: {
        heading: 'Round the back of the fields',
        paragraphs: [
          'The coaches drive to one garden with a fence and a car park. We ride round it: along the Leidsevaart canal, below the dunes at Vogelenzang, on towpaths too narrow for a car. Colour left, colour right, sky above the rest.',
          'At a grower’s in De Zilk we get off. He explains why he mows the flowers just as they turn beautiful (it is the bulb he is after), and pours coffee in the barn.',
          'The route differs every week. Daffodils come first, in early April, then hyacinths; tulips are at their best from mid-April to the first days of May. Your guide rides part of the way ahead every morning.',
        ],
      },
      route: {
        heading: 'How the route usually runs',
        caption: 'A loop through the bulb country, 34 kilometres and as flat as a billiard table.',
        stops: [
          { text: '0 km', detail: 'Heemstede-Aerdenhout station, Leidsevaart exit. Your bike is waiting.' },
          { text: '6 km', detail: 'Vogelenzang: the first fields, right up against the dunes.' },
          { text: '12 km', detail: 'De Zilk. Coffee in the bulb barn, half an hour.' },
          { text: '18 km', detail: 'Behind Lisse, past the fences of Keukenhof and on.' },
          { text: '25 km', detail: 'Hillegom, on a towpath without cars.' },
          { text: '34 km', detail: 'Back at the station. Trains to Haarlem run four times an hour.' },
        ],
      },
      included: [
        { text: 'A city bike in your size', detail: 'Waiting at the station.', icon: 'bike' },
        { text: 'Coffee and a bite', detail: 'In the grower’s barn.', icon: 'coffee' },
        {
          text: 'A bunch of tulips',
          detail: 'When the grower has some to spare, which is usual.',
          icon: 'gift',
        },
      ],
      notIncluded:
        'Not included: admission to Keukenhof. If you want to see it, go after four in the afternoon.',
      departures: {
        heading: 'When we go',
        text: 'From 1 April to 16 May, every day at half past nine and half past two. Booking well ahead helps: Easter and the last weekend of April fill up first.',
      },
      questions: [
        {
          question: 'What blooms when?',
          answer:
            '<p>Daffodils from late March to mid-April, hyacinths in the first weeks of April, tulips from mid-April to early May. After a cold spring, a week later. When there is less to see than you may expect, we tell you beforehand.</p>',
        },
        {
          question: 'May I walk into a field for a photo?',
          answer:
            '<p>No. Footsteps carry disease into the soil and break bulbs that are somebody’s living. Your guide knows where you can get close without setting foot.</p>',
        },
        {
          question: 'Why start at a station?',
          answer:
            '<p>Because you are among the fields after ten minutes instead of forty. It is five minutes by train from Haarlem and half an hour from Amsterdam.</p>',
        },
      ],
    },
    de: {
      title: 'Durch die Tulpenfelder',
      description:
        'Im April und Mai mit Guide an den Blumenfeldern von Vogelenzang, De Zilk und Lisse entlang: 34 Kilometer auf Wegen ohne Reisebusse.',
      kicker: 'Geführte Tour, 1. April bis Mitte Mai',
      heading: 'Sechs Wochen Farbe, dann wieder ein Jahr Erde',
      lead: 'Hyazinthen riecht man, bevor man sie sieht. Tulpen sieht man aus einem Kilometer Entfernung. Wir wissen, welches Feld heute blüht und welches gestern geköpft wurde.',
      story: {
        heading: 'Hinten um die Felder herum',
        paragraphs: [
          'Die Busse fahren zu einem Garten mit Zaun und Parkplatz. Wir fahren außen herum: an der Leidsevaart entlang, unter den Dünen bei Vogelenzang, auf Treidelwegen, die für Autos zu schmal sind. Links Farbe, rechts Farbe, oben der Rest.',
          'Bei einem Züchter in De Zilk steigen wir ab. Er erzählt, warum er die Blüten abmäht, wenn sie gerade am schönsten sind (es geht um die Zwiebel), und schenkt in der Scheune Kaffee ein.',
          'Die Route ist jede Woche anders. Zuerst kommen Anfang April die Narzissen, dann die Hyazinthen; am schönsten stehen die Tulpen von Mitte April bis in die ersten Maitage. Der Guide fährt morgens ein Stück voraus.',
        ],
      },
      route: {
        heading: 'So verläuft die Route meistens',
        caption: 'Eine Schleife durch das Blumenland, 34 Kilometer und flach wie ein Billardtisch.',
        stops: [
          {
            text: '0 km',
            detail: 'Bahnhof Heemstede-Aerdenhout, Ausgang Leidsevaart. Dein Rad steht schon da.',
          },
          { text: '6 km', detail: 'Vogelenzang: die ersten Felder, direkt an den Dünen.' },
          { text: '12 km', detail: 'De Zilk. Kaffee in der Zwiebelscheune, eine halbe Stunde.' },
          { text: '18 km', detail: 'Hinter Lisse vorbei, an den Zäunen des Keukenhofs und weiter.' },
          { text: '25 km', detail: 'Hillegom, auf einem Treidelweg ohne Autos.' },
          { text: '34 km', detail: 'Zurück am Bahnhof. Nach Haarlem fährt viermal pro Stunde ein Zug.' },
        ],
      },
      included: [
        { text: 'Stadtrad in deiner Größe', detail: 'Steht am Bahnhof bereit.', icon: 'bike' },
        { text: 'Kaffee und etwas dazu', detail: 'In der Scheune des Züchters.', icon: 'coffee' },
        {
          text: 'Ein Strauß Tulpen',
          detail: 'Wenn der Züchter welche übrig hat, also meistens.',
          icon: 'gift',
        },
      ],
      notIncluded: 'Nicht inklusive: Eintritt in den Keukenhof. Willst du hin, geh am Nachmittag nach vier.',
      departures: {
        heading: 'Wann wir fahren',
        text: 'Vom 1. April bis 16. Mai jeden Tag um 9.30 und 14.30 Uhr. Früh buchen hilft: Ostern und das letzte Aprilwochenende sind zuerst voll.',
      },
      questions: [
        {
          question: 'Was blüht wann?',
          answer:
            '<p>Narzissen von Ende März bis Mitte April, Hyazinthen in den ersten Aprilwochen, Tulpen von Mitte April bis Anfang Mai. Nach einem kalten Frühling eine Woche später. Gibt es weniger zu sehen, als du erwarten darfst, sagen wir es vorher.</p>',
        },
        {
          question: 'Darf ich fürs Foto ins Feld?',
          answer:
            '<p>Nein. Schritte tragen Krankheiten in den Boden und knicken Zwiebeln, von denen jemand lebt. Der Guide weiß, wo du nah herankommst, ohne einen Fuß hineinzusetzen.</p>',
        },
        {
          question: 'Warum startet ihr an einem Bahnhof?',
          answer:
            '<p>Weil du dann nach zehn Minuten in den Feldern bist statt nach vierzig. Von Haarlem sind es fünf Minuten mit dem Zug, von Amsterdam eine halbe Stunde.</p>',
        },
      ],
    },
  },
});
