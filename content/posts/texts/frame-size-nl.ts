/** Dutch texts of the article on frame sizes and e-bikes. */
export const frameSizeNl = {
  title: 'Welke maat fiets, en wel of geen accu?',
  description:
    'In vijf minuten je framemaat bepalen met een boek en een muur, je zadel goed zetten, en eerlijk uitrekenen of je een e-bike nodig hebt.',
  excerpt:
    'Een boek, een muur en een centimeter: meer heb je niet nodig om je maat te weten. En of het een e-bike moet zijn, hangt minder van je benen af dan van de wind.',
  intro: [
    'Er komen elke week mensen binnen die zeggen dat ze maat M hebben. Van hun trui, blijkt dan. Een fietsmaat zit niet in je schouders maar in je benen, en die meet je thuis in vijf minuten. Saskia ziet het ook aan je schoenen, maar die legt niet uit hoe.',
  ],
  measureHeading: 'Meet je binnenbeenlengte',
  measure: [
    { text: 'Ga op sokken met je rug tegen de muur staan.', detail: 'Voeten twintig centimeter uit elkaar.' },
    {
      text: 'Klem een boek tussen je benen.',
      detail:
        'Rug van het boek omhoog, zo ver als het gaat, alsof het een zadel is. Een atlas werkt beter dan een roman.',
    },
    {
      text: 'Zet een streepje bij de bovenkant.',
      detail: 'Stap opzij en meet van de vloer tot het streepje. Dat getal is je binnenbeen.',
    },
    {
      text: 'Vermenigvuldig met 0,66.',
      detail:
        'Dat is ongeveer je framemaat in centimeters voor een stadsfiets. Met een binnenbeen van 80 dus 53.',
    },
  ],
  sizesCaption: 'Van links naar rechts: 16 inch, 24 inch, S, M en L.',
  tableHeading: 'Onze maten',
  table:
    'Bij het boeken vragen we alleen je lengte, en dat klopt negen van de tien keer. Zit je precies tussen twee maten in, neem dan de kleinste als je vaak stopt en de grootste als je ver gaat. En kom proberen: ze staan er allebei.',
  sizeHead: ['Maat', 'Stadsfiets', 'E-bike', 'Racefiets'],
  sizeNote: 'Lichaamslengte waarbij de maat meestal past. Zie je een streepje, dan hebben we die maat niet.',
  saddleHeading: 'En dan het zadel',
  saddle: [
    'De maat van het frame bepaalt of een fiets past. De hoogte van het zadel bepaalt of je knieën het volhouden. Zet je hiel op het pedaal als het helemaal onderin staat. Je been hoort dan net gestrekt te zijn. Zet je daarna de bal van je voet erop, zoals je fietst, dan blijft er precies genoeg buiging over.',
    'Kun je met twee voeten plat op de grond? Dan staat het te laag. Nederlanders zetten bij het stoplicht één teen neer en kijken erbij alsof dat vanzelf spreekt. Het went in twee straten.',
  ],
  tipTitle: 'Zo weet je het zeker',
  tip: 'Fiets een rondje en let op je heupen. Wiebelen ze van links naar rechts, dan moet het zadel een centimeter omlaag. Doen je knieën van voren zeer, dan moet het omhoog.',
  batteryHeading: 'Wel of geen e-bike',
  battery: [
    'Een e-bike helpt mee zolang je zelf trapt, tot 25 kilometer per uur. Daarboven is het gewoon een zware fiets. Vlak is het hier overal, dus voor de bergen hoef je het niet te doen. Voor de wind wel. Tegen windkracht 5 in maakt een motor van een worsteling een gesprek.',
    'Hoe ver je komt hangt af van hoeveel je laat helpen. Dit is wat onze accu’s halen op een gewone dag, windkracht 3, één persoon met twee fietstassen:',
  ],
  barsTitle: ['Standje Eco', 'Standje Tour', 'Standje Turbo'],
  barsSuffix: ' km',
  yesTitle: 'Neem er een',
  yes: [
    'als je meer dan veertig kilometer op een dag rijdt',
    'als er een kind of een picknick achterop gaat',
    'als jullie samen zijn en één van jullie harder fietst',
    'als het weerbericht op de balie begint met ‘west 5’',
  ],
  noTitle: 'Neem er geen',
  no: [
    'als je de stad in gaat: vijf keer op slot is vijf keer dertig kilo verplaatsen',
    'als het alleen naar het strand en terug is',
    'als je met de trein verder wilt, want tillen moet je zelf',
    'als je hem vooral wilt omdat de buren er een hebben',
  ],
  priceText:
    'Het scheelt per dag {difference}. Dat is het waard, of het is vier keer koffie. Je merkt het verschil pas op de terugweg.',
  ctaHeading: 'Kom allebei proberen',
  cta: 'Een rondje om het blok kost niets. Tien minuten, dan weet je het.',
  ctaButton: 'Bekijk alle fietsen',
  ctaSecond: 'Alles over de e-bike',
};

export type FrameSize = typeof frameSizeNl;
