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
    nl: 'Dit is geen afbeelding die we kennen. Kies een JPEG, PNG, WebP, AVIF, GIF of SVG.',
    en: 'This is not a kind of picture we take. Choose a JPEG, PNG, WebP, AVIF, GIF or SVG.',
    de: 'Diese Art Bild nehmen wir nicht an. Wähle JPEG, PNG, WebP, AVIF, GIF oder SVG.',
  },
  damaged: {
    status: 422,
    nl: 'Deze afbeelding is beschadigd. Sla haar opnieuw op en probeer het nog eens.',
    en: 'This picture is damaged. Save it again and retry.',
    de: 'Dieses Bild ist beschädigt. Speichere es neu und versuche es noch einmal.',
  },
  'too-large': {
    status: 413,
    nl: 'Dit bestand is groter dan 25 MB. Verklein de afbeelding.',
    en: 'This file is larger than 25 MB. Make the picture smaller.',
    de: 'Diese Datei ist größer als 25 MB. Verkleinere das Bild.',
  },
  'too-many-pixels': {
    status: 422,
    nl: 'Deze afbeelding heeft meer dan 60 miljoen pixels. Verklein haar.',
    en: 'This picture has more than 60 million pixels. Make it smaller.',
    de: 'Dieses Bild hat mehr als 60 Millionen Pixel. Verkleinere es.',
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
  'invalid-crop': {
    status: 422,
    nl: 'Deze uitsnede past niet in de afbeelding of is te klein.',
    en: 'This crop does not fit into the picture or is too small.',
    de: 'Dieser Ausschnitt passt nicht ins Bild oder ist zu klein.',
  },
  'unreadable-heic': {
    status: 415,
    nl: 'Deze HEIC-foto kunnen we niet lezen. Bewaar hem als JPEG en upload die; op een iPhone: Instellingen, Camera, Structuren, Meest compatibel.',
    en: 'We cannot read this HEIC photo. Save it as JPEG and upload that; on an iPhone: Settings, Camera, Formats, Most Compatible.',
    de: 'Dieses HEIC-Foto können wir nicht lesen. Speichere es als JPEG und lade das hoch; auf dem iPhone: Einstellungen, Kamera, Formate, Maximale Kompatibilität.',
  },
  'empty-file': {
    status: 422,
    nl: 'Dit bestand is leeg.',
    en: 'This file is empty.',
    de: 'Diese Datei ist leer.',
  },
  'larger-than-declared': {
    status: 413,
    nl: 'Dit bestand is groter dan het zei te zijn. Kies het opnieuw.',
    en: 'This file is larger than it said it was. Choose it again.',
    de: 'Diese Datei ist größer, als sie angab. Wähle sie noch einmal.',
  },
  'no-such-upload': {
    status: 404,
    nl: 'Deze upload is er niet meer. Kies het bestand opnieuw.',
    en: 'This upload is no longer there. Choose the file again.',
    de: 'Diesen Upload gibt es nicht mehr. Wähle die Datei noch einmal.',
  },
  'wrong-offset': {
    status: 409,
    nl: 'Dit stuk sluit niet aan op wat er al is.',
    en: 'This piece does not follow what is there already.',
    de: 'Dieses Stück schließt nicht an das an, was schon da ist.',
  },
  'too-many-uploads': {
    status: 429,
    nl: 'Er lopen al honderd uploads van jou. Wacht tot er een paar klaar zijn.',
    en: 'A hundred uploads of yours are running. Wait until some are done.',
    de: 'Von dir laufen schon hundert Uploads. Warte, bis einige fertig sind.',
  },
  'disk-full': {
    status: 507,
    nl: 'De schijf van de server is vol. Vraag wie de server beheert om ruimte te maken; wat er al staat, blijft staan.',
    en: 'The server’s disk is full. Ask whoever looks after the server to make room; what is there stays.',
    de: 'Die Festplatte des Servers ist voll. Bitte die Serververwaltung, Platz zu schaffen; was da ist, bleibt.',
  },
  'in-use': {
    status: 409,
    nl: 'Deze afbeelding is nog in gebruik. Haal haar daar eerst weg.',
    en: 'This picture is still in use. Take it away there first.',
    de: 'Dieses Bild wird noch verwendet. Nimm es dort zuerst heraus.',
  },
  'not-in-trash': {
    status: 409,
    nl: 'Alleen wat in de prullenbak ligt, kan voorgoed weg.',
    en: 'Only what lies in the bin can be erased.',
    de: 'Nur was im Papierkorb liegt, lässt sich endgültig löschen.',
  },
} as const satisfies Record<string, Entry>;

export type MediaError = keyof typeof mediaErrors;
