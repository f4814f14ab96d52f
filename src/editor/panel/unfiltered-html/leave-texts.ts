import type { Texts } from '../../../lib/texts.ts';

export const leaveTexts = {
  nl: {
    waits: 'Wacht op een eigenaar',
    waitsMeaning:
      'Tot een eigenaar deze code toestaat, staat ze opgeschoond op de pagina: zonder scripts, eigen stijlen en inhoud van andere sites.',
    decide: 'Wacht op jouw toestemming',
    warning:
      'Deze code kan alles op je site: ook lezen wat bezoekers typen, en handelen in naam van wie is ingelogd. Sta alleen code toe van makers die je vertrouwt.',
    scope:
      'De toestemming geldt voor precies deze tekst, overal waar die staat. Na elke wijziging is opnieuw toestemming nodig.',
    scripts: { one: 'Eén script', other: '{count} scripts' },
    noScripts: 'Geen scripts',
    hosts: 'laadt van {hosts}',
    noHosts: 'laadt niets van andere sites',
    atOnce: 'Meteen laden, zonder klik van de bezoeker',
    approve: 'Code toestaan',
    approved: 'Toegestaan',
    by: 'Door {name}, {moment}.',
    loadsAfterClick: 'Laadt pas als een bezoeker klikt.',
    loadsAtOnce: 'Laadt meteen.',
    withdraw: 'Toestemming intrekken',
    unknown: 'Of deze code is toegestaan, is nu niet na te gaan.',
  },
  en: {
    waits: 'Waits for an owner',
    waitsMeaning:
      'Until an owner approves this code it stands on the page cleaned: without scripts, styles of its own and content of other sites.',
    decide: 'Waits for your approval',
    warning:
      'This code can do anything on your site: also read what visitors type, and act in the name of whoever is signed in. Approve only code of makers you trust.',
    scope: 'The approval is for exactly this text, wherever it stands. Every change needs a new one.',
    scripts: { one: 'One script', other: '{count} scripts' },
    noScripts: 'No scripts',
    hosts: 'loads from {hosts}',
    noHosts: 'loads nothing from other sites',
    atOnce: 'Load at once, without a click of the visitor',
    approve: 'Approve this code',
    approved: 'Approved',
    by: 'By {name}, {moment}.',
    loadsAfterClick: 'Loads when a visitor clicks.',
    loadsAtOnce: 'Loads at once.',
    withdraw: 'Withdraw the approval',
    unknown: 'Whether this code is approved cannot be checked just now.',
  },
  de: {
    waits: 'Wartet auf einen Inhaber',
    waitsMeaning:
      'Bis ein Inhaber diesen Code freigibt, steht er bereinigt auf der Seite: ohne Skripte, eigene Stile und Inhalte anderer Websites.',
    decide: 'Wartet auf deine Freigabe',
    warning:
      'Dieser Code kann auf deiner Website alles: auch lesen, was Besucher eingeben, und im Namen derer handeln, die angemeldet sind. Gib nur Code von Anbietern frei, denen du vertraust.',
    scope: 'Die Freigabe gilt für genau diesen Text, überall, wo er steht. Jede Änderung braucht eine neue.',
    scripts: { one: 'Ein Skript', other: '{count} Skripte' },
    noScripts: 'Keine Skripte',
    hosts: 'lädt von {hosts}',
    noHosts: 'lädt nichts von anderen Websites',
    atOnce: 'Sofort laden, ohne Klick der Besucher',
    approve: 'Code freigeben',
    approved: 'Freigegeben',
    by: 'Von {name}, {moment}.',
    loadsAfterClick: 'Lädt erst, wenn jemand klickt.',
    loadsAtOnce: 'Lädt sofort.',
    withdraw: 'Freigabe zurücknehmen',
    unknown: 'Ob dieser Code freigegeben ist, lässt sich gerade nicht prüfen.',
  },
} satisfies Texts;
