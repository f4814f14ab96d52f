import type { Language } from '../../lib/language.ts';

type Entry = { status: number } & Record<Language, string>;

/** Every refusal of the media library: its HTTP status and what a person reads. */
export const mediaErrors = {
  'no-such-width': {
    status: 404,
    nl: 'In deze breedte maken we geen afbeeldingen.',
    en: 'Pictures are not made at this width.',
    de: 'In dieser Breite gibt es keine Bilder.',
  },
  'no-such-picture': {
    status: 404,
    nl: 'Deze afbeelding bestaat niet.',
    en: 'There is no such picture.',
    de: 'Dieses Bild gibt es nicht.',
  },
  'original-missing': {
    status: 404,
    nl: 'Het bestand van deze afbeelding is weg. Zet het terug uit een back-up of upload het opnieuw.',
    en: 'The file of this picture is gone. Restore it from a backup or upload it again.',
    de: 'Die Datei dieses Bildes fehlt. Stelle sie aus einer Sicherung wieder her oder lade sie neu hoch.',
  },
  'not-a-picture': {
    status: 415,
    nl: 'Dit is geen afbeelding die we kennen. Kies een PNG, JPEG, WebP, AVIF of SVG.',
    en: 'This is not a kind of picture we take. Choose a PNG, JPEG, WebP, AVIF or SVG.',
    de: 'Diese Art Bild nehmen wir nicht an. Wähle PNG, JPEG, WebP, AVIF oder SVG.',
  },
  damaged: {
    status: 422,
    nl: 'Deze afbeelding is beschadigd. Sla haar opnieuw op en probeer het nog eens.',
    en: 'This picture is damaged. Save it again and retry.',
    de: 'Dieses Bild ist beschädigt. Speichere es neu und versuche es noch einmal.',
  },
  'too-large': {
    status: 413,
    nl: 'Dit bestand is groter dan 30 MB. Verklein de afbeelding.',
    en: 'This file is larger than 30 MB. Make the picture smaller.',
    de: 'Diese Datei ist größer als 30 MB. Verkleinere das Bild.',
  },
  'too-many-pixels': {
    status: 422,
    nl: 'Deze afbeelding heeft meer dan 50 miljoen pixels. Verklein haar.',
    en: 'This picture has more than 50 million pixels. Make it smaller.',
    de: 'Dieses Bild hat mehr als 50 Millionen Pixel. Verkleinere es.',
  },
  'invalid-name': {
    status: 422,
    nl: 'Een naam bestaat uit kleine letters, cijfers en streepjes, hoogstens 80 tekens.',
    en: 'A name is made of small letters, digits and hyphens, 80 characters at most.',
    de: 'Ein Name besteht aus kleinen Buchstaben, Ziffern und Bindestrichen, höchstens 80 Zeichen.',
  },
  'invalid-focus': {
    status: 422,
    nl: 'Het focuspunt ligt buiten de afbeelding.',
    en: 'The focus point lies outside the picture.',
    de: 'Der Fokuspunkt liegt außerhalb des Bildes.',
  },
} as const satisfies Record<string, Entry>;

export type MediaError = keyof typeof mediaErrors;
