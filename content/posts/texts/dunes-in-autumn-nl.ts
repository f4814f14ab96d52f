/** Dutch texts of the article on the dunes in autumn. */
export const dunesInAutumnNl = {
  title: 'Herfst in de duinen, een koe op het pad',
  description:
    'Fietsen door de Kennemerduinen in de herfst: wat je doet als een hooglander het pad verspert, wat er te zien is en hoe laat het donker wordt.',
  excerpt:
    'In oktober ligt het fietspad vol blad, en soms ligt er een koe op. Wat je dan doet, en waarom het de beste tijd is om te gaan.',
  intro: [
    'De mooiste weken van het duin beginnen als de strandtenten hun terras opbreken. De lucht is schoon, het gras is geel en op het schelpenpad kom je tot de Zeeweg misschien vier mensen tegen. Alle vier groeten ze. Dat doen ze in juli niet.',
    'Wij rijden de tocht door de duinen het hele jaar, maar als ik mocht kiezen, dan koos ik een doordeweekse ochtend eind oktober, met de eerste nachtkou nog in het zand.',
  ],
  cowHeading: 'Er ligt een hooglander op het pad',
  cow: [
    'Sinds 2002 lopen er Schotse hooglanders in Nationaal Park Zuid-Kennemerland; het zijn er rond de vijftig. Ze houden het gras kort, wat de konijnen vroeger deden. In de herfst eten ze zich vol voor de winter, en daarna liggen ze graag. Liefst op iets wat droog is en warm van de zon. Een fietspad, bijvoorbeeld. Ze weet dat je er staat. Ze is alleen nog niet klaar.',
    'Een hooglander is geen knuffel, al heeft ze de pony ervoor. Meestal is ze vooral in zichzelf geïnteresseerd. Zo houd je dat zo:',
  ],
  cowSteps: [
    { text: 'Stap af en stop op ruime afstand.', detail: 'Wij houden vijftig meter aan. Bellen helpt niet.' },
    {
      text: 'Kijk waar het kalf is.',
      detail: 'Ga er nooit tussendoor. Loopt er een kalf bij, maak de boog dan groter of keer om.',
    },
    {
      text: 'Wacht vijf minuten.',
      detail: 'Dat is de tijd voor een halve thermoskan. Vaak staat ze vanzelf op.',
    },
    {
      text: 'Loop eromheen, met de fiets aan de hand.',
      detail:
        'Rustig, in een wijde boog, en alleen waar je van het pad af mag. Kan dat niet, neem dan een ander pad.',
    },
    { text: 'Geef haar niets.', detail: 'Een koe die brood verwacht, is een koe die straks weg moet.' },
  ],
  tipTitle: 'En de wisenten?',
  tip: 'Die lopen in het Kraansvlak, achter een hek, al sinds 2007. In de winter zijn ze het best te zien, omdat er dan geen blad aan de struiken zit. Neem een verrekijker mee en verwacht niets. Dan zie je er een.',
  seeHeading: 'Wat er verder te zien is',
  see: [
    'Half oktober hoor je de damherten voor je ze ziet. Het mannetje maakt in de bronst een geluid tussen snurken en een klacht indienen. Sta stil, zet de fiets tegen een paal en kijk naar de rand van het bos.',
    'De duindoorn staat dan oranje van de bessen, en daar komen de koperwieken en kramsvogels op af, vers uit Scandinavië. Aan de kardinaalsmuts hangen roze doosjes met een oranje pit. Dat is de enige combinatie die je in het duin echt te bont kunt noemen.',
    'Aan de binnenkant, bij Elswout en Duin en Kruidberg, kleuren de beuken. Die zijn op hun best rond de eerste week van november, als er intussen geen storm is geweest. Op het blad rem je met beleid: nat beukenblad is zeep.',
  ],
  galleryLabel: 'Herfst in de Kennemerduinen',
  gallery: [
    'De beuken, eerste week van november',
    'Einde van de middag bij een duinmeer',
    'Terug naar huis, met het licht mee',
  ],
  roundHeading: 'Een rondje van ruim twintig kilometer',
  round:
    'Twee uur fietsen, drie uur weg. De knooppunten wisselen weleens van nummer, dus we noemen de plaatsen; op de kaart aan de balie tekenen we de lijn voor je.',
  roundSteps: [
    { text: 'Winkel – Bloemendaal', detail: 'Langs het station en door de lanen omhoog. Warm worden.' },
    {
      text: 'Bleek en Berg – Vogelmeer',
      detail: 'Bij het hek het duin in. Bij het meer staat een kijkhut: even zachtjes praten.',
    },
    {
      text: 'Vogelmeer – Bloemendaal aan Zee',
      detail: 'Het stuk met het meeste uitzicht en de meeste wind. Koffie als er iets open is.',
    },
    { text: 'Zeeweg – Overveen – winkel', detail: 'Op het vrije fietspad, meestal met de wind in de rug.' },
  ],
  lightHeading: 'Hoe laat het donker wordt',
  light:
    'Eind oktober gaat de klok terug en dan is de middag ineens een uur kwijt. Reken dus terug vanaf zonsondergang en trek er een uur af voor de koffie.',
  lightTable: [
    ['Rond', 'Zon onder', 'Uiterlijk weg bij ons'],
    ['1 oktober', '19.20', '16.00'],
    ['15 oktober', '18.45', '15.30'],
    ['1 november', '17.10', '13.45'],
    ['15 november', '16.45', '13.15'],
    ['1 december', '16.30', '13.00'],
  ],
  lightNote:
    'Op vijf minuten afgerond, voor Haarlem. Onze fietsen hebben licht dat vanzelf brandt, het pad heeft dat niet.',
  quote: 'In de zomer fiets je naar zee. In de herfst fiets je door het duin, en ligt de zee aan het eind.',
  quoteDetail: 'op een dinsdag in november, met niemand in zicht',
  ctaHeading: 'Liever met iemand die de koeien kent?',
  cta: 'De tocht door duin en langs zee rijdt het hele jaar, ’s winters in het weekend. Met koffie, zonder haast.',
  ctaButton: 'Bekijk de tocht',
  ctaSecond: 'Zelf gaan: kies je fiets',
};

export type DunesInAutumn = typeof dunesInAutumnNl;
