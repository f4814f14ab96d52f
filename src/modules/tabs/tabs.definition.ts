import { choice, number, text } from '../../fields/kinds.ts';
import { defineModule } from '../define-module.ts';
import { Tabs } from './Tabs.island.tsx';
import { tabsFixtures } from './tabs.fixtures.ts';

export const tabsFields = {
  label: text({
    label: { nl: 'Naam van de groep', en: 'Name of the group', de: 'Name der Gruppe' },
    help: {
      nl: 'Alleen voor schermlezers',
      en: 'For screen readers only',
      de: 'Nur für Screenreader',
    },
  }),
  look: choice({
    label: { nl: 'Uiterlijk', en: 'Look', de: 'Aussehen' },
    options: {
      line: { nl: 'Lijn', en: 'Line', de: 'Linie' },
      folder: { nl: 'Tabkaarten', en: 'Folder', de: 'Registerkarten' },
    },
    initial: 'line',
  }),
  place: choice({
    label: { nl: 'Plaats van de tabs', en: 'Place of the tabs', de: 'Platz der Tabs' },
    options: {
      top: { nl: 'Boven', en: 'Above', de: 'Oben' },
      side: { nl: 'Opzij', en: 'At the side', de: 'Seitlich' },
    },
    initial: 'top',
  }),
  open: number({
    label: { nl: 'Begint met tab', en: 'Starts at tab', de: 'Beginnt mit Tab' },
    help: {
      nl: 'Welke tab bij binnenkomst open is; 1 is de eerste',
      en: 'Which tab is open on arrival; 1 is the first',
      de: 'Welcher Tab beim Öffnen der Seite offen ist; 1 ist der erste',
    },
    initial: 1,
    minimum: 1,
    maximum: 16,
  }),
};

export const tabs = defineModule({
  type: 'tabs',
  version: 1,
  label: { nl: 'Tabs', en: 'Tabs', de: 'Tabs' },
  about: {
    nl: 'Tabbladen waarvan er één openstaat, voor keuzes die je apart bekijkt.',
    en: 'Tabs of which one is open, for choices to look at one by one.',
    de: 'Tabs, von denen einer offen ist, für Dinge, die man einzeln ansieht.',
  },
  category: 'moving',
  fields: tabsFields,
  slots: {
    tabs: {
      label: { nl: 'Tabs', en: 'Tabs', de: 'Tabs' },
      allow: ['tab'],
      childProps: ['title', 'icon'],
    },
  },
  hydrate: 'interaction',
  opensByFragment: 'named',
  scripts: ['src/modules/tabs/tabs.browser.ts'],
  Component: Tabs,
  fixtures: tabsFixtures,
});
