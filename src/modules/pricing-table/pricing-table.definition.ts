import { headingLevelField } from '../../components/heading-level-field.ts';
import { choice, list, text, toggle } from '../../fields/kinds.ts';
import { link } from '../../fields/link.ts';
import { defineModule } from '../define-module.ts';
import { PricingTable } from './PricingTable.tsx';
import { pricingTableFixtures } from './pricing-table.fixtures.ts';

const item = {
  text: text({ label: { nl: 'Wat', en: 'What', de: 'Was' }, maximumLength: 200 }),
  included: toggle({ label: { nl: 'Inbegrepen', en: 'Included', de: 'Inklusive' }, initial: true }),
};

const column = {
  title: text({ label: { nl: 'Naam', en: 'Name', de: 'Name' }, maximumLength: 120 }),
  subtitle: text({ label: { nl: 'Ondertitel', en: 'Subtitle', de: 'Untertitel' } }),
  before: text({
    label: { nl: 'Voor de prijs', en: 'Before the price', de: 'Vor dem Preis' },
    help: { nl: 'Bijvoorbeeld: vanaf', en: 'For example: from', de: 'Zum Beispiel: ab' },
    maximumLength: 40,
  }),
  price: text({
    label: { nl: 'Prijs', en: 'Price', de: 'Preis' },
    help: {
      nl: 'Alleen het bedrag, of woorden als “op aanvraag”',
      en: 'The amount alone, or words such as “on request”',
      de: 'Nur der Betrag, oder Worte wie „auf Anfrage“',
    },
    maximumLength: 40,
  }),
  currency: text({ label: { nl: 'Munt', en: 'Currency', de: 'Währung' }, initial: '€', maximumLength: 5 }),
  per: text({
    label: { nl: 'Per', en: 'Per', de: 'Pro' },
    help: { nl: 'Bijvoorbeeld: per dag', en: 'For example: a day', de: 'Zum Beispiel: pro Tag' },
    maximumLength: 60,
  }),
  featured: toggle({ label: { nl: 'Uitgelicht', en: 'Featured', de: 'Hervorgehoben' }, initial: false }),
  featuredLabel: text({
    label: { nl: 'Vlag', en: 'Flag', de: 'Fähnchen' },
    help: {
      nl: 'Bijvoorbeeld: meest gekozen',
      en: 'For example: most chosen',
      de: 'Zum Beispiel: am häufigsten gewählt',
    },
    maximumLength: 40,
  }),
  items: list({
    label: { nl: 'Onderdelen', en: 'Items', de: 'Bestandteile' },
    item,
    itemLabel: 'text',
    maximum: 30,
  }),
  buttonLabel: text({
    label: { nl: 'Tekst van de knop', en: 'Button text', de: 'Text des Knopfes' },
    maximumLength: 120,
  }),
  link: link({ label: { nl: 'Knop gaat naar', en: 'Button goes to', de: 'Knopf führt zu' } }),
};

export const pricingTableFields = {
  columns: list({
    label: { nl: 'Kolommen', en: 'Columns', de: 'Spalten' },
    item: column,
    itemLabel: 'title',
    maximum: 6,
  }),
  level: headingLevelField('h3'),
  look: choice({
    label: { nl: 'Uiterlijk', en: 'Look', de: 'Aussehen' },
    options: {
      board: { nl: 'Tariefbord', en: 'Tariff board', de: 'Preistafel' },
      open: { nl: 'Open kolommen', en: 'Open columns', de: 'Offene Spalten' },
    },
    initial: 'board',
  }),
  excluded: choice({
    label: { nl: 'Wat niet inbegrepen is', en: 'What is not included', de: 'Nicht Inbegriffenes' },
    options: {
      struck: { nl: 'Tonen, met kruis', en: 'Shown, with a cross', de: 'Zeigen, mit Kreuz' },
      hidden: { nl: 'Weglaten', en: 'Left out', de: 'Weglassen' },
    },
    initial: 'struck',
  }),
  note: text({ label: { nl: 'Noot', en: 'Note', de: 'Anmerkung' }, multiline: true }),
};

export const pricingTable = defineModule({
  type: 'pricing-table',
  version: 1,
  label: { nl: 'Prijstabel', en: 'Pricing table', de: 'Preistabelle' },
  about: {
    nl: 'Keuzes met hun prijs naast elkaar, zodat gasten kunnen vergelijken.',
    en: 'Choices with their prices side by side, so that guests can compare.',
    de: 'Angebote mit Preis nebeneinander, damit deine Gäste vergleichen können.',
  },
  category: 'text',
  fields: pricingTableFields,
  Component: PricingTable,
  isEmpty: ({ columns }) => columns.length === 0,
  styles: ({ columns }) => ({ base: { '--columns': String(Math.max(1, columns.length)) } }),
  fixtures: pricingTableFixtures,
});
