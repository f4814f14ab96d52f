import type { Label } from '../../../fields/field.ts';

const word = (nl: string, en: string, de: string): Label => ({ nl, en, de });

/** What the icons of the site's set show; one without words here is searched by its file name. */
const iconWords: Readonly<Record<string, Label>> = {
  'arrow-down': word('pijl omlaag', 'arrow down', 'Pfeil nach unten'),
  'arrow-left': word('pijl links', 'arrow left', 'Pfeil links'),
  'arrow-right': word('pijl rechts', 'arrow right', 'Pfeil rechts'),
  battery: word('accu', 'battery', 'Akku'),
  bike: word('fiets', 'bike', 'Fahrrad'),
  calendar: word('kalender', 'calendar', 'Kalender'),
  check: word('vinkje', 'check', 'Häkchen'),
  'chevron-down': word('hoekje omlaag', 'chevron down', 'Winkel nach unten'),
  'chevron-left': word('hoekje links', 'chevron left', 'Winkel links'),
  'chevron-right': word('hoekje rechts', 'chevron right', 'Winkel rechts'),
  'chevron-up': word('hoekje omhoog', 'chevron up', 'Winkel nach oben'),
  child: word('kind', 'child', 'Kind'),
  clock: word('klok, tijd', 'clock, time', 'Uhr, Zeit'),
  close: word('kruis, sluiten', 'cross, close', 'Kreuz, schließen'),
  coffee: word('koffie', 'coffee', 'Kaffee'),
  euro: word('euro, geld', 'euro, money', 'Euro, Geld'),
  expand: word('vergroten', 'expand', 'vergrößern'),
  external: word('naar buiten, nieuw venster', 'external, new window', 'extern, neues Fenster'),
  flag: word('vlag, aankomst', 'flag, finish', 'Fahne, Ziel'),
  gift: word('cadeau', 'gift', 'Geschenk'),
  heart: word('hart', 'heart', 'Herz'),
  helmet: word('helm', 'helmet', 'Helm'),
  info: word('informatie', 'information', 'Information'),
  language: word('taal', 'language', 'Sprache'),
  lock: word('slot', 'lock', 'Schloss'),
  mail: word('e-mail, brief', 'e-mail, letter', 'E-Mail, Brief'),
  map: word('landkaart', 'map', 'Landkarte'),
  'map-pin': word('speld, plaats', 'pin, place', 'Stecknadel, Ort'),
  menu: word('menu', 'menu', 'Menü'),
  minus: word('min', 'minus', 'Minus'),
  pause: word('pauze', 'pause', 'Pause'),
  phone: word('telefoon', 'telephone', 'Telefon'),
  play: word('afspelen', 'play', 'abspielen'),
  plus: word('plus', 'plus', 'Plus'),
  quote: word('aanhaling', 'quotation', 'Zitat'),
  rain: word('regen', 'rain', 'Regen'),
  route: word('route', 'route', 'Route'),
  ruler: word('liniaal, maat', 'ruler, size', 'Lineal, Maß'),
  search: word('vergrootglas, zoeken', 'magnifier, search', 'Lupe, suchen'),
  shield: word('schild, veilig', 'shield, safe', 'Schild, sicher'),
  star: word('ster', 'star', 'Stern'),
  sun: word('zon', 'sun', 'Sonne'),
  users: word('mensen, groep', 'people, group', 'Menschen, Gruppe'),
  warning: word('let op', 'warning', 'Achtung'),
  wind: word('wind', 'wind', 'Wind'),
  wrench: word('sleutel, reparatie', 'wrench, repair', 'Schlüssel, Reparatur'),
};

export const iconLabel = (name: string): Label =>
  iconWords[name] ?? word(name.replaceAll('-', ' '), name.replaceAll('-', ' '), name.replaceAll('-', ' '));

/** Icons whose name or words, in any language, hold what was typed. */
export function findIcons(names: readonly string[], query: string): readonly string[] {
  const sought = query.trim().toLowerCase();
  return sought === ''
    ? names
    : names.filter((name) =>
        `${name} ${Object.values(iconLabel(name)).join(' ')}`.toLowerCase().includes(sought),
      );
}
