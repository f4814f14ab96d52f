import { look, marker, titleLevel } from '../../components/disclosure/disclosure-fields.ts';
import { icon } from '../../fields/icon.ts';
import { text, toggle as toggleField } from '../../fields/kinds.ts';
import { defineModule } from '../define-module.ts';
import { Toggle } from './Toggle.tsx';
import { toggleFixtures } from './toggle.fixtures.ts';

export const toggleFields = {
  title: text({ label: { nl: 'Titel', en: 'Title', de: 'Titel' } }),
  level: titleLevel(),
  icon: icon({ label: { nl: 'Pictogram', en: 'Icon', de: 'Symbol' } }),
  marker: marker(),
  look: look(),
  open: toggleField({
    label: { nl: 'Begint open', en: 'Open at first', de: 'Anfangs offen' },
    initial: false,
  }),
};

export const toggle = defineModule({
  type: 'toggle',
  version: 1,
  label: { nl: 'Uitklapper', en: 'Toggle', de: 'Aufklapper' },
  about: {
    nl: 'Eén titel die je open- en dichtklapt, voor uitleg die niet iedereen nodig heeft.',
    en: 'One title that opens and closes, for details not everyone needs.',
    de: 'Ein Titel zum Auf- und Zuklappen, für Details, die nicht alle brauchen.',
  },
  category: 'moving',
  fields: toggleFields,
  slots: { content: { label: { nl: 'Inhoud', en: 'Content', de: 'Inhalt' } } },
  opensByFragment: 'anchored',
  Component: Toggle,
  isEmpty: ({ title }) => title.trim() === '',
  fixtures: toggleFixtures,
});
