import { tourPage } from './tours/tour-page.ts';

export const tourWindmills = tourPage({
  id: 'windmills',
  key: 'tour-windmills',
  pictures: {
    opening: 'tour-windmills',
    story: 'tour-windmills-2',
    second: 'tour-windmills-3',
  },
  opening: { layout: 'beside', ground: 'sky', textAt: 'middle' },
  ground: 'sand',
  texts: {
    nl: {
      title: 'Van molen naar molen',
      description:
        'Met een gids van De Adriaan in Haarlem langs Spaarndam naar de Zaanse Schans: 42 kilometer, twee ponten en een molen die voor je draait.',
      kicker: 'Tocht met gids, maart tot en met oktober',
      heading: 'Van molen naar molen',
      lead: 'Dit land is drooggemalen. Vandaag zie je waarmee, en je mag naar binnen.',
      story: {
        heading: 'Wind als motor, en daarna als tegenstander',
        paragraphs: [
          'We beginnen onder de wieken van De Adriaan, hoog boven het Spaarne. Dan langs de rivier naar Spaarndam, het dorp met de sluis waar eeuwenlang heel Holland doorheen moest en de brug nog altijd voorgaat.',
          'Met de pont bij Buitenhuizen steken we het Noordzeekanaal over; zeeschepen hebben voorrang, fietsers gaan gratis. Daarna de polder: sloten die hoger liggen dan het land, grutto’s in mei, een horizon als een liniaal.',
          'Op de Zaanse Schans gaan we de verfmolen in. De molenaar zet de vang eraf en dan voel je het gebouw beginnen. Boven op de stelling zie je Amsterdam liggen. Terug gaat het met de tweede pont, en de gids kiest de kant van de wind.',
        ],
      },
      route: {
        heading: 'Zo gaat de route',
        caption: 'Twee ponten, vier polders, 42 kilometer. Bij oostenwind rijden we haar andersom.',
        stops: [
          { text: '0 km', detail: 'Molen De Adriaan, Haarlem. Tien uur.' },
          { text: '8 km', detail: 'Spaarndam, koffie aan de sluis.' },
          { text: '12 km', detail: 'Pont Buitenhuizen, over het Noordzeekanaal.' },
          { text: '21 km', detail: 'Zaanse Schans: molen in, uitleg, een uur om te lunchen.' },
          { text: '28 km', detail: 'Hempont, terug over het kanaal.' },
          { text: '42 km', detail: 'Haarlem, langs de dijk van Halfweg. Rond half vier.' },
        ],
      },
      included: [
        { text: 'Fiets uit onze tochtenstal', detail: 'Op maat, acht versnellingen.', icon: 'bike' },
        { text: 'Koffie in Spaarndam', detail: 'Aan de sluis.', icon: 'coffee' },
        { text: 'Eén werkende molen', detail: 'De toegang is betaald.', icon: 'wind' },
      ],
      notIncluded:
        'Niet inbegrepen: de lunch. Er zijn bankjes met uitzicht en kramen met kaas; beide zijn goed.',
      departures: {
        heading: 'Wanneer we gaan',
        text: 'Dinsdag, donderdag en zaterdag om tien uur, van maart tot en met oktober. In de winter liggen de ponten er wel en de polderpaden niet altijd.',
      },
      questions: [
        {
          question: 'Hoe zwaar is 42 kilometer?',
          answer:
            '<p>Verdeeld over vijf en een half uur, met drie stops: goed te doen voor wie af en toe fietst. Kinderen vanaf 10 jaar rijden mee op een eigen fiets. De wind beslist hoe je slaapt.</p>',
        },
        {
          question: 'Draaien de molens echt?',
          answer:
            '<p>Als er wind is tussen kracht 3 en 6, en dat is hier meestal. Staat alles stil, dan legt de molenaar de stenen open en zie je hoe het werkt.</p>',
        },
        {
          question: 'Kan ik met hoogtevrees de molen in?',
          answer:
            '<p>De begane grond wel, daar gebeurt het malen. De trap naar boven is steil en heeft een touw als leuning; niemand hoeft.</p>',
        },
      ],
    },
    en: {
      title: 'From mill to mill',
      description:
        'Ride with a guide from De Adriaan in Haarlem by way of Spaarndam to the Zaanse Schans: 42 kilometres, two ferries and a mill set turning for you.',
      kicker: 'Guided tour, March to October',
      heading: 'From mill to mill',
      lead: 'This country was pumped dry. Today you see what with, and you may go inside.',
      story: {
        heading: 'Wind as the engine, and then as the opponent',
        paragraphs: [
          'We start under the sails of De Adriaan, high above the Spaarne. Then along the river to Spaarndam, the village with the lock that all of Holland had to pass for centuries, and where boats still go before bikes.',
          'The ferry at Buitenhuizen takes us over the North Sea Canal; sea-going ships have right of way, cyclists go free. After that the polder: ditches that lie higher than the land, godwits in May, a horizon drawn with a ruler.',
          'At the Zaanse Schans we go into the paint mill. The miller lets off the brake and you feel the building begin. From the stage you can see Amsterdam. Home is by the second ferry, and your guide picks the side with the wind.',
        ],
      },
      route: {
        heading: 'How the route runs',
        caption: 'Two ferries, four polders, 42 kilometres. In an easterly we ride it the other way round.',
        stops: [
          { text: '0 km', detail: 'De Adriaan windmill, Haarlem. Ten o’clock.' },
          { text: '8 km', detail: 'Spaarndam, coffee by the lock.' },
          { text: '12 km', detail: 'Buitenhuizen ferry, over the North Sea Canal.' },
          { text: '21 km', detail: 'Zaanse Schans: into the mill, then an hour for lunch.' },
          { text: '28 km', detail: 'Hempont ferry, back over the canal.' },
          { text: '42 km', detail: 'Haarlem, along the dyke from Halfweg. About half past three.' },
        ],
      },
      included: [
        { text: 'A bike from our tour stable', detail: 'In your size, eight gears.', icon: 'bike' },
        { text: 'Coffee in Spaarndam', detail: 'By the lock.', icon: 'coffee' },
        { text: 'One working mill', detail: 'Admission is paid.', icon: 'wind' },
      ],
      notIncluded:
        'Not included: lunch. There are benches with a view and stalls with cheese; both are good.',
      departures: {
        heading: 'When we go',
        text: 'Tuesdays, Thursdays and Saturdays at ten, from March to October. In winter the ferries still run but the polder paths do not always.',
      },
      questions: [
        {
          question: 'How hard are 42 kilometres?',
          answer:
            '<p>Spread over five and a half hours with three stops: fine for anyone who cycles now and then. Children of 10 and over come along on a bike of their own. The wind decides how well you sleep.</p>',
        },
        {
          question: 'Do the mills really turn?',
          answer:
            '<p>In winds between force 3 and 6, which is most days here. When all is still, the miller opens up the stones and shows you how it works.</p>',
        },
        {
          question: 'I have no head for heights. Can I go in?',
          answer:
            '<p>Onto the ground floor, which is where the grinding happens. The stairs are steep with a rope for a rail; nobody has to.</p>',
        },
      ],
    },
    de: {
      title: 'Von Mühle zu Mühle',
      description:
        'Mit Guide von De Adriaan in Haarlem über Spaarndam zur Zaanse Schans: 42 Kilometer, zwei Fähren und eine Mühle, die sich für dich dreht.',
      kicker: 'Geführte Tour, März bis Oktober',
      heading: 'Von Mühle zu Mühle',
      lead: 'Dieses Land wurde trockengepumpt. Heute siehst du, womit, und du darfst hinein.',
      story: {
        heading: 'Wind als Motor, und dann als Gegner',
        paragraphs: [
          'Wir beginnen unter den Flügeln von De Adriaan, hoch über der Spaarne. Dann am Fluss entlang nach Spaarndam, dem Dorf mit der Schleuse, durch die jahrhundertelang ganz Holland musste und an der Boote noch immer Vorrang haben.',
          'Mit der Fähre bei Buitenhuizen setzen wir über den Nordseekanal; Seeschiffe haben Vorfahrt, Radfahrer zahlen nichts. Danach der Polder: Gräben, die höher liegen als das Land, Uferschnepfen im Mai, ein Horizont wie mit dem Lineal.',
          'An der Zaanse Schans gehen wir in die Farbmühle. Der Müller löst die Bremse, und dann spürst du, wie das Gebäude anfängt. Oben von der Galerie siehst du Amsterdam. Zurück geht es mit der zweiten Fähre, und der Guide wählt die Seite mit dem Wind.',
        ],
      },
      route: {
        heading: 'So verläuft die Route',
        caption: 'Zwei Fähren, vier Polder, 42 Kilometer. Bei Ostwind fahren wir sie andersherum.',
        stops: [
          { text: '0 km', detail: 'Mühle De Adriaan, Haarlem. Zehn Uhr.' },
          { text: '8 km', detail: 'Spaarndam, Kaffee an der Schleuse.' },
          { text: '12 km', detail: 'Fähre Buitenhuizen, über den Nordseekanal.' },
          { text: '21 km', detail: 'Zaanse Schans: in die Mühle, danach eine Stunde Mittagspause.' },
          { text: '28 km', detail: 'Hempont, die Fähre zurück über den Kanal.' },
          { text: '42 km', detail: 'Haarlem, auf dem Deich von Halfweg. Gegen halb vier.' },
        ],
      },
      included: [
        { text: 'Rad aus unserem Tourenstall', detail: 'In deiner Größe, acht Gänge.', icon: 'bike' },
        { text: 'Kaffee in Spaarndam', detail: 'An der Schleuse.', icon: 'coffee' },
        { text: 'Eine arbeitende Mühle', detail: 'Der Eintritt ist bezahlt.', icon: 'wind' },
      ],
      notIncluded:
        'Nicht inklusive: das Mittagessen. Es gibt Bänke mit Aussicht und Stände mit Käse; beides ist gut.',
      departures: {
        heading: 'Wann wir fahren',
        text: 'Dienstag, Donnerstag und Samstag um zehn Uhr, von März bis Oktober. Im Winter fahren die Fähren, aber die Polderwege sind nicht immer befahrbar.',
      },
      questions: [
        {
          question: 'Wie anstrengend sind 42 Kilometer?',
          answer:
            '<p>Auf fünfeinhalb Stunden verteilt, mit drei Pausen: gut zu schaffen, wenn du ab und zu Rad fährst. Kinder ab 10 Jahren fahren auf einem eigenen Rad mit. Wie gut du schläfst, entscheidet der Wind.</p>',
        },
        {
          question: 'Drehen sich die Mühlen wirklich?',
          answer:
            '<p>Bei Wind zwischen Stärke 3 und 6, also hier meistens. Steht alles still, legt der Müller die Steine frei, und du siehst, wie es geht.</p>',
        },
        {
          question: 'Komme ich mit Höhenangst in die Mühle?',
          answer:
            '<p>Ins Erdgeschoss ja, dort wird gemahlen. Die Treppe nach oben ist steil und hat ein Seil als Geländer; niemand muss.</p>',
        },
      ],
    },
  },
});
