import { Checkbox, Fieldset, Group } from '@mantine/core';
import { useTexts } from '../../../backoffice/language.tsx';
import type { PerDevice } from '../../../fields/style-values.ts';
import { languages } from '../../../lib/language.ts';
import type { Texts } from '../../../lib/texts.ts';
import type { ShownWhen } from '../../../page/page-node.ts';
import { useEditor } from '../../state/use-editor.ts';
import fieldStyles from '../field/field.module.css';
import { useSurroundings } from '../field/surroundings.ts';
import styles from './conditions.module.css';
import { type Device, devices, devicesShown, hiddenFor } from './devices-shown.state.ts';
import { NameAndValueField } from './NameAndValueField.tsx';
import { ShownPeriodField } from './ShownPeriodField.tsx';

const texts = {
  nl: {
    title: 'Wie het ziet',
    help: 'Bezoekers zien dit onderdeel als alles hieronder klopt. In de bouwer zie je het altijd.',
    devices: 'Op deze apparaten',
    desktop: 'Desktop',
    tablet: 'Tablet',
    phone: 'Telefoon',
    nowhere: 'Zo ziet niemand dit onderdeel.',
    languages: 'Op pagina’s in deze talen',
    nl: 'Nederlands',
    en: 'Engels',
    de: 'Duits',
    otherLanguage: 'De taal van deze pagina is uit: hier zien bezoekers dit onderdeel niet.',
  },
  en: {
    title: 'Who sees it',
    help: 'Visitors see this module when all of this holds. In the builder you always see it.',
    devices: 'On these devices',
    desktop: 'Desktop',
    tablet: 'Tablet',
    phone: 'Phone',
    nowhere: 'Nobody sees this module.',
    languages: 'On pages in these languages',
    nl: 'Dutch',
    en: 'English',
    de: 'German',
    otherLanguage: 'The language of this page is off: visitors do not see this module here.',
  },
  de: {
    title: 'Wer es sieht',
    help: 'Besucher sehen dieses Element, wenn alles hier stimmt. Im Editor siehst du es immer.',
    devices: 'Auf diesen Geräten',
    desktop: 'Desktop',
    tablet: 'Tablet',
    phone: 'Telefon',
    nowhere: 'So sieht niemand dieses Element.',
    languages: 'Auf Seiten in diesen Sprachen',
    nl: 'Niederländisch',
    en: 'Englisch',
    de: 'Deutsch',
    otherLanguage: 'Die Sprache dieser Seite ist aus: Hier sehen Besucher dieses Element nicht.',
  },
} satisfies Texts;

interface Props {
  id: string;
  shown: ShownWhen | undefined;
  /** The design value `hidden`. */
  hidden: unknown;
}

/** Which visitors see a module: on which devices, when, in which language, with what in the address or a cookie (MOD-7). */
export const ConditionsField = ({ id, shown = {}, hidden }: Props) => {
  const words = useTexts(texts);
  const { pageLanguage } = useSurroundings();
  const { setShown, setValue } = useEditor.getState();
  const change = (changed: Partial<ShownWhen>) => {
    const next = Object.entries({ ...shown, ...changed }).filter(([, value]) => value !== undefined);
    setShown(id, next.length > 0 ? Object.fromEntries(next) : undefined);
  };
  const onDevices = devicesShown(hidden as PerDevice<boolean> | undefined);
  const inLanguages = shown.languages ?? [...languages];
  return (
    <Fieldset
      variant="unstyled"
      legend={words.title}
      classNames={{ root: styles.conditions, legend: styles.title }}
    >
      <p className={fieldStyles.help}>{words.help}</p>
      <Checkbox.Group
        label={words.devices}
        value={onDevices}
        error={onDevices.length === 0 && words.nowhere}
        onChange={(next) => setValue(id, 'design', 'hidden', hiddenFor(next as Device[]))}
      >
        <Group gap="md" mt={6}>
          {devices.map((device) => (
            <Checkbox key={device} value={device} label={words[device]} size="sm" />
          ))}
        </Group>
      </Checkbox.Group>
      <ShownPeriodField
        shown={{ from: shown.from, until: shown.until }}
        onChange={({ from, until }) => change({ from, until })}
      />
      <Checkbox.Group
        label={words.languages}
        value={inLanguages}
        error={!inLanguages.includes(pageLanguage) && words.otherLanguage}
        onChange={(next) => {
          const chosen = languages.filter((language) => next.includes(language));
          // None at all would be a module that nobody ever sees.
          if (chosen.length > 0) change({ languages: chosen.length < languages.length ? chosen : undefined });
        }}
      >
        <Group gap="md" mt={6}>
          {languages.map((language) => (
            <Checkbox key={language} value={language} label={words[language]} size="sm" />
          ))}
        </Group>
      </Checkbox.Group>
      {(['query', 'cookie'] as const).map((about) => (
        <NameAndValueField
          key={about}
          about={about}
          condition={shown[about]}
          onChange={(condition) => change({ [about]: condition })}
        />
      ))}
    </Fieldset>
  );
};
