import type { Language } from '../../src/lib/language.ts';
import { heading, node, row, section, text } from './parts/nodes.ts';
import { to } from './parts/page-link.ts';
import { phoneIn, settings } from './parts/shop-facts.ts';
import { tourPage } from './tours/tour-page.ts';

const { email, name } = settings;

/** What the Package Travel Directive wants a traveller to read before booking (article 5, annex I). */
const packageRights = {
  nl: {
    heading: 'Je rechten bij deze pakketreis',
    text: [
      `Deze tocht is een pakketreis in de zin van Richtlijn (EU) 2015/2302. ${name} is volledig verantwoordelijk voor de goede uitvoering van de hele reis, en is wettelijk verplicht je te beschermen als wij failliet gaan.`,
      `<ul><li>Voor je boekt krijg je alle wezenlijke informatie over de reis; die staat op deze pagina en in de voorwaarden.</li><li>Er is altijd ten minste één handelaar die voor de juiste uitvoering aansprakelijk is: wij.</li><li>Je krijgt een noodnummer: ${phoneIn('nl')}, tijdens de tocht dag en nacht.</li><li>Je mag je plaats overdragen tot zeven dagen voor vertrek.</li><li>De prijs gaat na het boeken niet omhoog.</li><li>Verandert er iets wezenlijks, of wordt de reis afgezegd, dan krijg je zonder kosten je geld terug; soms ook een vergoeding.</li><li>Je mag altijd opzeggen; je betaalt dan wat in de annuleringsregels staat, en niets bij buitengewone omstandigheden op de bestemming.</li><li>Gaat onderweg iets wezenlijks mis, dan zorgen we zonder extra kosten voor een passend alternatief en anders voor prijsverlaging of schadevergoeding.</li><li>We helpen je als je in moeilijkheden raakt.</li><li>Je geld staat tot na je terugkomst op een derdengeldenrekening. Gaan wij failliet, mail dan <a href="mailto:${email}">${email}</a> of schrijf aan de winkel: de beheerder van die rekening betaalt je terug.</li></ul>`,
    ],
  },
  en: {
    heading: 'Your rights with this package',
    text: [
      `This tour is a package within the meaning of Directive (EU) 2015/2302. ${name} is fully responsible for the proper performance of the package as a whole and is required by law to protect you should we become insolvent.`,
      `<ul><li>You receive all essential information before booking; it is on this page and in the terms.</li><li>There is always at least one trader liable for proper performance: us.</li><li>You get an emergency number: ${phoneIn('en')}, day and night during the tour.</li><li>You may transfer your place up to seven days before departure.</li><li>The price does not rise after booking.</li><li>If something essential changes, or the trip is called off, you get your money back without charge, and in some cases compensation.</li><li>You may withdraw at any time; you then pay what the cancellation rules say, and nothing in exceptional circumstances at the destination.</li><li>If something essential goes wrong on the way, we arrange a suitable alternative at no extra cost, or else a price reduction or compensation.</li><li>We help you if you are in difficulty.</li><li>Your money stays in a third-party account until you are back. Should we become insolvent, write to <a href="mailto:${email}">${email}</a> or to the shop: the trustee of that account pays you back.</li></ul>`,
    ],
  },
  de: {
    heading: 'Deine Rechte bei dieser Pauschalreise',
    text: [
      `Diese Tour ist eine Pauschalreise im Sinne der Richtlinie (EU) 2015/2302. ${name} trägt die volle Verantwortung für die ordnungsgemäße Durchführung der gesamten Reise und muss dich gesetzlich für den Fall unserer Insolvenz absichern.`,
      `<ul><li>Vor der Buchung bekommst du alle wesentlichen Informationen; sie stehen auf dieser Seite und in den AGB.</li><li>Es haftet immer mindestens ein Unternehmer für die ordnungsgemäße Durchführung: wir.</li><li>Du bekommst eine Notrufnummer: ${phoneIn('de')}, während der Tour Tag und Nacht.</li><li>Du darfst deinen Platz bis sieben Tage vor der Abfahrt übertragen.</li><li>Nach der Buchung steigt der Preis nicht.</li><li>Ändert sich etwas Wesentliches oder fällt die Reise aus, bekommst du ohne Kosten dein Geld zurück, unter Umständen auch eine Entschädigung.</li><li>Du darfst jederzeit zurücktreten; du zahlst dann, was in den Stornoregeln steht, und nichts bei außergewöhnlichen Umständen am Reiseziel.</li><li>Geht unterwegs etwas Wesentliches schief, sorgen wir ohne Mehrkosten für Ersatz, sonst für eine Preisminderung oder Schadensersatz.</li><li>Wir helfen dir, wenn du in Schwierigkeiten bist.</li><li>Dein Geld liegt bis nach deiner Rückkehr auf einem Treuhandkonto. Bei einer Insolvenz schreib an <a href="mailto:${email}">${email}</a> oder an den Laden: Der Treuhänder zahlt es dir zurück.</li></ul>`,
    ],
  },
};

const night = {
  nl: {
    heading: 'De nacht in Edam',
    text: 'Een kapiteinshuis uit 1738, twee deuren van de haven. Tien kamers, bedden met echte dekens, twee- en eenpersoons zonder toeslag. ’s Avonds staat er vis of iets uit de moestuin op tafel; zeg bij het boeken wat je niet eet. Ontbijt vanaf zeven uur.',
    link: 'Iets bijzonders? Laat het weten',
  },
  en: {
    heading: 'The night in Edam',
    text: 'A captain’s house of 1738, two doors from the harbour. Ten rooms, beds with real blankets, doubles and singles without a supplement. Dinner is fish or something from the kitchen garden; tell us when booking what you do not eat. Breakfast from seven.',
    link: 'Special wishes? Let us know',
  },
  de: {
    heading: 'Die Nacht in Edam',
    text: 'Ein Kapitänshaus von 1738, zwei Türen vom Hafen. Zehn Zimmer, Betten mit richtigen Decken, Doppel- und Einzelzimmer ohne Zuschlag. Abends gibt es Fisch oder etwas aus dem Gemüsegarten; sag beim Buchen, was du nicht isst. Frühstück ab sieben.',
    link: 'Besondere Wünsche? Sag Bescheid',
  },
};

const extra = (language: Language) => [
  section({ width: 'page', space: 'small' }, [
    row(
      '1/2+1/2',
      [
        [
          heading('h2', night[language].heading),
          text(night[language].text),
          node('button', { label: night[language].link, link: to('contact'), kind: 'text' }),
        ],
        [
          {
            type: 'toggle',
            props: { title: packageRights[language].heading, level: 'h3', look: 'cards', icon: 'shield' },
            slots: { content: [text(...packageRights[language].text)] },
          },
        ],
      ],
      { gap: 'large', align: 'start' },
    ),
  ]),
];

export const tourZuiderzee = tourPage({
  id: 'zuiderzee',
  key: 'tour-zuiderzee',
  pictures: {
    opening: 'tour-zuiderzee',
    story: 'tour-zuiderzee-2',
    second: 'tour-zuiderzee-3',
  },
  opening: { layout: 'below' },
  ground: 'sand',
  extra,
  texts: {
    nl: {
      title: 'Rond de Zuiderzee',
      description:
        'Twee dagen met een gids over de dijk: Marken, Volendam, Edam en Hoorn op een e-bike. Slapen in een kapiteinshuis, de bagage rijdt vooruit.',
      kicker: 'Tweedaagse tocht, op zaterdag, april tot half oktober',
      heading: 'Twee dagen over de dijk',
      lead: 'Links schapen, rechts water dat ooit zee was. Je tas is er al als jij aankomt.',
      story: {
        heading: 'De zee die een meer werd',
        paragraphs: [
          'In 1932 ging de Afsluitdijk dicht en hield de Zuiderzee op te bestaan. De havens bleven. We rijden van de ene naar de andere, boven op de dijk, met de wind waar hij die dag vandaan komt.',
          'Dag één: over het Noordzeekanaal, door Waterland naar Marken, houten huizen op palen voor als het water kwam. Met de boot naar Volendam, waar we doorrijden tot de drukte ophoudt, en dan is het nog drie kilometer naar Edam.',
          'Dag twee: de IJsselmeerdijk naar Hoorn, haring op de kade, en door de Beemster, een polder uit 1612 waarvan alle sloten haaks staan. In Zaandam gaan de fietsen in de bus en wij in de trein.',
        ],
      },
      route: {
        heading: 'Twee dagen, 112 kilometer',
        caption: 'Heen langs het water, terug door de oudste droogmakerij van het land.',
        stops: [
          { text: 'Zaterdag, 9.00', detail: 'De winkel. Tassen in de bus, e-bikes op maat.' },
          { text: '24 km', detail: 'Broek in Waterland. Koffie aan het havenmeer.' },
          { text: '38 km', detail: 'Marken. Lunch, vuurtoren, en dan de boot naar Volendam.' },
          { text: '54 km', detail: 'Edam. Eten en slapen.' },
          { text: 'Zondag, 9.00', detail: 'Over de dijk naar het noorden, Warder en Schardam.' },
          { text: '78 km', detail: 'Hoorn. Haring of koffie, een uur voor de stad.' },
          { text: '95 km', detail: 'De Beemster: stolpboerderijen, rechte lijnen, kaas.' },
          { text: '112 km', detail: 'Zaandam. Trein naar Haarlem, half zes bij de winkel.' },
        ],
      },
      included: [
        {
          text: 'E-bike, twee dagen',
          detail: 'Kinderen tot en met 15 jaar rijden een gewone fiets.',
          icon: 'battery',
        },
        { text: 'Nacht, diner en ontbijt', detail: 'In het kapiteinshuis in Edam.', icon: 'heart' },
        { text: 'Bagage per bus', detail: 'Eén tas per persoon.', icon: 'gift' },
        { text: 'Boot en trein', detail: 'Naar Volendam, en uit Zaandam terug.', icon: 'check' },
      ],
      notIncluded: 'Niet inbegrepen: de twee lunches en de haring.',
      departures: {
        heading: 'Wanneer we gaan',
        text: 'Elke zaterdag om negen uur, van half april tot half oktober. Hooguit tien mensen; zondag rond half zes ben je terug.',
      },
      questions: [
        {
          question: 'Hoe zwaar is het, met zoveel wind?',
          answer:
            '<p>Vijftig tot zestig kilometer per dag, vlak, met een motor die helpt. We rijden vijf uur, verdeeld over de dag. Wie een middag kan fietsen, kan dit.</p>',
        },
        {
          question: 'Mogen kinderen mee?',
          answer:
            '<p>Vanaf 12 jaar, met een volwassene. Zij rijden een gewone fiets; de gids past het tempo aan.</p>',
        },
        {
          question: 'Wat gebeurt er als ik ziek word?',
          answer:
            '<p>De bus rijdt met de bagage mee en kan jou ook meenemen. Zeg je meer dan 48 uur van tevoren af, dan krijg je alles terug; een ander mag ook in jouw plaats.</p>',
        },
      ],
    },
    en: {
      title: 'Round the Zuiderzee',
      description:
        'Two days along the dyke with a guide: Marken, Volendam, Edam and Hoorn by e-bike. Sleep in a captain’s house while your bag travels ahead.',
      kicker: 'Two-day tour, Saturdays, April to mid-October',
      heading: 'Two days along the dyke',
      lead: 'Sheep on the left, on the right water that used to be a sea. Your bag is there before you are.',
      story: {
        heading: 'The sea that became a lake',
        paragraphs: [
          'In 1932 the closing dam was finished and the Zuiderzee ceased to be. The harbours stayed. We ride from one to the next along the top of the dyke, with the wind wherever it happens to come from.',
          'Day one: over the North Sea Canal and through Waterland to Marken, wooden houses on stilts for when the water came. By boat to Volendam, where we keep going until the crowds stop, and from there it is three kilometres to Edam.',
          'Day two: the IJsselmeer dyke to Hoorn, herring on the quay, and through the Beemster, a polder of 1612 in which every ditch meets the next at a right angle. At Zaandam the bikes go into the van and we take the train.',
        ],
      },
      route: {
        heading: 'Two days, 112 kilometres',
        caption: 'Out along the water, home through the oldest drained lake in the country.',
        stops: [
          { text: 'Saturday, 9.00', detail: 'The shop. Bags into the van, e-bikes set to size.' },
          { text: '24 km', detail: 'Broek in Waterland. Coffee by the old harbour.' },
          { text: '38 km', detail: 'Marken. Lunch, lighthouse, then the boat to Volendam.' },
          { text: '54 km', detail: 'Edam. Dinner and bed.' },
          { text: 'Sunday, 9.00', detail: 'North along the dyke, by Warder and Schardam.' },
          { text: '78 km', detail: 'Hoorn. Herring or coffee, an hour for the town.' },
          { text: '95 km', detail: 'The Beemster: pyramid farmhouses, straight lines, cheese.' },
          { text: '112 km', detail: 'Zaandam. Train to Haarlem, at the shop by half past five.' },
        ],
      },
      included: [
        { text: 'E-bike for two days', detail: 'Children up to 15 ride an ordinary bike.', icon: 'battery' },
        { text: 'Night, dinner and breakfast', detail: 'In the captain’s house in Edam.', icon: 'heart' },
        { text: 'Luggage by van', detail: 'One bag each.', icon: 'gift' },
        { text: 'Boat and train', detail: 'To Volendam, and home from Zaandam.', icon: 'check' },
      ],
      notIncluded: 'Not included: the two lunches and the herring.',
      departures: {
        heading: 'When we go',
        text: 'Every Saturday at nine, from mid-April to mid-October. Ten people at most; you are back on Sunday at about half past five.',
      },
      questions: [
        {
          question: 'How hard is it, with all that wind?',
          answer:
            '<p>Fifty to sixty kilometres a day, flat, with a motor to help. We ride five hours, spread over the day. If you can cycle for an afternoon, you can do this.</p>',
        },
        {
          question: 'May children come?',
          answer:
            '<p>From 12, with an adult. They ride an ordinary bike and the guide sets the pace to match.</p>',
        },
        {
          question: 'What if I fall ill?',
          answer:
            '<p>The van travels along with the bags and can carry you too. If you cancel more than 48 hours ahead you get everything back; someone else may also take your place.</p>',
        },
      ],
    },
    de: {
      title: 'Rund um die Zuiderzee',
      description:
        'Zwei Tage mit Guide auf dem Deich: Marken, Volendam, Edam und Hoorn per E-Bike. Schlafen im Kapitänshaus, dein Gepäck fährt voraus.',
      kicker: 'Zweitagestour, samstags, April bis Mitte Oktober',
      heading: 'Zwei Tage auf dem Deich',
      lead: 'Links Schafe, rechts Wasser, das einmal Meer war. Deine Tasche ist schon da, wenn du ankommst.',
      story: {
        heading: 'Das Meer, das ein See wurde',
        paragraphs: [
          '1932 wurde der Abschlussdeich geschlossen, und die Zuiderzee hörte auf zu existieren. Die Häfen blieben. Wir fahren von einem zum nächsten, oben auf dem Deich, mit dem Wind, wo er an dem Tag eben herkommt.',
          'Erster Tag: über den Nordseekanal und durch Waterland nach Marken, Holzhäuser auf Pfählen für den Fall, dass das Wasser kam. Mit dem Boot nach Volendam, wo wir weiterfahren, bis der Trubel aufhört, und dann sind es noch drei Kilometer bis Edam.',
          'Zweiter Tag: auf dem IJsselmeerdeich nach Hoorn, Hering am Kai, und durch den Beemster, einen Polder von 1612, in dem alle Gräben im rechten Winkel stehen. In Zaandam kommen die Räder in den Bus und wir in den Zug.',
        ],
      },
      route: {
        heading: 'Zwei Tage, 112 Kilometer',
        caption: 'Hin am Wasser entlang, zurück durch den ältesten trockengelegten See des Landes.',
        stops: [
          { text: 'Samstag, 9.00', detail: 'Der Laden. Taschen in den Bus, E-Bikes einstellen.' },
          { text: '24 km', detail: 'Broek in Waterland. Kaffee am alten Hafen.' },
          { text: '38 km', detail: 'Marken. Mittagessen, Leuchtturm, dann das Boot nach Volendam.' },
          { text: '54 km', detail: 'Edam. Essen und schlafen.' },
          { text: 'Sonntag, 9.00', detail: 'Auf dem Deich nach Norden, über Warder und Schardam.' },
          { text: '78 km', detail: 'Hoorn. Hering oder Kaffee, eine Stunde für die Stadt.' },
          { text: '95 km', detail: 'Der Beemster: Pyramidenhöfe, gerade Linien, Käse.' },
          { text: '112 km', detail: 'Zaandam. Zug nach Haarlem, gegen halb sechs am Laden.' },
        ],
      },
      included: [
        {
          text: 'E-Bike für zwei Tage',
          detail: 'Kinder bis 15 Jahre fahren ein normales Rad.',
          icon: 'battery',
        },
        { text: 'Nacht, Abendessen, Frühstück', detail: 'Im Kapitänshaus in Edam.', icon: 'heart' },
        { text: 'Gepäck im Bus', detail: 'Eine Tasche pro Person.', icon: 'gift' },
        { text: 'Boot und Zug', detail: 'Nach Volendam, und aus Zaandam zurück.', icon: 'check' },
      ],
      notIncluded: 'Nicht inklusive: die beiden Mittagessen und der Hering.',
      departures: {
        heading: 'Wann wir fahren',
        text: 'Jeden Samstag um neun Uhr, von Mitte April bis Mitte Oktober. Höchstens zehn Leute; am Sonntag gegen halb sechs bist du zurück.',
      },
      questions: [
        {
          question: 'Wie anstrengend ist es, bei so viel Wind?',
          answer:
            '<p>Fünfzig bis sechzig Kilometer am Tag, flach, mit einem Motor, der hilft. Wir fahren fünf Stunden, über den Tag verteilt. Wer einen Nachmittag Rad fahren kann, kann das.</p>',
        },
        {
          question: 'Dürfen Kinder mit?',
          answer:
            '<p>Ab 12 Jahren, mit einem Erwachsenen. Sie fahren ein normales Rad; der Guide passt das Tempo an.</p>',
        },
        {
          question: 'Was ist, wenn ich krank werde?',
          answer:
            '<p>Der Bus fährt mit dem Gepäck mit und kann auch dich mitnehmen. Sagst du mehr als 48 Stunden vorher ab, bekommst du alles zurück; es darf auch jemand anders für dich fahren.</p>',
        },
      ],
    },
  },
});
