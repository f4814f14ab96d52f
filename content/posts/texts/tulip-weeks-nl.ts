/** Dutch texts of the article on when the tulips bloom. */
export const tulipWeeksNl = {
  title: 'Wanneer de tulpen echt bloeien',
  description:
    'Krokussen, narcissen, hyacinten, tulpen: per week wat er bloeit in de Bollenstreek, en waar je met de fiets heen gaat als het niet Keukenhof wordt.',
  excerpt:
    'Ieder jaar belt er iemand op 12 maart om te vragen of de tulpen er al zijn. Dit is het antwoord, per week, met de velden erbij.',
  intro: [
    'Ieder jaar op of rond 12 maart gaat de telefoon en vraagt iemand of de tulpen er al zijn. Nee. In juni belt er iemand of ze er nog zijn. Ook nee. Daartussen zitten acht weken waarin de Bollenstreek drie keer van kleur verandert, en de tulp komt als laatste.',
    'Een precieze dag kunnen we je niet beloven. Na een zachte winter zijn de velden twee weken eerder dan na een strenge. Wat wel vastligt is de volgorde.',
  ],
  orderHeading: 'De volgorde van het veld',
  orderTable: [
    ['Bloem', 'In een gewoon jaar', 'Wat je ziet'],
    ['Krokus', 'Eind februari tot half maart', 'Paarse en gele lapjes, vooral in bermen en parken'],
    ['Narcis', 'Half maart tot half april', 'Hele velden geel, van ver te zien'],
    ['Hyacint', 'Eind maart tot eind april', 'Blauw, roze, wit. Je ruikt ze eerder dan je ze ziet'],
    ['Tulp', 'Half april tot begin mei', 'Alle kleuren, het hoogtepunt vaak rond 20 april'],
  ],
  orderNote: 'Een koude winter schuift alles een à twee weken op, warm weer in april maakt het korter.',
  bestCaption: 'Drie weken per jaar is dit de weg naar het werk.',
  best: 'Wil je één weekend kiezen en moet je dat in januari al weten, kies dan het derde weekend van april. De vroege tulpen staan er dan zeker, de late meestal ook, en de laatste hyacinten geuren nog mee. Rond dat weekend rijdt ook het bloemencorso van Noordwijk naar Haarlem. De wagens staan de dag erna meestal bij ons in de stad.',
  cutHeading: 'Waarom dat rode veld morgen groen is',
  cut: [
    'Een bollenkweker verkoopt geen bloemen, maar bollen. Zodra de tulp open is en hij gezien heeft of ze gezond is, gaat de kop eraf. Dan groeit de bol in plaats van het zaad. Dat heet koppen, en het gebeurt vaak binnen twee weken nadat het veld kleur kreeg.',
    'Het is dus geen pech en geen vandaal. De bloemen liggen in een kleurige hoop aan het eind van het pad. Je mag er in de regel niets van meenemen zonder te vragen, maar wie vraagt, fietst weleens met een slinger om het stuur naar huis.',
  ],
  cutCaption: 'Gekopt op dinsdag. Om drie uur zat de slinger om het stuur.',
  whereHeading: 'Waar je heen fietst, naast Keukenhof',
  where:
    'Keukenhof is een tuin, en een mooie, van half maart tot half mei; kijk voor de data en kaartjes op hun eigen site. Maar het is niet waar de tulpen wonen. Die wonen hier:',
  whereItems: [
    {
      text: 'Vogelenzang en De Zilk',
      detail:
        'Ons eigen begin. Smalle velden tegen het duin aan, een half uur fietsen van de winkel, en geen bus die er keren kan.',
    },
    {
      text: 'Hillegom en Lisse, achterom',
      detail: 'Langs de Leidsevaart en de weggetjes ernaast. Zelfde velden als op de ansichten, andere kant.',
    },
    {
      text: 'Noordwijkerhout',
      detail:
        'Veel hyacint, dus ga vroeg in april en met de wind tegen. Dan ruik je het een kilometer van tevoren.',
    },
    {
      text: 'Limmen',
      detail:
        'In de Hortus Bulborum staan duizenden oude rassen, tulpen die Rembrandt had kunnen schilderen. Alleen in het voorjaar open. Met de trein en de fiets te doen.',
    },
    {
      text: 'De Kop van Noord-Holland',
      detail:
        'De grootste aaneengesloten velden liggen niet hier maar bij Julianadorp en Anna Paulowna. Vaak een week later, dus handig als je te laat bent.',
    },
  ],
  tipTitle: 'Blijf op het pad',
  tip: 'Een veld is iemands voorraad. Aan schoenen en banden reizen ziektes mee van bol tot bol, en een geknakte tulp komt volgend jaar niet terug. Vanaf het pad is de foto even mooi. Hurken helpt.',
  historyHeading: 'En ooit kostte één bol een huis',
  history: [
    'Haarlem was de stad waar het misging. In de winter van 1637 verhandelden mensen hier in de herberg bollen die nog onder de grond zaten, voor prijzen waar je aan de gracht een huis voor kocht. In de eerste week van februari bood er op een veiling ineens niemand meer. Binnen een paar dagen was het voorbij.',
    'De bollen bleven. Het zand achter de duinen, kalkrijk en goed ontwaterd, bleek precies wat een tulp wil. Sindsdien kost een bol ongeveer wat hij hoort te kosten, en kijken is gratis.',
  ],
  numbersHeading: 'Onze tocht in drie getallen',
  numbers: [
    { value: 34, suffix: ' km', label: 'langs de velden, op paden waar geen touringcar komt' },
    { value: 14, suffix: '', label: 'mensen hooguit, en één gids' },
    { value: 46, suffix: '', label: 'dagen per jaar, van 1 april tot 16 mei' },
  ],
  ctaHeading: 'Twee keer per dag, zolang het bloeit',
  cta: 'Wij kijken ’s ochtends welke velden er staan en rijden daarheen. De route is dus elke dag een beetje anders.',
  ctaButton: 'Bekijk de bollentocht',
  ctaNote: 'In het derde weekend van april zijn we het eerst vol.',
};

export type TulipWeeks = typeof tulipWeeksNl;
