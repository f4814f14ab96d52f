/** Dutch texts of the article on the way to the beach with children. */
export const beachWithChildrenNl = {
  title: 'Met kinderen op de fiets naar het strand',
  description:
    'Acht kilometer van Haarlem naar zee met kinderen: wie gaat er waarin, welke weg neem je, wat gaat er mee en hoe kom je met zand terug thuis.',
  excerpt:
    'De zee is acht kilometer. Dat is een halfuur, of anderhalf uur, afhankelijk van hoeveel konijnen er onderweg zijn.',
  intro: [
    'Van onze deur naar het strand van Bloemendaal is acht kilometer. In je eentje is dat een halfuur. Met een kleuter die zelf fietst is het anderhalf uur, en dat is inclusief drie konijnen, een gevallen knuffel en de vraag of we er al zijn. Allebei is goed, als je het maar van tevoren weet.',
    'Saskia heeft er drie grootgebracht en deed deze rit naar eigen zeggen vierhonderd keer. Dit zijn haar antwoorden aan de balie.',
  ],
  numbers: [
    { value: 8, suffix: ' km', label: 'van de winkel naar zee' },
    { value: 90, suffix: ' min', label: 'met een kleuter op eigen wielen' },
    { value: 3, suffix: '', label: 'stops, waarvan een voor een konijn' },
  ],
  whoHeading: 'Wie gaat waarin?',
  who: 'Wie meerijdt en nog geen acht is, hoort in een zitje met steun voor rug, handen en voeten. Dat is de wet. De rest is een kwestie van gewicht, humeur en afstand.',
  whoTable: [
    ['Leeftijd', 'Wat past', 'Goed om te weten'],
    [
      '1 tot 3',
      'Zitje achterop of bakfiets',
      'Vanaf ongeveer negen maanden, als ze los kunnen zitten. In de bak slapen ze het best.',
    ],
    ['3 tot 5', 'Bakfiets, of zitje achterop', 'Tot 22 kilo achterop. In de bak gaat ook de emmer mee.'],
    [
      '5 tot 7',
      'Eigen fiets van 16 of 20 inch',
      'Acht kilometer heen lukt, acht terug vaak niet. Hou de trein achter de hand.',
    ],
    [
      '7 tot 12',
      'Eigen fiets van 20 of 24 inch',
      'Voorop laten rijden. Dan is het tempo goed en de ruzie minder.',
    ],
    ['12 en ouder', 'Stadsfiets maat S', 'Vindt alles saai tot aan de friet.'],
  ],
  whoNote:
    'Een helm is in Nederland niet verplicht. Voor kinderen zouden wij er een nemen; je boekt hem bij de fiets.',
  wayHeading: 'Welke weg?',
  way: [
    'De snelle weg is de Zeeweg, vanaf Overveen: een fietspad naast de autoweg, goed asfalt, twee heuvels. De leuke weg gaat bij Bleek en Berg het duin in. Die is een kilometer of twee langer en heeft hekjes, konijnen en klimmetjes waar je van af mag. Met een bakfiets neem je de Zeeweg, met kinderen op eigen wielen het duin. Nog één heuvel, zeg je dan. Dat zei je bij de vorige ook.',
    'Is er westenwind, ga dan naar Zandvoort. Dat is een kilometer verder, maar vlakker, en je rijdt achter de huizen tot je er bijna bent. Bovendien stopt daar de trein.',
  ],
  packHeading: 'Wat er meegaat',
  pack: [
    {
      text: 'Eten voor halverwege',
      detail: 'Niet voor aan zee. Een krentenbol bij het Vogelmeer is twee kilometer waard.',
      icon: 'gift',
    },
    { text: 'Een droge broek per kind', detail: 'Ook als niemand gaat zwemmen. Juist dan.', icon: 'check' },
    { text: 'Een windjack', detail: 'Aan zee is het drie graden kouder dan bij de winkel.', icon: 'wind' },
    { text: 'Zonnebrand', detail: 'Vóór vertrek smeren. Daarna plakt het zand.', icon: 'sun' },
    {
      text: 'Een stuk touw',
      detail: 'Voor de vlieger, het schepnet en het moment dat iemand niet meer wil trappen.',
      icon: 'bike',
    },
  ],
  tipTitle: 'Armbandje om',
  tip: 'Bij de reddingsposten op het strand krijg je ’s zomers meestal een polsbandje waar je je nummer op schrijft. Haal het bij aankomst. Een strand is langer dan een kind kan uitleggen.',
  beachHeading: 'Aan zee',
  beach:
    'Kijk eerst naar de vlag. Rood-geel betekent dat er toezicht is, geel dat zwemmen gevaarlijk is, rood dat je er niet in mag. Hangt er een oranje windzak, dan blijven opblaasflamingo’s en luchtbedden op het droge: de wind staat dan van land af en neemt ze mee. Zet de fietsen in de rekken boven aan de strandopgang en neem de bakfiets niet mee het zand op. We hebben er één een dag lang uitgegraven.',
  galleryLabel: 'Met kinderen op pad',
  gallery: ['Zij slaapt, hij trapt', 'De vlag wijst naar de friet', 'Alles past, de parasol ook'],
  homeHeading: 'En weer naar huis',
  home: [
    'Terug gaat met de wind mee, en toch is het verder. Om vier uur zijn de benen op, om vijf uur het humeur. Ga dus om drie uur, of blijf tot na het eten. Daartussen moet je niet willen.',
    'Wil er iemand echt niet meer, dan is er in Zandvoort de trein: in ruim tien minuten ben je in Haarlem. Een fiets mag buiten de spits mee met een kaartje, een bakfiets niet. De tijden en regels staan bij de NS.',
  ],
  quote: 'Ze onthouden de zee niet. Ze onthouden dat jij met de bakfiets in de brandnetels stond.',
  ctaHeading: 'Samen een dag naar zee',
  cta: 'Een bakfiets, een kinderfiets en een helm die past. Wij zetten de zadels goed terwijl zij aan alle bellen trekken.',
  ctaButton: 'Bekijk de bakfiets',
  ctaSecond: 'Kinderfietsen',
};

export type BeachWithChildren = typeof beachWithChildrenNl;
