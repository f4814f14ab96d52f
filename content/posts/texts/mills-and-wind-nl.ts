/** Dutch texts of the article on De Adriaan and the mills along the Zaan. */
export const millsAndWindNl = {
  title: 'De Adriaan en duizend molens aan de Zaan',
  description:
    'Hoe een krukas de Zaanstreek tot fabriek maakte, waarom Haarlem zeventig jaar zonder molen zat, en hoe je alle overgebleven molens op de fiets ziet.',
  excerpt:
    'Op de plek waar onze molentocht begint, stond zeventig jaar lang geen molen. Waar hij keert, draaiden er ooit 573.',
  intro: [
    'Wie bij ons de molentocht boekt, staat ’s ochtends om tien uur onder De Adriaan. Bijna iedereen vraagt hoe oud hij is. Het eerlijke antwoord is: 1779, en ook 2002. Daartussen zit een verhaal dat de helft van de stad van haar grootouders heeft gehoord.',
    'En dan fietsen we naar de Zaan, waar ze ooit zo dicht op elkaar stonden dat ze elkaars wind stalen.',
  ],
  adriaanHeading: 'De molen op de toren',
  adriaan: [
    'In 1778 kocht Adriaan de Boois, ondernemer uit Amsterdam, een overbodige verdedigingstoren aan het Spaarne, de Goê Vrouwtoren. Op de fundering daarvan zette hij een molen, en die noemde hij naar zichzelf. Op 19 mei 1779 draaide hij. Niet voor meel: De Boois maalde tufsteen tot tras, dat metselspecie waterdicht maakt. In een stad vol kades was dat geen gek idee.',
    'Het liep toch anders. In 1802 werd de molen verkocht aan een tabakshandelaar, die er snuif maalde. Ruim zestig jaar later werd het een korenmolen met een stoommachine ernaast, voor de dagen dat het niet waaide. In 1925 kocht de vereniging De Hollandsche Molen hem, om te voorkomen dat hij werd gesloopt.',
  ],
  fireHeading: 'Zaterdag 23 april 1932',
  fire: 'Toen brandde hij af. Duizenden Haarlemmers stonden op de kade en konden niets doen. De oorzaak is nooit gevonden. De dag erna begon de eerste inzameling voor een nieuwe, en daarna kwamen de crisis, de oorlog en alles wat belangrijker was. Zeventig jaar lang zat er een gat in de lucht boven de rivier.',
  fireCaption: 'Het Spaarne, 23 april 1932. Sommigen waren op de fiets gekomen.',
  timeline: [
    {
      when: '1779',
      title: 'De Adriaan maalt tras',
      text: 'Op de resten van een stadstoren, hoog boven de daken, waar de wind ongestoord langskomt.',
    },
    {
      when: '1802',
      title: 'Snuif',
      text: 'Een tabakshandelaar neemt hem over. De hele wijk niest mee, zegt men.',
    },
    { when: '1865', title: 'Koren en stoom', text: 'Er komt een machine bij voor windstille dagen.' },
    { when: '1932', title: 'De brand', text: 'Op 23 april. Wat overblijft, is een berg stenen en balken.' },
    { when: '2002', title: 'Hij draait weer', text: 'Op 23 april, op de dag af zeventig jaar later.' },
  ],
  archive:
    'Dat hij er weer staat, komt door een map. De gemeente had in 1963 de grond gekregen en daarbij beloofd de molen te herbouwen. Iedereen was dat vergeten, tot de voorzitter van de molenstichting het papier in 1996 in een archief terugvond. Toen moest het.',
  zaanHeading: 'Een krukas in een molen',
  zaan: [
    'Ondertussen aan de Zaan. In 1594 zette Cornelis Corneliszoon uit Uitgeest een zaag in een windmolen. Het nieuwe zat in een gebogen as, een kruk, die van draaien op en neer maakte. Ineens zaagde de wind in een dag wat twee man met de hand in een maand zaagden.',
    'In Amsterdam wilden de houtzagers er niets van weten. De Zaankanters wel. Ze haalden boomstammen uit de Oostzee, lieten ze in de sloot liggen tot ze nat genoeg waren, en zaagden er schepen van. Daarna bedachten ze voor alles een molen: olie, verf, papier, gepelde gerst, mosterd, hennep, specerijen.',
  ],
  zaanCaption: 'De stammen liggen in het water tot ze aan de beurt zijn. Daar zat geen haast bij.',
  numbers: [
    { value: 573, suffix: '', label: 'molens in bedrijf op 1 januari 1729' },
    { value: 1100, suffix: '', label: 'werden er ongeveer gebouwd, in vijf eeuwen' },
    { value: 16, suffix: '', label: 'stonden er nog in 2015, op een stomp na' },
  ],
  numbersNote: 'Geteld door Ron Couwenhoven, die er tot 2015 meer dan twintig jaar over deed.',
  kindsHeading: 'Welke molen is welke?',
  kinds: 'Een molen vertelt van buiten al wat hij binnen doet. Hier kun je op letten.',
  kindsTable: [
    ['Wat je ziet', 'Wat het is', 'Waar onderweg'],
    ['Balkon halverwege', 'Stellingmolen: hoog in de wind, boven de daken', 'De Adriaan'],
    ['Open schuur eronder, stammen in het water', 'Zaagmolen', 'Zaanse Schans'],
    ['Dicht en zwart, en het dreunt', 'Oliemolen: daar vallen de heien', 'Zaanse Schans'],
    [
      'Scheprad of vijzel, nergens een deur naar een weg',
      'Poldermolen: die houdt je voeten droog',
      'Langs de ringvaart',
    ],
  ],
  tipTitle: 'Zo groet een molen',
  tip: 'Een recht kruis betekent even pauze, een schuin kruis dat het voor langer is. Staat de bovenste wiek net voor zijn hoogste punt, dan is er iets te vieren; er net voorbij is rouw. Elke andere stand betekent dat de molenaar wegmoest.',
  quote: 'Stil als het stil is, en herrie als het waait. Een eerlijker fabriek is er niet gebouwd.',
  quoteDetail: 'gids, die de tocht in drie talen rijdt',
  galleryLabel: 'De molentocht',
  gallery: ['Op de dijk, aan het eind van de middag', 'Onderweg, met publiek', 'De rij langs het water'],
  ctaHeading: 'Van molen naar molen',
  cta: 'Van De Adriaan langs Spaarndam naar de Zaanse Schans: 42 kilometer, met de pont. Van maart tot en met oktober.',
  ctaButton: 'Bekijk de molentocht',
  ctaNote: 'Wanneer de molens zelf open zijn, bepalen de molenaars. Kijk het voor vertrek na.',
};

export type MillsAndWind = typeof millsAndWindNl;
