import type { Texts } from '../../lib/texts.ts';

/** The five steps of the tour. */
export const tourTexts = {
  nl: {
    chooseTitle: 'Kies een onderdeel',
    chooseWords:
      'Een pagina bestaat uit onderdelen: koppen, teksten, foto’s, knoppen. Klik er een aan op de pagina. Je kunt het dan verslepen, kopiëren of weghalen.',
    typeTitle: 'Typ waar de woorden staan',
    typeWords: 'Klik nog een keer op de tekst van wat je koos en typ. Met Escape ben je klaar.',
    fieldsTitle: 'De rest staat in dit paneel',
    fieldsWords:
      'Hier staan alle instellingen van wat je koos. Kies bovenin tablet of telefoon: wat je dan bij Vormgeving verandert, geldt vanaf dat apparaat. De rest blijft zoals op de computer.',
    savedTitle: 'Alles wordt vanzelf bewaard',
    savedWords:
      'Wat je verandert staat in een concept. Bezoekers zien de pagina zoals ze gepubliceerd is, tot jij opnieuw publiceert.',
    publishTitle: 'Publiceer als je tevreden bent',
    publishWords:
      'Pas dan zien bezoekers het. Toch niet goed? Met het pijltje maak je een stap ongedaan, en bij ‘Meer’ vind je in de geschiedenis elke eerdere versie.',
  },
  en: {
    chooseTitle: 'Choose a module',
    chooseWords:
      'A page is made of modules: headings, texts, pictures, buttons. Click one on the page. You can then drag, copy or delete it.',
    typeTitle: 'Type where the words are',
    typeWords: 'Click the words of what you chose once more and type. Escape when you are done.',
    fieldsTitle: 'The rest is in this panel',
    fieldsWords:
      'Here are all settings of what you chose. Choose tablet or phone at the top: what you then change under Design counts from that device on. The rest stays as it is on the computer.',
    savedTitle: 'Everything is saved by itself',
    savedWords:
      'What you change is kept in a draft. Visitors see the page as it was published, until you publish again.',
    publishTitle: 'Publish when you are happy',
    publishWords:
      'Only then visitors see it. Not right after all? The arrow undoes a step, and under ‘More’ the history has every earlier version.',
  },
  de: {
    chooseTitle: 'Wähle ein Element',
    chooseWords:
      'Eine Seite besteht aus Elementen: Überschriften, Texten, Bildern, Knöpfen. Klick eines auf der Seite an. Dann kannst du es verschieben, kopieren oder löschen.',
    typeTitle: 'Schreib, wo die Wörter stehen',
    typeWords: 'Klick noch einmal auf den Text deines Elements und schreib. Mit Escape bist du fertig.',
    fieldsTitle: 'Alles andere steht hier',
    fieldsWords:
      'In dieser Leiste stehen alle Einstellungen deines Elements. Wähle oben Tablet oder Handy: Was du dann unter Gestaltung änderst, gilt ab diesem Gerät. Der Rest bleibt wie am Computer.',
    savedTitle: 'Alles wird von selbst gespeichert',
    savedWords:
      'Was du änderst, steht in einem Entwurf. Besucher sehen die veröffentlichte Seite, bis du wieder veröffentlichst.',
    publishTitle: 'Veröffentliche, wenn du zufrieden bist',
    publishWords:
      'Erst dann sehen Besucher es. Doch nicht richtig? Der Pfeil macht einen Schritt rückgängig, und unter „Mehr“ steht im Verlauf jede frühere Version.',
  },
} satisfies Texts;
