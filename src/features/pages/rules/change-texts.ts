import type { AnyField, Label } from '../../../fields/field.ts';
import type { Language } from '../../../lib/language.ts';
import type { PageSettings } from '../../../page/page-settings.ts';

/** The sentences of `describeChanges`. `device` begins with a space when it is not empty. */
export const changeTexts = {
  nl: {
    added: '‘{module}’ toegevoegd aan {place}',
    removed: '‘{module}’ verwijderd uit {place}',
    moved: '‘{module}’ verplaatst naar {place}',
    reordered: '‘{module}’ verplaatst binnen {place}',
    changed: '{field} van ‘{module}’{device} gewijzigd: {from} → {to}',
    changedUnknown: '{field} van ‘{module}’ gewijzigd',
    setting: '{field} van de pagina gewijzigd: {from} → {to}',
    itemsAdded: '{count} toegevoegd aan {field} van ‘{module}’',
    itemsRemoved: '{count} verwijderd uit {field} van ‘{module}’',
    item: '{field} ({list}, nummer {number})',
    quoted: '‘{value}’',
    page: 'de pagina',
    base: '',
    tablet: ' op tablets',
    phone: ' op telefoons',
    hover: ' bij aanwijzen',
    anchor: 'Anker',
    shown: 'Periode',
    always: 'altijd',
    empty: 'leeg',
    on: 'aan',
    off: 'uit',
  },
  en: {
    added: '‘{module}’ added to {place}',
    removed: '‘{module}’ removed from {place}',
    moved: '‘{module}’ moved to {place}',
    reordered: '‘{module}’ moved within {place}',
    changed: '{field} of ‘{module}’{device} changed: {from} → {to}',
    changedUnknown: '{field} of ‘{module}’ changed',
    setting: '{field} of the page changed: {from} → {to}',
    itemsAdded: '{count} added to {field} of ‘{module}’',
    itemsRemoved: '{count} removed from {field} of ‘{module}’',
    item: '{field} ({list}, number {number})',
    quoted: '‘{value}’',
    page: 'the page',
    base: '',
    tablet: ' on tablets',
    phone: ' on phones',
    hover: ' under the pointer',
    anchor: 'Anchor',
    shown: 'Period',
    always: 'always',
    empty: 'empty',
    on: 'on',
    off: 'off',
  },
  de: {
    added: '„{module}“ hinzugefügt: {place}',
    removed: '„{module}“ entfernt aus: {place}',
    moved: '„{module}“ verschoben nach: {place}',
    reordered: '„{module}“ verschoben innerhalb von: {place}',
    changed: '{field} von „{module}“{device} geändert: {from} → {to}',
    changedUnknown: '{field} von „{module}“ geändert',
    setting: '{field} der Seite geändert: {from} → {to}',
    itemsAdded: '{count} hinzugefügt bei {field} von „{module}“',
    itemsRemoved: '{count} entfernt bei {field} von „{module}“',
    item: '{field} ({list}, Nummer {number})',
    quoted: '„{value}“',
    page: 'Seite',
    base: '',
    tablet: ' auf Tablets',
    phone: ' auf Handys',
    hover: ' unter dem Mauszeiger',
    anchor: 'Anker',
    shown: 'Zeitraum',
    always: 'immer',
    empty: 'leer',
    on: 'an',
    off: 'aus',
  },
} satisfies Record<Language, Record<string, string>>;

const line = { type: 'text', multiline: false, maximumLength: 0 } as const;

/** How the page's own settings are called, and how their values are shown. */
export const settingLabels: Record<keyof PageSettings, { label: Label; control: AnyField['control'] }> = {
  path: { label: { nl: 'Adres', en: 'Address', de: 'Adresse' }, control: line },
  title: { label: { nl: 'Titel', en: 'Title', de: 'Titel' }, control: line },
  description: { label: { nl: 'Beschrijving', en: 'Description', de: 'Beschreibung' }, control: line },
  indexed: {
    label: {
      nl: 'Vindbaarheid in zoekmachines',
      en: 'Listing in search engines',
      de: 'Auffindbarkeit in Suchmaschinen',
    },
    control: { type: 'toggle' },
  },
  sharePicture: {
    label: { nl: 'Deelafbeelding', en: 'Picture when shared', de: 'Bild beim Teilen' },
    control: line,
  },
  post: { label: { nl: 'Bericht', en: 'Post', de: 'Beitrag' }, control: line },
  headerMode: {
    label: { nl: 'Kop van de site', en: 'Site header', de: 'Kopfzeile' },
    control: {
      type: 'choice',
      options: [
        { value: 'auto', label: { nl: 'vanzelf', en: 'by itself', de: 'automatisch' } },
        { value: 'fixed', label: { nl: 'vast', en: 'fixed', de: 'fest' } },
        { value: 'transparent', label: { nl: 'doorzichtig', en: 'see-through', de: 'durchsichtig' } },
      ],
    },
  },
};
