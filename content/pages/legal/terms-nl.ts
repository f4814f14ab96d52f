import { linksIn } from '../parts/page-link.ts';
import { bikeOf, deliveryPrice, depositOf, phoneIn, settings, shop } from '../parts/shop-facts.ts';
import { bullets, type LegalText } from './legal-page.ts';

const link = linksIn('nl');
const { address, email, registration, name } = settings;
const deposits = shop.bikeTypes.map(({ id }) => `${bikeOf(id).name.nl}: ${depositOf(id, 'nl')}`);

export const termsNl: LegalText = {
  heading: 'Voorwaarden',
  lead: 'Dit spreken we met elkaar af als je een fiets huurt of met een tocht meegaat. In gewone taal, en zonder kleine lettertjes eronder.',
  updated: 'Geldig vanaf 1 maart 2026.',
  shortHeading: 'In het kort',
  short: [
    'Tot 48 uur van tevoren annuleer je gratis. Tussen 48 en 24 uur krijg je de helft terug, daarna niets.',
    'De borg betaal je bij het ophalen en krijg je bij het terugbrengen terug.',
    'Een lekke band is voor ons. Schade en verlies zijn voor jou, tot wat het herstel kost.',
    'Gestolen, maar met beide sloten dicht en beide sleutels in je hand? Dan betaal je nooit meer dan de borg.',
    'Gaat een tocht niet door, dan krijg je alles terug.',
  ],
  contentsHeading: 'Inhoud',
  articles: [
    {
      title: 'Wie wij zijn',
      body: [
        `${name}, ${address.street}, ${address.postalCode} ${address.city}. KvK ${registration.chamberOfCommerce}, btw ${registration.vat}. Je bereikt ons op ${phoneIn('nl')} en via <a href="mailto:${email}">${email}</a>.`,
        'Deze voorwaarden gelden voor elke huur en elke tocht die je bij ons boekt, online of in de winkel. Spreken we iets anders af, dan zetten we dat in je bevestiging.',
      ],
    },
    {
      title: 'Boeken',
      body: [
        `De prijs die je in het boekingsformulier ziet, staat ${shop.settings.quoteMinutes} minuten voor je vast. Kies je voor online betalen, dan houden we je fietsen of plaatsen vast terwijl je betaalt; je hebt daar ${shop.settings.paymentMinutes} minuten voor. Betaal je niet op tijd, dan vervalt de reservering en kost die je niets.`,
        'De overeenkomst is gesloten zodra je betaling binnen is of, als je in de winkel betaalt, zodra je op ‘Boek’ hebt geklikt. Je krijgt direct een bevestiging per e-mail, met je boekingsnummer en een link waarmee je de boeking bekijkt, wijzigt en annuleert.',
        'Komt een betaling te laat binnen, dan zetten we je boeking alsnog vast als er plaats is. Is die er niet, dan krijg je het hele bedrag terug.',
        'Wie boekt, is ons aanspreekpunt en staat in voor de hele groep. Om te boeken moet je 18 jaar of ouder zijn.',
      ],
    },
    {
      title: 'Prijzen en btw',
      body: [
        'Alle prijzen zijn in euro’s en inclusief 21 % btw. Er komen geen reserveringskosten of toeslagen bij. In het tulpenseizoen (april en mei) en in de zomer (juli en augustus) gelden hogere huurprijzen; de dag van ophalen bepaalt welke prijs geldt. Het formulier rekent ze voor je uit en laat elke regel zien.',
        `Een halve dag is ${shop.settings.halfDayHours} uur, een dag is 24 uur. We rekenen altijd de voordeligste combinatie. Vanaf zes fietsen gaat er 5 % van de fietshuur af, vanaf tien 10 % en vanaf twintig 15 %.`,
        `Bezorgen en ophalen op een adres in Haarlem en omgeving kost ${deliveryPrice('nl')} per boeking.`,
      ],
    },
    {
      title: 'Betalen',
      body: [
        'Je betaalt online of in de winkel, met pin of contant. Welke manieren er zijn, staat onderaan elke pagina. Gaat er iets mis met een betaling, dan boeken we hooguit één keer af: een dubbele betaling storten we uit onszelf terug.',
      ],
    },
    {
      title: 'Geen bedenktijd, wel annuleren',
      body: [
        'Voor vrijetijdsdiensten op een afgesproken dag of tijd geldt de wettelijke bedenktijd van veertien dagen niet (artikel 6:230p, onderdeel e, van het Burgerlijk Wetboek). Dat geldt voor onze verhuur en voor onze tochten. In plaats daarvan kun je annuleren zoals hieronder staat.',
      ],
    },
    {
      title: 'Annuleren en wijzigen',
      body: [
        bullets(
          'Tot 48 uur voor het ophalen of het vertrek: je krijgt alles terug.',
          'Tussen 48 en 24 uur ervoor: je krijgt de helft terug.',
          'Minder dan 24 uur ervoor, of als je niet komt: je krijgt niets terug.',
        ),
        'Annuleren doe je met de link in je bevestiging. Je ziet eerst wat je terugkrijgt en beslist dan. Het geld staat binnen veertien dagen, meestal binnen drie werkdagen, op de rekening waarmee je betaalde. Heb je nog niet betaald, dan kost annuleren niets.',
        `Een andere dag of tijd? Tot 24 uur van tevoren wijzig je je boeking zonder kosten zelf, met de link in je bevestiging, op ${link('booking-manage', 'de pagina van je boeking')}. Voor een andere maat of meer mensen bel of mail je ons. Het kan zolang er plaats is; een verschil in prijs verrekenen we.`,
        'Breng je een fiets eerder terug, dan geven we daarvoor geen geld terug.',
      ],
    },
    {
      title: 'Als wij niet kunnen leveren',
      body: [
        'Is jouw fiets of maat er toch niet, dan krijg je een fiets die minstens zo goed is, voor dezelfde prijs. Hebben we die niet of wil je die niet, dan krijg je alles terug.',
        'Een tocht zeggen we af bij windkracht 7 of meer, bij code oranje of rood van het KNMI, of als de gids ziek is en niemand kan invallen. Je kiest dan zelf: een andere dag of je geld terug. Regen alleen is geen reden om af te zeggen.',
      ],
    },
    {
      title: 'Borg',
      body: [
        'Voor elke huurfiets vragen we een borg. Die hoort niet bij de prijs: je betaalt haar bij het ophalen, met pin of contant, en krijgt haar terug als je de fiets compleet en heel terugbrengt. Contant meteen; per pin op dezelfde dag, en uiterlijk na drie werkdagen op je rekening.',
        bullets(...deposits),
        'Is er schade of ontbreekt er iets, dan houden we van de borg in wat het herstel kost. Je krijgt daarvan een rekening met de onderdelen en de uren. Is de schade hoger dan de borg, dan betaal je het verschil. Bij een tocht vragen we geen borg.',
      ],
    },
    {
      title: 'Wat we van jou vragen',
      body: [
        bullets(
          'Bij het ophalen laat je een geldig legitimatiebewijs zien. We kijken ernaar en maken geen kopie.',
          'Een e-bike, tandem, racefiets of mountainbike verhuren we aan wie 16 jaar of ouder is; een bakfiets vanaf 18 jaar. Kinderen rijden onder toezicht van een volwassene.',
          'Je kunt fietsen, je bent fit genoeg om te rijden en je hebt niet te veel gedronken.',
          'Je houdt je aan de verkeersregels. Een boete is voor wie haar veroorzaakt.',
          'Je zet de fiets altijd met beide sloten vast, met de ketting aan iets dat niet weg kan.',
          'Je rijdt niet op het strand of door zout water, leent de fiets niet uit en verhuurt haar niet door.',
          'Mountainbikes blijven op paden waar dat mag. Een wedstrijd rijden we niet op een huurfiets.',
        ),
        'Zien we bij het ophalen dat het niet veilig gaat, dan mogen we de fiets niet meegeven. Je krijgt dan je geld terug.',
      ],
    },
    {
      title: 'Ophalen, terugbrengen en te laat',
      body: [
        `Ophalen en terugbrengen kan tijdens onze ${link('contact', 'openingstijden')}. Bij het ophalen kijk je met ons de fiets na; zie je iets, zeg het dan meteen.`,
        'Een half uur te laat is geen probleem. Daarna rekenen we de huur opnieuw uit over de tijd dat je de fiets werkelijk had, tegen de gewone prijzen. Ben je niet voor sluitingstijd terug, bel dan: je levert de fiets de volgende ochtend in.',
        'Horen we 24 uur na het afgesproken moment niets en kunnen we je niet bereiken, dan doen we aangifte.',
      ],
    },
    {
      title: 'Pech, schade en diefstal',
      body: [
        'Een lekke band, een gelopen ketting, een remkabel: gewone slijtage is voor ons. Bel ons, dan lossen we het op. Tijdens openingstijden komen we binnen vijftien kilometer van de winkel naar je toe. Verder weg, of na sluitingstijd, vergoeden we een reparatie bij een fietsenmaker tegen de bon, tot € 30 zonder overleg.',
        'Schade door een val, een botsing of verkeerd gebruik betaal je, tot de kosten van het herstel en nooit meer dan wat de fiets op dat moment waard is.',
        'Wordt de fiets gestolen, doe dan aangifte en bel ons dezelfde dag. Stonden beide sloten dicht en lever je beide sleutels en de aangifte in, dan betaal je nooit meer dan de borg van die fiets. Anders betaal je wat de fiets op dat moment waard is.',
      ],
    },
    {
      title: 'Tochten',
      body: [
        'Bij een tocht zitten de fiets, de gids en wat op de pagina van die tocht staat in de prijs. We vertrekken op tijd en wachten hooguit tien minuten. De gids mag de route veranderen als wind, weer of een gesloten pad daarom vraagt, en mag iemand die zichzelf of anderen in gevaar brengt vragen te stoppen.',
        `De minimumleeftijd staat bij elke ${link('tours', 'tocht')}. Onder de 16 rijd je met een volwassene mee. Zeg het ons vooraf als je iets hebt waar de gids rekening mee moet houden.`,
      ],
    },
    {
      title: 'De tweedaagse is een pakketreis',
      body: [
        `De ${link('tour-zuiderzee', 'Zuiderzeetocht')} heeft een overnachting en is daarom een pakketreis in de zin van artikel 7:500 van het Burgerlijk Wetboek. Daar horen extra rechten bij, die voorgaan op wat hierboven staat:`,
        bullets(
          'Voor je boekt krijg je het wettelijke informatieformulier.',
          'Tot zeven dagen voor vertrek mag je je plaats aan iemand anders overdragen; daarvoor rekenen we niets.',
          'De prijs verhogen we na het boeken niet.',
          'Veranderen we iets belangrijks, dan mag je kosteloos opzeggen.',
          'Wij zijn verantwoordelijk voor alles wat bij de reis hoort, ook voor wat anderen ervan uitvoeren, en we helpen je als je onderweg in moeilijkheden komt.',
          'Wat je betaalt, staat tot na je terugkomst op een derdengeldenrekening. Gaan wij failliet, dan krijg je het daarvan terug.',
        ),
      ],
    },
    {
      title: 'Aansprakelijkheid',
      body: [
        'We zijn aansprakelijk zoals de wet het zegt. Niets in deze voorwaarden beperkt dat bij letsel of overlijden, of bij opzet of grove schuld van onze kant.',
        'We betalen niet voor spullen die je in een mand, tas of bak achterlaat, en niet voor een gemiste trein of afspraak, tenzij het aan ons ligt. Je eigen aansprakelijkheid tegenover anderen is meestal gedekt door je aansprakelijkheidsverzekering; kijk of je die hebt.',
      ],
    },
    {
      title: 'Klachten',
      body: [
        `Is er iets niet goed, zeg het dan het liefst meteen: dan kunnen we er nog iets aan doen. Daarna kan ook, binnen twee maanden, via <a href="mailto:${email}">${email}</a>. Je krijgt binnen veertien dagen antwoord. We zijn niet aangesloten bij een geschillencommissie.`,
      ],
    },
    {
      title: 'Recht en wijzigingen',
      body: [
        'Op onze afspraken is Nederlands recht van toepassing. Woon je in een ander land van de Europese Unie, dan houd je de bescherming die de wet daar consumenten dwingend geeft, en mag je ook daar naar de rechter.',
        'We kunnen deze voorwaarden wijzigen. Voor jouw boeking gelden de voorwaarden van de dag waarop je boekte. De Nederlandse tekst is de oorspronkelijke; zegt een vertaling iets anders, dan leggen we dat in jouw voordeel uit.',
      ],
    },
  ],
};
