import { tourPage } from './tours/tour-page.ts';

export const tourDunesAndSea = tourPage({
  id: 'dunes-and-sea',
  key: 'tour-dunes-and-sea',
  pictures: {
    opening: 'tour-dunes-and-sea',
    story: 'tour-dunes-and-sea-2',
    second: 'tour-dunes-and-sea-3',
  },
  opening: { layout: 'below' },
  ground: 'sand',
  texts: {
    nl: {
      title: 'Duinen en zee',
      description:
        'Met een gids door de Kennemerduinen naar Bloemendaal aan Zee: 28 kilometer in vier uur, koffie op het strand en wisenten in de verte.',
      kicker: 'Tocht met gids, het hele jaar door',
      heading: 'Duinen en zee',
      lead: 'Stad, villa’s, zand, zee, koffie. En dan met de wind mee terug.',
      story: {
        heading: 'Een ochtend met het land op zijn smalst',
        paragraphs: [
          'Binnen een kwartier zijn de huizen op. Bij Bleek en Berg gaat het hek open en wordt het stil: zand, duindoorn, een meertje waar in juni kinderen in staan. De gids weet waar de Schotse hooglanders lopen en houdt afstand; dat doen zij ook.',
          'Bij het Kraansvlak staat een uitkijkpunt. Achter het hek leven wisenten, de grootste landdieren van Europa, al sinds 2007. Zien is geluk, en geluk helpt vroeg opstaan.',
          'Dan nog één duin over en daar is de zee. Bij Parnassia drinken we koffie met de schoenen in het zand. Langs het water rijden we naar Zandvoort, en door de bossen van Overveen weer naar huis.',
        ],
      },
      route: {
        heading: 'Zo gaat de route',
        caption: 'Van het Spaarne naar zee en via Zandvoort terug: 28 kilometer, drie duinen.',
        stops: [
          { text: '0 km', detail: 'De winkel. Zadels goed, bel testen, weg.' },
          { text: '6 km', detail: 'Bleek en Berg, het hek van de Kennemerduinen.' },
          { text: '11 km', detail: 'Kraansvlak. Kijken of er een wisent staat.' },
          { text: '14 km', detail: 'Parnassia, Bloemendaal aan Zee. Koffie, veertig minuten.' },
          { text: '18 km', detail: 'Zandvoort, langs de boulevard.' },
          { text: '28 km', detail: 'Haarlem, via Elswout en de Zijlweg.' },
        ],
      },
      included: [
        {
          text: 'Stadsfiets op jouw maat',
          detail: 'E-bike kan in overleg, tegen bijbetaling.',
          icon: 'bike',
        },
        { text: 'Koffie of thee', detail: 'Bij Parnassia, met uitzicht op zee.', icon: 'coffee' },
        { text: 'Poncho en binnenband', detail: 'De gids heeft ze bij zich.', icon: 'rain' },
      ],
      notIncluded: 'Niet inbegrepen: de appeltaart. Neem hem toch.',
      departures: {
        heading: 'Wanneer we gaan',
        text: 'Zaterdag en zondag om tien uur, het hele jaar. Van april tot en met september ook op woensdag en vrijdag om één uur. We gaan ook als jij de enige bent.',
      },
      questions: [
        {
          question: 'Hoe zwaar is het?',
          answer:
            '<p>Vijftien kilometer per uur, met een paar hellingen van hooguit twintig meter. Wie een uur kan fietsen, kan dit. Kinderen vanaf 8 jaar rijden zelf.</p>',
        },
        {
          question: 'En als het regent?',
          answer:
            '<p>Dan gaan we. Bij windkracht 7 of code oranje gaan we niet, en krijg je een andere dag of je geld terug.</p>',
        },
        {
          question: 'Wat trek ik aan?',
          answer:
            '<p>Een laag meer dan je denkt: aan zee is het een paar graden kouder dan in de stad. Dichte schoenen, en in de zomer iets om in te zwemmen.</p>',
        },
      ],
    },
    en: {
      title: 'Dunes and sea',
      description:
        'Guided ride through the Kennemer dunes to the beach at Bloemendaal: 28 kilometres in four hours, coffee by the sea and bison in the distance.',
      kicker: 'Guided tour, all year round',
      heading: 'Dunes and sea',
      lead: 'Town, villas, sand, sea, coffee. And then home with the wind behind you.',
      story: {
        heading: 'A morning where the country is at its narrowest',
        paragraphs: [
          'Within a quarter of an hour you run out of houses. At Bleek en Berg the gate opens and it goes quiet: sand, sea buckthorn, a small lake with children standing in it in June. Your guide knows where the Highland cattle are and keeps a distance; so do they.',
          'At Kraansvlak there is a lookout. Behind the fence live European bison, the largest land animals of the continent, here since 2007. Seeing one takes luck, and luck favours early starts.',
          'One more dune and there is the sea. We have coffee at Parnassia with our shoes in the sand, ride along the front to Zandvoort, and come home through the woods of Overveen.',
        ],
      },
      route: {
        heading: 'How the route runs',
        caption: 'From the Spaarne to the sea and back by way of Zandvoort: 28 kilometres, three dunes.',
        stops: [
          { text: '0 km', detail: 'The shop. Set saddles, test bells, off.' },
          { text: '6 km', detail: 'Bleek en Berg, the gate to the Kennemer dunes.' },
          { text: '11 km', detail: 'Kraansvlak. Let us see whether a bison is in.' },
          { text: '14 km', detail: 'Parnassia, on the beach at Bloemendaal. Coffee, forty minutes.' },
          { text: '18 km', detail: 'Zandvoort, along the promenade.' },
          { text: '28 km', detail: 'Haarlem, past Elswout and down Zijlweg.' },
        ],
      },
      included: [
        { text: 'A city bike in your size', detail: 'An e-bike on request, for a supplement.', icon: 'bike' },
        { text: 'Coffee or tea', detail: 'At Parnassia, facing the sea.', icon: 'coffee' },
        { text: 'Poncho and inner tube', detail: 'Your guide carries them.', icon: 'rain' },
      ],
      notIncluded: 'Not included: the apple tart. Have it anyway.',
      departures: {
        heading: 'When we go',
        text: 'Saturdays and Sundays at ten, all year. From April to September also Wednesdays and Fridays at one. We go even if you are the only one.',
      },
      questions: [
        {
          question: 'How hard is it?',
          answer:
            '<p>Fifteen kilometres an hour, with a few slopes of twenty metres at most. If you can cycle for an hour, you can do this. Children of 8 and over ride their own bike.</p>',
        },
        {
          question: 'What if it rains?',
          answer:
            '<p>Then we go. In force 7 winds or under a code orange warning we do not, and you get another day or your money back.</p>',
        },
        {
          question: 'What do I wear?',
          answer:
            '<p>One layer more than you think: it is a few degrees colder by the sea than in town. Closed shoes and, in summer, something to swim in.</p>',
        },
      ],
    },
    de: {
      title: 'Dünen und Meer',
      description:
        'Geführte Radtour durch die Kennemer Dünen nach Bloemendaal aan Zee: 28 Kilometer in vier Stunden, Kaffee am Strand und Wisente in der Ferne.',
      kicker: 'Geführte Tour, das ganze Jahr',
      heading: 'Dünen und Meer',
      lead: 'Stadt, Villen, Sand, Meer, Kaffee. Und dann mit Rückenwind nach Hause.',
      story: {
        heading: 'Ein Vormittag, wo das Land am schmalsten ist',
        paragraphs: [
          'Nach einer Viertelstunde hören die Häuser auf. Bei Bleek en Berg geht das Tor auf, und es wird still: Sand, Sanddorn, ein kleiner See, in dem im Juni Kinder stehen. Der Guide weiß, wo die Hochlandrinder grasen, und hält Abstand; sie auch.',
          'Am Kraansvlak gibt es einen Aussichtspunkt. Hinter dem Zaun leben seit 2007 Wisente, die größten Landtiere Europas. Einen zu sehen ist Glück, und Glück hat, wer früh aufsteht.',
          'Noch eine Düne, dann ist da das Meer. Bei Parnassia trinken wir Kaffee mit den Schuhen im Sand. Am Wasser entlang geht es nach Zandvoort und durch die Wälder von Overveen zurück.',
        ],
      },
      route: {
        heading: 'So verläuft die Route',
        caption: 'Von der Spaarne ans Meer und über Zandvoort zurück: 28 Kilometer, drei Dünen.',
        stops: [
          { text: '0 km', detail: 'Der Laden. Sättel einstellen, klingeln, los.' },
          { text: '6 km', detail: 'Bleek en Berg, das Tor zu den Kennemer Dünen.' },
          { text: '11 km', detail: 'Kraansvlak. Mal sehen, ob ein Wisent da ist.' },
          { text: '14 km', detail: 'Parnassia, Bloemendaal aan Zee. Kaffee, vierzig Minuten.' },
          { text: '18 km', detail: 'Zandvoort, an der Promenade entlang.' },
          { text: '28 km', detail: 'Haarlem, an Elswout vorbei über den Zijlweg.' },
        ],
      },
      included: [
        { text: 'Stadtrad in deiner Größe', detail: 'E-Bike auf Anfrage, gegen Aufpreis.', icon: 'bike' },
        { text: 'Kaffee oder Tee', detail: 'Bei Parnassia, mit Blick aufs Meer.', icon: 'coffee' },
        { text: 'Poncho und Schlauch', detail: 'Hat der Guide dabei.', icon: 'rain' },
      ],
      notIncluded: 'Nicht inklusive: der Apfelkuchen. Nimm ihn trotzdem.',
      departures: {
        heading: 'Wann wir fahren',
        text: 'Samstag und Sonntag um zehn Uhr, das ganze Jahr. Von April bis September auch mittwochs und freitags um dreizehn Uhr. Wir fahren auch, wenn nur du kommst.',
      },
      questions: [
        {
          question: 'Wie anstrengend ist es?',
          answer:
            '<p>Fünfzehn Kilometer pro Stunde, ein paar Anstiege von höchstens zwanzig Metern. Wer eine Stunde Rad fahren kann, kann das. Kinder ab 8 Jahren fahren selbst.</p>',
        },
        {
          question: 'Und wenn es regnet?',
          answer:
            '<p>Dann fahren wir. Bei Windstärke 7 oder Warnstufe Orange fahren wir nicht, und du bekommst einen anderen Tag oder dein Geld zurück.</p>',
        },
        {
          question: 'Was ziehe ich an?',
          answer:
            '<p>Eine Schicht mehr, als du denkst: Am Meer ist es ein paar Grad kälter als in der Stadt. Feste Schuhe und im Sommer etwas zum Baden.</p>',
        },
      ],
    },
  },
});
