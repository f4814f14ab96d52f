import { mapFields } from '../../components/map/map-fields.ts';
import { mapStyles } from '../../components/map/map-view.ts';
import { icon } from '../../fields/icon.ts';
import { choice, list, text } from '../../fields/kinds.ts';
import { link } from '../../fields/link.ts';
import { place } from '../../fields/place.ts';
import { richText } from '../../fields/rich-text.ts';
import { colour } from '../../fields/style-values.ts';
import { defineModule } from '../define-module.ts';
import { mapFixtures } from './map.fixtures.ts';
import type { MapData } from './map.load.ts';
import { mapLayout } from './map-layout.ts';
import { PinMap } from './PinMap.tsx';

export const mapModuleFields = {
  pins: list({
    label: { nl: 'Plekken', en: 'Places', de: 'Orte' },
    item: {
      title: text({ label: { nl: 'Naam', en: 'Name', de: 'Name' }, maximumLength: 200 }),
      place: place({ label: { nl: 'Plek', en: 'Place', de: 'Ort' } }),
      html: richText({
        label: {
          nl: 'Wat erover te zeggen is',
          en: 'What there is to say about it',
          de: 'Was es dazu zu sagen gibt',
        },
      }),
      link: link({ label: { nl: 'Link', en: 'Link', de: 'Link' } }),
      linkLabel: text({
        label: { nl: 'Tekst van de link', en: 'Link text', de: 'Linktext' },
        maximumLength: 100,
      }),
      icon: icon({ label: { nl: 'Pictogram', en: 'Icon', de: 'Symbol' } }),
      colour: colour({ label: { nl: 'Kleur', en: 'Colour', de: 'Farbe' }, initial: 'accent' }),
    },
    itemLabel: 'title',
    maximum: 500,
  }),
  label: text({
    label: { nl: 'Wat de kaart laat zien', en: 'What the map shows', de: 'Was die Karte zeigt' },
    help: { nl: 'Voor schermlezers', en: 'For screen readers', de: 'Für Screenreader' },
    maximumLength: 200,
  }),
  placesAt: choice({
    label: { nl: 'Lijst van plekken', en: 'List of places', de: 'Liste der Orte' },
    options: {
      beside: { nl: 'Naast de kaart', en: 'Beside the map', de: 'Neben der Karte' },
      below: { nl: 'Onder de kaart', en: 'Below the map', de: 'Unter der Karte' },
      folded: { nl: 'Dichtgevouwen', en: 'Folded away', de: 'Zugeklappt' },
    },
    initial: 'below',
  }),
  ...mapFields,
};

export const map = defineModule({
  type: 'map',
  version: 1,
  label: { nl: 'Kaart', en: 'Map', de: 'Karte' },
  about: {
    nl: 'Plekken op een kaart met een lijst ernaast: je winkels, ophaalpunten of tips.',
    en: 'Places on a map with a list beside it: your shops, pick-up points or tips.',
    de: 'Orte auf einer Karte mit Liste daneben: deine Läden, Abholpunkte oder Tipps.',
  },
  category: 'pictures',
  icon: 'map',
  fields: mapModuleFields,
  Component: PinMap,
  isEmpty: (values, _data: MapData) => mapLayout(values).view === undefined,
  styles: (values) => {
    const { view, ground } = mapLayout(values);
    return mapStyles(view, ground, values);
  },
  allows: (values) => {
    const { service } = mapLayout(values);
    return service ? [{ directive: 'img-src', source: service.source }] : [];
  },
  scripts: ['src/modules/map/map.browser.ts'],
  fixtures: mapFixtures,
});
