import { phoneIn, settings } from '../parts/shop-facts.ts';
import { bullets, type LegalText } from './legal-page.ts';

const { address, email, registration, name } = settings;
const mail = `<a href="mailto:${email}">${email}</a>`;

export const privacyNl: LegalText = {
  heading: 'Wat we van je weten',
  lead: 'Om je een fiets mee te geven hebben we een paar gegevens nodig. Hier staat welke, waarom, wie ze ziet en wanneer ze weg zijn.',
  updated: 'Bijgewerkt op 1 maart 2026.',
  shortHeading: 'In het kort',
  short: [
    'We vragen wat nodig is om je boeking uit te voeren, en niet meer.',
    'We verkopen niets door en sturen geen nieuwsbrief waar je niet om vroeg.',
    'Geen advertentiecookies, geen meetdiensten van anderen op deze site.',
    'Lengtes, leeftijden en opmerkingen wissen we vier weken na je rit.',
    'Inzien, verbeteren of wissen: één mail is genoeg.',
  ],
  contentsHeading: 'Inhoud',
  articles: [
    {
      title: 'Wie verantwoordelijk is',
      body: [
        `${name}, ${address.street}, ${address.postalCode} ${address.city}, KvK ${registration.chamberOfCommerce}. Vragen over je gegevens stuur je naar ${mail}, of bel ${phoneIn('nl')}. We zijn te klein voor een functionaris gegevensbescherming; je krijgt een van ons drieën.`,
      ],
    },
    {
      title: 'Wat we vastleggen en waarom',
      body: [
        bullets(
          '<strong>Je boeking:</strong> naam, e-mailadres, telefoonnummer als je dat geeft, fietsen of tocht, data, prijs en opmerkingen. Nodig om de overeenkomst uit te voeren (artikel 6, lid 1, onder b, AVG).',
          '<strong>Lengtes en leeftijden:</strong> alleen als je ze invult, om fietsen in de juiste maat klaar te zetten en de kinderprijs en minimumleeftijd toe te passen. Ook voor de overeenkomst.',
          '<strong>Bezorgadres:</strong> alleen als we de fietsen bij je brengen.',
          '<strong>Betalingen:</strong> bedrag, tijdstip, manier en het kenmerk van de betaaldienst. Je kaart- of rekeningnummer zien we niet. Nodig voor de overeenkomst en voor onze boekhouding (wettelijke plicht, onder c).',
          '<strong>Schade en borg:</strong> wat er is gebeurd en wat het kostte. Nodig voor de overeenkomst; bij een geschil ons gerechtvaardigd belang (onder f).',
          '<strong>Berichten:</strong> wat je ons mailt, om je te antwoorden (onder b of f).',
          '<strong>Beoordelingen:</strong> de naam en de tekst die je zelf openbaar maakt, met je toestemming (onder a). Die trek je in wanneer je wilt.',
          '<strong>Technische gegevens:</strong> tijdstip, opgevraagde pagina, foutmeldingen en in beperkte vorm het internetadres, om de site te beveiligen en storingen te vinden (onder f).',
        ),
        'Bij het ophalen kijken we naar je legitimatiebewijs. We nemen er niets van over.',
        'Zonder naam en e-mailadres kunnen we geen boeking aannemen. Al het andere is vrijwillig. Er wordt niets automatisch over je beslist en we maken geen profiel.',
      ],
    },
    {
      title: 'Hoe lang we het bewaren',
      body: [
        bullets(
          'Boekingen en facturen: zeven jaar na het boekjaar, omdat de Belastingdienst dat vraagt.',
          'Telefoonnummer, lengtes, leeftijden, bezorgadres en opmerkingen: tot vier weken na terugkomst.',
          'Een reservering die niet is betaald: dertig dagen.',
          'Schade: tot alles is geregeld, en daarna zes maanden.',
          'De mails die deze site je stuurt: negentig dagen.',
          'Andere mail: één jaar na het laatste bericht.',
          'Technische gegevens: zo lang als ons hostingbedrijf zijn logboeken bewaart. Hoelang dat nu is, vertellen we je als je ernaar vraagt.',
          'Beoordelingen: tot je vraagt ze weg te halen.',
        ),
      ],
    },
    {
      title: 'Wie ons helpt',
      body: [
        'Deze bedrijven verwerken gegevens voor ons, op basis van een verwerkersovereenkomst en alleen voor dit doel:',
        bullets(
          'een hostingbedrijf met servers in Nederland, waar de site, de boekingen en de reservekopieën staan;',
          'een maildienst in de Europese Unie, die bevestigingen bezorgt;',
          'ons boekhoudkantoor in Haarlem, dat facturen ziet.',
        ),
        'Online betalen gaat via Mollie B.V. in Amsterdam en je bank. Zij zijn zelf verantwoordelijk voor wat zij doen en staan onder toezicht van De Nederlandsche Bank. Bij de tweedaagse tocht geven we je naam en eetwensen door aan het logement. De politie en de verzekeraar krijgen alleen gegevens bij diefstal, schade of als de wet het eist.',
        'We geven niets door buiten de Europese Economische Ruimte. De namen van hosting- en maildienst geven we je als je ernaar vraagt.',
      ],
    },
    {
      title: 'Cookies en je browser',
      body: [
        'Deze site laadt niets van andere bedrijven: geen lettertypen, kaarten, filmpjes, knoppen van sociale media of meetprogramma’s. Er worden geen advertentie- of volgcookies geplaatst; daarom zie je geen cookiemelding.',
        'Na een boeking bewaart je browser het nummer daarvan, zodat die op de bevestigingspagina maar één keer wordt meegeteld. Dat nummer blijft op je eigen apparaat en je wist het met je browsergegevens.',
        'Een link naar OpenStreetMap of sociale media brengt je naar een site met eigen regels, pas als je erop klikt.',
      ],
    },
    {
      title: 'Beveiliging',
      body: [
        'De verbinding is versleuteld. Alleen wij drieën kunnen bij de boekingen, elk met een eigen account. De link in je bevestiging is ondertekend en geeft alleen toegang tot jouw boeking; stuur hem alleen door aan wie die mag zien. Gaat er toch iets mis met je gegevens, dan hoor je dat van ons.',
      ],
    },
    {
      title: 'Jouw rechten',
      body: [
        'Je mag je gegevens inzien, laten verbeteren, laten wissen, meenemen of laten stilzetten, en je mag bezwaar maken tegen gebruik op grond van ons gerechtvaardigd belang. Toestemming trek je in wanneer je wilt; wat daarvoor gebeurde, blijft geldig.',
        `Stuur een mail naar ${mail}. We antwoorden binnen een maand en vragen alleen om een bewijs van wie je bent als we daaraan twijfelen. Wat we van de wet moeten bewaren, kunnen we niet wissen.`,
      ],
    },
    {
      title: 'Klachten en wijzigingen',
      body: [
        'Kom je er met ons niet uit, dan kun je een klacht indienen bij de <a href="https://www.autoriteitpersoonsgegevens.nl">Autoriteit Persoonsgegevens</a>.',
        'Veranderen we deze verklaring, dan zetten we de datum bovenaan. Gaan we iets met je gegevens doen dat je niet verwacht, dan vragen we het eerst.',
      ],
    },
  ],
};
