import { mapFields } from '../../components/map/map-fields.ts';
import { mapStyles } from '../../components/map/map-view.ts';
import { icon } from '../../fields/icon.ts';
import { choice, list, text, toggle } from '../../fields/kinds.ts';
import { place } from '../../fields/place.ts';
import { route } from '../../fields/route.ts';
import { shopItem } from '../../fields/shop-item.ts';
import { defineModule } from '../define-module.ts';
import { RouteMap } from './RouteMap.tsx';
import { routeLayout } from './route-layout.ts';
import { routeMapFixtures } from './route-map.fixtures.ts';
import type { RouteMapData } from './route-map.load.ts';

export const routeMapFields = {
  route: route({
    label: { nl: 'Route', en: 'Route', de: 'Route' },
    help: {
      nl: 'Een GPX-bestand, zoals routeplanners en fietscomputers het bewaren',
      en: 'A GPX file, as route planners and bicycle computers save it',
      de: 'Eine GPX-Datei, wie Routenplaner und Radcomputer sie speichern',
    },
  }),
  tour: shopItem({
    label: { nl: 'Tocht', en: 'Tour', de: 'Tour' },
    help: {
      nl: 'Geeft de route haar naam; zonder GPX-bestand staat het vertrekpunt op de kaart',
      en: 'Gives the route its name; without a GPX file the map shows where it starts',
      de: 'Gibt der Route ihren Namen; ohne GPX-Datei zeigt die Karte den Treffpunkt',
    },
    kinds: ['tour'],
  }),
  stops: list({
    label: { nl: 'Onderweg', en: 'On the way', de: 'Unterwegs' },
    item: {
      title: text({ label: { nl: 'Naam', en: 'Name', de: 'Name' }, maximumLength: 200 }),
      text: text({
        label: { nl: 'Wat er is', en: 'What is there', de: 'Was dort ist' },
        multiline: true,
        maximumLength: 600,
      }),
      when: text({
        label: { nl: 'Wanneer', en: 'When', de: 'Wann' },
        help: {
          nl: 'Leeg: na hoeveel kilometer',
          en: 'Empty: after how many kilometres',
          de: 'Leer: nach wie vielen Kilometern',
        },
        maximumLength: 60,
      }),
      place: place({ label: { nl: 'Plek', en: 'Place', de: 'Ort' } }),
      icon: icon({ label: { nl: 'Pictogram', en: 'Icon', de: 'Symbol' } }),
    },
    itemLabel: 'title',
    maximum: 60,
  }),
  caption: text({ label: { nl: 'Bijschrift', en: 'Caption', de: 'Bildunterschrift' }, maximumLength: 500 }),
  layout: choice({
    label: { nl: 'Indeling', en: 'Layout', de: 'Anordnung' },
    options: {
      beside: { nl: 'Haltes naast de kaart', en: 'Stops beside the map', de: 'Stationen neben der Karte' },
      below: { nl: 'Haltes onder de kaart', en: 'Stops below the map', de: 'Stationen unter der Karte' },
    },
    initial: 'beside',
  }),
  profile: toggle({
    label: { nl: 'Hoogteprofiel', en: 'Elevation profile', de: 'Höhenprofil' },
    initial: true,
  }),
  download: toggle({
    label: { nl: 'GPX te downloaden', en: 'GPX download', de: 'GPX zum Herunterladen' },
    initial: true,
  }),
  ...mapFields,
};

export const routeMap = defineModule({
  type: 'route-map',
  version: 1,
  label: { nl: 'Routekaart', en: 'Route map', de: 'Routenkarte' },
  about: {
    nl: 'Een route op de kaart met lengte, hoogtes en stops, en een bestand voor onderweg.',
    en: 'A route on a map with its length, climbs and stops, and a file to take along.',
    de: 'Eine Route auf der Karte mit Länge, Höhen und Stopps und einer Datei für unterwegs.',
  },
  category: 'lists',
  icon: 'route',
  fields: routeMapFields,
  Component: RouteMap,
  isEmpty: (values, { tour }: RouteMapData) => routeLayout(values, tour).view === undefined,
  styles: (values) => {
    const { view, ground } = routeLayout(values, null);
    return mapStyles(view, ground, values);
  },
  allows: (values) => {
    const { service } = routeLayout(values, null);
    return service ? [{ directive: 'img-src', source: service.source }] : [];
  },
  scripts: ['src/modules/route-map/route-map.browser.ts'],
  fixtures: routeMapFixtures,
});
