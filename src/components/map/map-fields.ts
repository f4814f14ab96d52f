import { noSearchText } from '../../fields/field.ts';
import { choice, list, number, text, toggle } from '../../fields/kinds.ts';
import { picture } from '../../fields/picture.ts';
import { place } from '../../fields/place.ts';
import { perDevice } from '../../fields/style-values.ts';
import { openStreetMap } from './tile-address.ts';

/** How high a map stands for its width. */
export type MapShape = 'wide' | 'regular' | 'square' | 'tall';

/** The fields every module with a map has: what it is drawn on and how it answers. */
export const mapFields = {
  ground: choice({
    label: { nl: 'Ondergrond', en: 'Ground', de: 'Kartengrund' },
    help: {
      nl: 'Een kaart van buiten komt pas na een klik van de bezoeker',
      en: 'A map of another host comes only after the visitor’s click',
      de: 'Eine Karte von außen kommt erst nach einem Klick des Besuchers',
    },
    options: {
      tiles: { nl: 'OpenStreetMap', en: 'OpenStreetMap', de: 'OpenStreetMap' },
      picture: { nl: 'Eigen getekende kaart', en: 'Drawn map of our own', de: 'Eigene gezeichnete Karte' },
    },
    initial: 'tiles',
  }),
  groundPicture: picture({
    label: { nl: 'Getekende kaart', en: 'Drawn map', de: 'Gezeichnete Karte' },
    help: {
      nl: 'Noord boven; met de plekken van twee hoeken erbij',
      en: 'North at the top; with the places of two corners',
      de: 'Norden oben; dazu die Orte zweier Ecken',
    },
  }),
  northWest: place({ label: { nl: 'Hoek linksboven', en: 'Top left corner', de: 'Ecke oben links' } }),
  southEast: place({ label: { nl: 'Hoek rechtsonder', en: 'Bottom right corner', de: 'Ecke unten rechts' } }),
  tiles: {
    ...text({
      label: {
        nl: 'Adres van de kaartbeelden',
        en: 'Address of the map tiles',
        de: 'Adresse der Kartenbilder',
      },
      help: {
        nl: 'Met {z}, {x} en {y}; elke dienst die werkt als OpenStreetMap',
        en: 'With {z}, {x} and {y}; any service that works like OpenStreetMap',
        de: 'Mit {z}, {x} und {y}; jeder Dienst, der wie OpenStreetMap arbeitet',
      },
      initial: openStreetMap,
      maximumLength: 300,
    }),
    searchText: noSearchText,
  },
  attribution: {
    ...text({
      label: { nl: 'Bronvermelding', en: 'Attribution', de: 'Quellenangabe' },
      initial: '© OpenStreetMap',
      maximumLength: 200,
    }),
    searchText: noSearchText,
  },
  names: list({
    label: { nl: 'Namen op de kaart', en: 'Names on the map', de: 'Namen auf der Karte' },
    item: {
      text: text({ label: { nl: 'Naam', en: 'Name', de: 'Name' }, maximumLength: 60 }),
      place: place({ label: { nl: 'Plek', en: 'Place', de: 'Ort' } }),
      kind: choice({
        label: { nl: 'Soort', en: 'Kind', de: 'Art' },
        options: {
          town: { nl: 'Stad', en: 'Town', de: 'Stadt' },
          village: { nl: 'Dorp', en: 'Village', de: 'Dorf' },
          water: { nl: 'Water', en: 'Water', de: 'Gewässer' },
          land: { nl: 'Streek', en: 'Region', de: 'Gegend' },
        },
        initial: 'village',
      }),
    },
    itemLabel: 'text',
    maximum: 80,
  }),
  zoom: number({
    label: { nl: 'Zoom', en: 'Zoom', de: 'Zoom' },
    help: {
      nl: '0: zo dichtbij dat alles erop staat; 12 een streek, 16 een straat',
      en: '0: as near as shows everything; 12 a region, 16 a street',
      de: '0: so nah, dass alles zu sehen ist; 12 eine Gegend, 16 eine Straße',
    },
    initial: 0,
    minimum: 0,
    maximum: 19,
    step: 0.5,
  }),
  centre: place({
    label: { nl: 'Midden', en: 'Centre', de: 'Mitte' },
    help: {
      nl: 'Leeg: het midden van wat erop staat',
      en: 'Empty: the middle of what is on it',
      de: 'Leer: die Mitte von allem, was darauf steht',
    },
  }),
  shape: perDevice(
    choice<MapShape>({
      label: { nl: 'Vorm', en: 'Shape', de: 'Form' },
      options: {
        wide: { nl: 'Breed', en: 'Wide', de: 'Breit' },
        regular: { nl: 'Gewoon', en: 'Regular', de: 'Normal' },
        square: { nl: 'Vierkant', en: 'Square', de: 'Quadratisch' },
        tall: { nl: 'Hoog', en: 'Tall', de: 'Hoch' },
      },
      initial: 'regular',
    }),
  ),
  grayscale: perDevice(
    number({
      label: { nl: 'Grijs', en: 'Grey', de: 'Grau' },
      initial: 0,
      minimum: 0,
      maximum: 100,
      step: 5,
      unit: '%',
    }),
  ),
  wheel: toggle({
    label: { nl: 'Zoomt met het muiswiel', en: 'Zooms by the mouse wheel', de: 'Zoomt mit dem Mausrad' },
    help: {
      nl: 'Uit: alleen met Ctrl ingedrukt, zodat de pagina blijft scrollen',
      en: 'Off: only with Ctrl held down, so that the page keeps scrolling',
      de: 'Aus: nur mit gedrückter Strg-Taste, damit die Seite weiter scrollt',
    },
    initial: false,
  }),
  dragOnPhones: toggle({
    label: {
      nl: 'Schuift op telefoons met één vinger',
      en: 'One finger moves it on phones',
      de: 'Auf Handys mit einem Finger zu verschieben',
    },
    help: {
      nl: 'Uit: met twee vingers, zodat niemand op de kaart blijft steken',
      en: 'Off: two fingers, so that nobody gets stuck on the map',
      de: 'Aus: mit zwei Fingern, damit niemand auf der Karte hängen bleibt',
    },
    initial: false,
  }),
};
