import { tourPage } from './tours/tour-page.ts';

export const tourAmsterdamByBike = tourPage({
  id: 'amsterdam-by-bike',
  key: 'tour-amsterdam-by-bike',
  pictures: {
    opening: 'tour-amsterdam-by-bike',
    story: 'tour-amsterdam-by-bike-2',
    second: 'tour-amsterdam-by-bike-3',
  },
  opening: { layout: 'beside', ground: 'sand', textAt: 'middle', pictureSide: 'start' },
  ground: 'sky',
  texts: {
    nl: {
      title: 'Amsterdam op de fiets',
      description:
        'Fiets met een gids van Haarlem naar Amsterdam: langs de trekvaart, door het Westerpark en over de stille grachten. 36 kilometer, terug met de trein.',
      kicker: 'Tocht met gids, vrijdag en zondag',
      heading: 'Amsterdam, via de achterdeur',
      lead: 'Twintig kilometer weiland en water, en dan ineens een gracht. De fiets gaat met de bus terug, jij met de trein.',
      story: {
        heading: 'De oudste weg tussen twee steden',
        paragraphs: [
          'In 1631 groef men tussen Haarlem en Amsterdam een kaarsrechte vaart, zodat een paard een boot kon trekken. Het jaagpad ligt er nog. Bij Halfweg (het is precies halverwege) drinken we koffie naast de silo’s van de oude suikerfabriek.',
          'De stad begint zonder aankondiging: eerst volkstuinen, dan het Westerpark, dan een brug en je staat in de Jordaan. Vanaf daar rijden we langzaam. De gids kent de straten waar een groep past: het Prinseneiland, de Plantage, de Nieuwe Keizersgracht.',
          'Lunch is om half een, op een plek met stoelen in de zon als die er is. Om vier uur leveren we de fietsen in bij het IJ. De trein terug duurt een kwartier; je kaartje zit erbij.',
        ],
      },
      route: {
        heading: 'Zo gaat de route',
        caption: 'Rechttoe rechtaan naar Sloterdijk, en daarna geen rechte lijn meer. 36 kilometer.',
        stops: [
          {
            text: '10.00',
            detail: 'De winkel aan het Spaarne. Kort oefenen: hand uitsteken, tramrails schuin over.',
          },
          { text: '11.00', detail: 'Halfweg, kilometer 10. Koffie bij de suikersilo’s.' },
          { text: '12.30', detail: 'Westerpark en Jordaan, kilometer 20. Een uur voor de lunch.' },
          { text: '14.00', detail: 'Prinseneiland, de westelijke eilanden, de ophaalbruggen.' },
          { text: '15.00', detail: 'Amstel en Plantage, kilometer 31.' },
          { text: '16.00', detail: 'Het IJ. Fietsen in de bus, jij op de trein. Half vijf in Haarlem.' },
        ],
      },
      included: [
        {
          text: 'Fiets uit onze tochtenstal',
          detail: 'Met handremmen en een bel die gehoord wordt.',
          icon: 'bike',
        },
        { text: 'Koffie in Halfweg', detail: 'Naast de suikersilo’s.', icon: 'coffee' },
        { text: 'Treinkaartje terug', detail: 'De hele dag geldig.', icon: 'check' },
      ],
      notIncluded: 'Niet inbegrepen: de lunch. Reken op vijftien euro, of een boterham uit je eigen tas.',
      departures: {
        heading: 'Wanneer we gaan',
        text: 'Vrijdag en zondag om tien uur, het hele jaar behalve de dagen rond Kerst en Nieuwjaar. Zondag is de stad het rustigst.',
      },
      questions: [
        {
          question: 'Is fietsen in Amsterdam niet eng?',
          answer:
            '<p>Druk wel, eng niet, als je weet hoe het werkt: rechts houden, hand uitsteken, nooit plotseling stoppen. We rijden buiten de spits, in een groep van hooguit tien, en oefenen vooraf.</p>',
        },
        {
          question: 'Kan ik in Amsterdam blijven?',
          answer:
            '<p>Ja. De tocht eindigt bij Amsterdam Centraal en je treinkaartje is de hele dag geldig. Grote bagage kan ’s ochtends niet mee; laat die in je hotel.</p>',
        },
        {
          question: 'Mogen kinderen mee?',
          answer:
            '<p>Vanaf 12 jaar, op een eigen fiets en met een volwassene. Jonger vinden we te vermoeiend voor een hele dag stad.</p>',
        },
      ],
    },
    en: {
      title: 'Amsterdam by bike',
      description:
        'Cycle with a guide from Haarlem to Amsterdam: along the old tow canal, through Westerpark and past the quiet canals. 36 km, back by train.',
      kicker: 'Guided tour, Fridays and Sundays',
      heading: 'Amsterdam, by the back door',
      lead: 'Twelve miles of meadow and water, and then all at once a canal. The bike goes home by van, you by train.',
      story: {
        heading: 'The oldest road between two cities',
        paragraphs: [
          'In 1631 they dug a dead straight canal from Haarlem to Amsterdam so that a horse could pull a boat. The towpath is still there. At Halfweg, which means halfway and is, we have coffee beside the silos of the old sugar factory.',
          'The city begins without notice: allotments first, then Westerpark, then a bridge and you are in the Jordaan. From there we ride slowly. Your guide knows the streets where a group fits: Prinseneiland, the Plantage, the quiet end of Keizersgracht.',
          'Lunch is at half past twelve, somewhere with chairs in the sun if there is any. At four we hand in the bikes by the IJ. The train back takes a quarter of an hour and your ticket is included.',
        ],
      },
      route: {
        heading: 'How the route runs',
        caption: 'Straight on to Sloterdijk, and not a straight line after that. 36 kilometres.',
        stops: [
          {
            text: '10.00',
            detail:
              'The shop on the Spaarne. A little practice: hand signals, crossing tram rails at an angle.',
          },
          { text: '11.00', detail: 'Halfweg, kilometre 10. Coffee by the sugar silos.' },
          { text: '12.30', detail: 'Westerpark and the Jordaan, kilometre 20. An hour for lunch.' },
          { text: '14.00', detail: 'Prinseneiland, the western islands and their drawbridges.' },
          { text: '15.00', detail: 'The Amstel and the Plantage, kilometre 31.' },
          {
            text: '16.00',
            detail: 'The IJ. Bikes into the van, you onto the train. In Haarlem by half past four.',
          },
        ],
      },
      included: [
        {
          text: 'A bike from our tour stable',
          detail: 'With hand brakes and a bell that gets heard.',
          icon: 'bike',
        },
        { text: 'Coffee in Halfweg', detail: 'Beside the sugar silos.', icon: 'coffee' },
        { text: 'Train ticket home', detail: 'Good all day.', icon: 'check' },
      ],
      notIncluded: 'Not included: lunch. Allow fifteen euros, or bring a sandwich.',
      departures: {
        heading: 'When we go',
        text: 'Fridays and Sundays at ten, all year except the days around Christmas and New Year. On Sundays the city is at its quietest.',
      },
      questions: [
        {
          question: 'Is cycling in Amsterdam not frightening?',
          answer:
            '<p>Busy, yes; frightening, no, once you know how it works: keep right, signal, never stop suddenly. We ride outside rush hour, ten people at most, and practise first.</p>',
        },
        {
          question: 'Can I stay in Amsterdam?',
          answer:
            '<p>Yes. The tour ends at Amsterdam Centraal and your train ticket is good all day. We cannot carry luggage in the morning, so leave it at your hotel.</p>',
        },
        {
          question: 'May children come?',
          answer:
            '<p>From 12, on a bike of their own and with an adult. Younger than that, a whole day of city is too much, we think.</p>',
        },
      ],
    },
    de: {
      title: 'Amsterdam mit dem Rad',
      description:
        'Mit Guide von Haarlem nach Amsterdam radeln: am alten Treidelkanal, durch den Westerpark und an stillen Grachten. 36 Kilometer, zurück per Zug.',
      kicker: 'Geführte Tour, Freitag und Sonntag',
      heading: 'Amsterdam durch die Hintertür',
      lead: 'Zwanzig Kilometer Wiesen und Wasser, und dann plötzlich eine Gracht. Das Rad fährt mit dem Bus zurück, du mit dem Zug.',
      story: {
        heading: 'Der älteste Weg zwischen zwei Städten',
        paragraphs: [
          '1631 grub man zwischen Haarlem und Amsterdam einen schnurgeraden Kanal, damit ein Pferd ein Boot ziehen konnte. Den Treidelweg gibt es noch. In Halfweg, was halber Weg heißt und es auch ist, trinken wir Kaffee neben den Silos der alten Zuckerfabrik.',
          'Die Stadt fängt ohne Ankündigung an: erst Schrebergärten, dann der Westerpark, dann eine Brücke, und du stehst im Jordaan. Ab hier fahren wir langsam. Der Guide kennt die Straßen, in die eine Gruppe passt: Prinseneiland, Plantage, die stille Seite der Keizersgracht.',
          'Mittag ist um halb eins, an einem Ort mit Stühlen in der Sonne, falls welche scheint. Um vier geben wir die Räder am IJ ab. Der Zug zurück braucht eine Viertelstunde; die Fahrkarte ist dabei.',
        ],
      },
      route: {
        heading: 'So verläuft die Route',
        caption: 'Geradeaus bis Sloterdijk und danach keine gerade Linie mehr. 36 Kilometer.',
        stops: [
          {
            text: '10.00',
            detail: 'Der Laden an der Spaarne. Kurz üben: Handzeichen, Straßenbahnschienen schräg queren.',
          },
          { text: '11.00', detail: 'Halfweg, Kilometer 10. Kaffee bei den Zuckersilos.' },
          { text: '12.30', detail: 'Westerpark und Jordaan, Kilometer 20. Eine Stunde Mittagspause.' },
          { text: '14.00', detail: 'Prinseneiland, die westlichen Inseln, die Zugbrücken.' },
          { text: '15.00', detail: 'Amstel und Plantage, Kilometer 31.' },
          { text: '16.00', detail: 'Das IJ. Räder in den Bus, du in den Zug. Gegen halb fünf in Haarlem.' },
        ],
      },
      included: [
        {
          text: 'Rad aus unserem Tourenstall',
          detail: 'Mit Handbremsen und einer Klingel, die man hört.',
          icon: 'bike',
        },
        { text: 'Kaffee in Halfweg', detail: 'Neben den Zuckersilos.', icon: 'coffee' },
        { text: 'Fahrkarte zurück', detail: 'Gilt den ganzen Tag.', icon: 'check' },
      ],
      notIncluded: 'Nicht inklusive: das Mittagessen. Rechne mit fünfzehn Euro oder bring ein Brot mit.',
      departures: {
        heading: 'Wann wir fahren',
        text: 'Freitag und Sonntag um zehn Uhr, das ganze Jahr außer den Tagen um Weihnachten und Neujahr. Am Sonntag ist die Stadt am ruhigsten.',
      },
      questions: [
        {
          question: 'Ist Radfahren in Amsterdam nicht beängstigend?',
          answer:
            '<p>Voll ja, beängstigend nein, wenn du weißt, wie es geht: rechts halten, Handzeichen, nie plötzlich bremsen. Wir fahren außerhalb der Stoßzeiten, höchstens zu zehnt, und üben vorher.</p>',
        },
        {
          question: 'Kann ich in Amsterdam bleiben?',
          answer:
            '<p>Ja. Die Tour endet am Hauptbahnhof, und deine Fahrkarte gilt den ganzen Tag. Großes Gepäck können wir morgens nicht mitnehmen; lass es im Hotel.</p>',
        },
        {
          question: 'Dürfen Kinder mit?',
          answer:
            '<p>Ab 12 Jahren, auf einem eigenen Rad und mit einem Erwachsenen. Für Jüngere ist ein ganzer Tag Stadt zu viel, finden wir.</p>',
        },
      ],
    },
  },
});
