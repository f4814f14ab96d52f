import { SegmentedControl, Switch, Textarea, TextInput } from '@mantine/core';
import { useId } from 'react';
import { useTexts } from '../../../backoffice/language.tsx';
import type { Texts } from '../../../lib/texts.ts';
import type { PageSettings } from '../../../page/page-settings.ts';
import { useEditor } from '../../state/use-editor.ts';
import { FieldFrame } from '../field/FieldFrame.tsx';
import fieldStyles from '../field/field.module.css';
import { useTypedText } from '../field/use-typed-text.ts';
import { PictureControl } from '../picture/PictureControl.tsx';
import { AddressField } from './AddressField.tsx';
import { PageLanguages } from './PageLanguages.tsx';
import { PostFields } from './PostFields.tsx';
import styles from './page.module.css';
import { SearchPreview } from './SearchPreview.tsx';

const texts = {
  nl: {
    heading: 'Deze pagina',
    lead: 'Kies een onderdeel op de pagina om dat te bewerken.',
    title: 'Titel',
    titleHelp: 'Staat in zoekresultaten en op het tabblad van de browser.',
    description: 'Beschrijving',
    descriptionHelp: 'Eén of twee zinnen die iemand in een zoekresultaat doen klikken.',
    indexed: 'Te vinden in zoekmachines',
    share: 'Afbeelding bij delen',
    shareHelp: 'Te zien als iemand de pagina deelt in een bericht. Zonder: die van de website.',
    header: 'Menubalk',
    headerHelp: 'Vast blijft in beeld; doorzichtig ligt over het eerste beeld.',
    auto: 'Zoals overal',
    fixed: 'Vast',
    transparent: 'Doorzichtig',
  },
  en: {
    heading: 'This page',
    lead: 'Choose a module on the page to edit it.',
    title: 'Title',
    titleHelp: 'Stands in search results and on the browser’s tab.',
    description: 'Description',
    descriptionHelp: 'One or two sentences that make somebody click in a search result.',
    indexed: 'Found by search engines',
    share: 'Picture when shared',
    shareHelp: 'Seen when somebody shares the page in a message. Without one: the website’s.',
    header: 'Header',
    headerHelp: 'Fixed stays in view; transparent lies over the first picture.',
    auto: 'As everywhere',
    fixed: 'Fixed',
    transparent: 'Transparent',
  },
  de: {
    heading: 'Diese Seite',
    lead: 'Wähle ein Element auf der Seite, um es zu bearbeiten.',
    title: 'Titel',
    titleHelp: 'Steht in Suchergebnissen und auf dem Tab des Browsers.',
    description: 'Beschreibung',
    descriptionHelp: 'Ein oder zwei Sätze, die in einem Suchergebnis zum Klicken einladen.',
    indexed: 'In Suchmaschinen zu finden',
    share: 'Bild beim Teilen',
    shareHelp: 'Zu sehen, wenn jemand die Seite in einer Nachricht teilt. Ohne: das der Website.',
    header: 'Kopfzeile',
    headerHelp: 'Fest bleibt im Bild; durchsichtig liegt über dem ersten Bild.',
    auto: 'Wie überall',
    fixed: 'Fest',
    transparent: 'Transparent',
  },
} satisfies Texts;

/** The settings of the page itself, while no module is selected. */
export const PagePanel = () => {
  const words = useTexts(texts);
  const id = useId();
  const settings = useEditor((state) => state.settings);
  const set = useEditor((state) => state.setSettings);
  return (
    <section className={styles.panel} aria-labelledby={`${id}-heading`}>
      <header>
        <h2 id={`${id}-heading`} className={styles.heading}>
          {words.heading}
        </h2>
        <p className={fieldStyles.help}>{words.lead}</p>
      </header>
      <TitleField value={settings.title} onChange={(title) => set({ title })} />
      <AddressField path={settings.path} onChange={(path) => set({ path })} />
      {settings.post && <PostFields post={settings.post} onChange={(post) => set({ post })} />}
      <DescriptionField value={settings.description} onChange={(description) => set({ description })} />
      <SearchPreview settings={settings} />
      <Switch
        label={words.indexed}
        checked={settings.indexed}
        onChange={(event) => set({ indexed: event.currentTarget.checked })}
      />
      <FieldFrame
        label={words.share}
        labelId={`${id}-share`}
        help={words.shareHelp}
        helpId={`${id}-share-help`}
        problemId={`${id}-share-problem`}
      >
        <PictureControl
          value={settings.sharePicture ? { media: settings.sharePicture } : null}
          onChange={(picture) => set({ sharePicture: picture?.media ?? null })}
          id={`${id}-picture`}
          labelId={`${id}-share`}
          describedBy={`${id}-share-help`}
          withoutAlt
        />
      </FieldFrame>
      <FieldFrame
        label={words.header}
        labelId={`${id}-header`}
        help={words.headerHelp}
        helpId={`${id}-header-help`}
        problemId={`${id}-header-problem`}
      >
        <SegmentedControl
          fullWidth
          aria-labelledby={`${id}-header`}
          aria-describedby={`${id}-header-help`}
          data={(['auto', 'fixed', 'transparent'] as const).map((value) => ({ value, label: words[value] }))}
          value={settings.headerMode}
          onChange={(headerMode) => set({ headerMode: headerMode as PageSettings['headerMode'] })}
        />
      </FieldFrame>
      <PageLanguages />
    </section>
  );
};

interface TextProps {
  value: string;
  onChange(value: string): void;
}

const TitleField = ({ value, onChange }: TextProps) => {
  const words = useTexts(texts);
  const typed = useTypedText<HTMLInputElement>({
    text: value,
    commit: (text) => {
      onChange(text);
      return text;
    },
  });
  return <TextInput {...typed.input} label={words.title} description={words.titleHelp} maxLength={200} />;
};

const DescriptionField = ({ value, onChange }: TextProps) => {
  const words = useTexts(texts);
  const typed = useTypedText<HTMLTextAreaElement>({
    text: value,
    commit: (text) => {
      onChange(text);
      return text;
    },
  });
  return (
    <Textarea
      {...typed.input}
      label={words.description}
      description={words.descriptionHelp}
      rows={3}
      maxLength={500}
      classNames={{ input: fieldStyles.textarea }}
    />
  );
};
