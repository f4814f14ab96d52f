import type { Texts } from '../../../lib/texts.ts';

/** What has to be mended, what is left when something is taken, and what went wrong. */
export const problemTexts = {
  nl: {
    alternatives: 'Dit is er nog wel',
    take: 'Neem dit',
    mend: { one: 'Er moet nog iets anders', other: 'Er moeten nog {count} dingen anders' },
    offline: 'Er is even geen verbinding. Wat je hebt ingevuld staat er nog. Probeer het opnieuw.',
    busy: {
      one: 'Het is even druk. Wat je hebt ingevuld staat er nog. Probeer het over {count} seconde opnieuw.',
      other:
        'Het is even druk. Wat je hebt ingevuld staat er nog. Probeer het over {count} seconden opnieuw.',
    },
    error: 'Er ging bij ons iets mis. Wat je hebt ingevuld staat er nog. Probeer het opnieuw of bel ons.',
    required: 'Vul dit in.',
    invalidDate: 'Schrijf de datum als dd/mm/jjjj, bijvoorbeeld {example}.',
    chooseDeparture: 'Kies een vertrek.',
    chooseTour: 'Kies een tocht.',
    invalidEmail: 'Dit is geen e-mailadres. Kijk of er een @ en een punt in staan.',
    invalidNumber: 'Vul een heel getal in.',
    tooManyChildren: 'Online boek je hoogstens {most} kinderen. Bel of mail ons voor een grotere groep.',
    invalidHeights: 'Schrijf lengtes in hele centimeters, met een komma ertussen: 168, 182.',
    acceptTerms: 'Zet een vinkje als je akkoord gaat met de voorwaarden.',
    noSize: 'Voor {height} cm hebben we geen maat in dit soort fiets. Kies een ander soort.',
  },
  en: {
    alternatives: 'Still available',
    take: 'Take this',
    mend: { one: 'One thing still needs changing', other: '{count} things still need changing' },
    offline: 'There is no connection right now. What you filled in is still here. Please try again.',
    busy: {
      one: 'It is busy right now. What you filled in is still here. Please try again in {count} second.',
      other: 'It is busy right now. What you filled in is still here. Please try again in {count} seconds.',
    },
    error: 'Something went wrong on our side. What you filled in is still here. Please try again or call us.',
    required: 'Please fill this in.',
    invalidDate: 'Write the date as dd/mm/yyyy, for example {example}.',
    chooseDeparture: 'Choose a departure.',
    chooseTour: 'Choose a tour.',
    invalidEmail: 'This is not an email address. Check for an @ and a dot.',
    invalidNumber: 'Enter a whole number.',
    tooManyChildren: 'Online you can book up to {most} children. Call or email us for a larger group.',
    invalidHeights: 'Write heights in whole centimetres with a comma between them: 168, 182.',
    acceptTerms: 'Tick the box if you agree to the terms.',
    noSize: 'We have no size for {height} cm in this kind of bike. Choose another kind.',
  },
  de: {
    alternatives: 'Das ist noch frei',
    take: 'Nehmen',
    mend: {
      one: 'Eine Angabe fehlt noch oder stimmt nicht',
      other: '{count} Angaben fehlen noch oder stimmen nicht',
    },
    offline: 'Gerade gibt es keine Verbindung. Deine Eingaben sind noch da. Versuche es noch einmal.',
    busy: {
      one: 'Gerade ist viel los. Deine Eingaben sind noch da. Versuche es in {count} Sekunde noch einmal.',
      other: 'Gerade ist viel los. Deine Eingaben sind noch da. Versuche es in {count} Sekunden noch einmal.',
    },
    error:
      'Bei uns ist etwas schiefgegangen. Deine Eingaben sind noch da. Versuche es noch einmal oder ruf uns an.',
    required: 'Bitte ausfüllen.',
    invalidDate: 'Schreibe das Datum als TT/MM/JJJJ, zum Beispiel {example}.',
    chooseDeparture: 'Wähle eine Abfahrt.',
    chooseTour: 'Wähle eine Tour.',
    invalidEmail: 'Das ist keine E-Mail-Adresse. Fehlt das @ oder der Punkt?',
    invalidNumber: 'Gib eine ganze Zahl ein.',
    tooManyChildren:
      'Online kannst du höchstens {most} Kinder buchen. Ruf uns für eine größere Gruppe an oder schreib uns.',
    invalidHeights: 'Schreibe Körpergrößen in ganzen Zentimetern mit Komma dazwischen: 168, 182.',
    acceptTerms: 'Setze das Häkchen, wenn du den Bedingungen zustimmst.',
    noSize: 'Für {height} cm haben wir in dieser Art keine Größe. Wähle eine andere Art.',
  },
} satisfies Texts;
