import type { Texts } from '../../../lib/texts.ts';

/** Who books. */
export const guestTexts = {
  nl: {
    who: 'Wie kunnen we verwachten?',
    name: 'Naam',
    email: 'E-mailadres',
    emailHelp: 'Hier sturen we de bevestiging heen.',
    phone: 'Telefoonnummer',
    phoneHelp: 'Alleen voor als er iets met de wind is.',
    remarks: 'Nog iets dat we moeten weten?',
  },
  en: {
    who: 'Who may we expect?',
    name: 'Name',
    email: 'Email address',
    emailHelp: 'We send the confirmation here.',
    phone: 'Phone number',
    phoneHelp: 'Only for when the wind has other plans.',
    remarks: 'Anything else we should know?',
  },
  de: {
    who: 'Wen dürfen wir erwarten?',
    name: 'Name',
    email: 'E-Mail-Adresse',
    emailHelp: 'Hierhin schicken wir die Bestätigung.',
    phone: 'Telefonnummer',
    phoneHelp: 'Nur falls der Wind andere Pläne hat.',
    remarks: 'Sollten wir noch etwas wissen?',
  },
} satisfies Texts;
