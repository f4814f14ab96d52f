/** Dutch texts of the article on wind and rain. */
export const readingTheWeatherNl = {
  title: 'Wind en regen: zo lees je het weer',
  description:
    'Windkracht 4, een bui over twintig minuten, een kring om de zon: hoe je Hollands weer leest vanaf het zadel, en welke kant je dan op rijdt.',
  excerpt:
    'Het regent hier minder dan je denkt en het waait meer dan je wilt. Hoe je aan de lucht ziet wat er komt, en welke kant je dus op rijdt.',
  intro: [
    'In Nederland regent het ongeveer zeven procent van de tijd. Dat is nog geen uur en drie kwartier per etmaal, en een deel daarvan slaap je. Waaien doet het bijna altijd. Wie hier wil fietsen, moet dus minder op de regen letten en meer op de vlaggen.',
    'Op onze balie ligt elke ochtend een weerbericht, met de hand geschreven, drie regels. Zo komen we eraan.',
  ],
  windHeading: 'Eerst de wind',
  wind: [
    'De wind komt hier het vaakst uit het zuidwesten. ’s Ochtends is hij meestal op zijn zwakst, na de lunch wakkert hij aan. Daaruit volgt de enige regel die iedere Nederlander als kind leert: heen tegen, terug mee. Wie het andersom doet, komt er om vier uur achter.',
    'Hoeveel het scheelt, staat hieronder. De snelheden zijn die van een stadsfiets met een gewoon mens erop, op een open dijk. In het bos of achter de duinen telt de helft.',
  ],
  windCaption: 'Windkracht 6 op de dijk. De hoed was van hem.',
  windTable: [
    ['Kracht', 'Hoe het heet', 'Wat je ziet', 'Tegenwind op de dijk'],
    ['3', 'Matig, 12–19 km/u', 'Bladeren en vlaggetjes bewegen', '15 km/u'],
    ['4', 'Matig, 20–28 km/u', 'Stof en papier waaien op', '13 km/u'],
    ['5', 'Vrij krachtig, 29–38 km/u', 'Kleine bomen zwaaien', '11 km/u'],
    ['6', 'Krachtig, 39–49 km/u', 'Paraplu’s klappen om', '9 km/u'],
    ['7', 'Hard, 50–61 km/u', 'Hele bomen bewegen', 'Je loopt net zo hard'],
    ['8', 'Stormachtig, 62–74 km/u', 'Takken breken af', 'Koffie, binnen'],
  ],
  windNote: 'De snelheden van de wind zijn de schaal van Beaufort, die op de fiets onze ervaring.',
  seaHeading: 'De zee heeft haar eigen wind',
  sea: 'Op zonnige dagen in mei en juni wordt het land warm terwijl de zee koud blijft. Tegen de middag trekt er dan een wind van zee het land in. In Haarlem is het twintig graden, aan de vloedlijn veertien. Neem een jas mee als je naar het strand gaat, juist als het mooi weer is. De oude vissers zetten hun muts niet voor de foto op.',
  skyHeading: 'Dan de lucht',
  sky: 'Een telefoon weet het beter dan jij, tot twee uur vooruit. Daarna weet de lucht het ongeveer net zo goed. Kijk naar het westen, want daar komt het vandaan.',
  skyItems: [
    {
      text: 'Een dunne sluier en een kring om de zon',
      detail: 'Regen binnen een dag. Vandaag nog fietsen.',
      icon: 'sun',
    },
    {
      text: 'Bloemkolen met een platte, donkere onderkant',
      detail: 'Buien. Ze duren een kwartier en er zit zon tussen.',
      icon: 'clock',
    },
    {
      text: 'Grijze strepen onder een wolk',
      detail: 'Daar regent het al. Kijk of de wolk jouw kant op schuift.',
      icon: 'rain',
    },
    {
      text: 'Wind die ineens wegvalt, en dan draait',
      detail: 'De bui is er over vijf minuten. Zoek een dak.',
      icon: 'wind',
    },
    {
      text: 'Onweer',
      detail:
        'Tel na de flits. Bij tien tellen is het drie kilometer weg: van de dijk, van het strand en niet onder een boom.',
      icon: 'warning',
    },
  ],
  shelterHeading: 'Schuilen is ook een vak',
  shelter: [
    'De meeste buien zijn korter dan het gesprek erover. Met een buienradar zie je het einde aankomen: een blauwe vlek, en dan een gat. Fiets naar een viaduct, een bushokje of de luifel van een kaasboer, en wacht op het gat. Zegt de radar twintig minuten, dan worden het er achttien. Wie doorfietst is na tien minuten even nat als na een uur.',
    'Er hangen poncho’s bij onze balie, gratis te leen. Doe hem over je stuur en niet erachter, dan blijven je knieën droog. En steek in de regen wat eerder je hand uit: ook wie achter je rijdt, kijkt naar de grond.',
  ],
  tipTitle: 'De regel van Bram',
  tip: 'Lik aan je vinger, kijk waar de vlag van de sluis heen wijst, en rij de andere kant op. Het eerste uur is dan werk. Het laatste gaat vanzelf.',
  quote: 'Slecht weer bestaat wel. Maar het is zelden de hele middag.',
  quoteDetail: 'aan de balie, met zijn jas nog aan',
  ctaHeading: 'Twijfel je aan morgen?',
  cta: 'Bel ons ’s ochtends. Wordt het na drieën nat, dan zeggen we dat, ook als je daardoor een dag later huurt. Annuleren kost tot 48 uur van tevoren niets.',
  ctaButton: 'Kies je fiets',
  ctaSecond: 'Lees wat je aantrekt',
};

export type ReadingTheWeather = typeof readingTheWeatherNl;
