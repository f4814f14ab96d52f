import { Button, Fieldset, Group, TextInput } from '@mantine/core';
import { useTexts } from '../../../backoffice/language.tsx';
import { isLocalDateTime } from '../../../lib/local-time.ts';
import type { Texts } from '../../../lib/texts.ts';
import { shopNow } from '../../saving/shop-time.ts';
import fieldStyles from '../field/field.module.css';
import { useTypedText } from '../field/use-typed-text.ts';
import { type Period, quickPeriod } from './quick-period.ts';

const texts = {
  nl: {
    title: 'Wanneer zichtbaar',
    help: 'Naar de klok van de winkel. Laat leeg wat niet hoeft.',
    from: 'Zichtbaar vanaf',
    until: 'Zichtbaar tot',
    today: 'Vandaag',
    friday: 'Vrijdag t/m zondag',
    weekend: 'Dit weekend',
    always: 'Altijd',
    order: 'Het einde ligt voor het begin: zo ziet niemand dit onderdeel.',
    past: 'Deze periode is voorbij: bezoekers zien dit onderdeel niet meer.',
    future: 'Bezoekers zien dit onderdeel nu nog niet.',
  },
  en: {
    title: 'When visible',
    help: 'By the shop’s clock. Leave empty what is not needed.',
    from: 'Visible from',
    until: 'Visible until',
    today: 'Today',
    friday: 'Friday to Sunday',
    weekend: 'This weekend',
    always: 'Always',
    order: 'The end lies before the beginning: nobody sees this module.',
    past: 'This period is over: visitors no longer see this module.',
    future: 'Visitors do not see this module yet.',
  },
  de: {
    title: 'Wann sichtbar',
    help: 'Nach der Uhr des Ladens. Lass leer, was nicht nötig ist.',
    from: 'Sichtbar ab',
    until: 'Sichtbar bis',
    today: 'Heute',
    friday: 'Freitag bis Sonntag',
    weekend: 'Dieses Wochenende',
    always: 'Immer',
    order: 'Das Ende liegt vor dem Anfang: So sieht niemand dieses Element.',
    past: 'Dieser Zeitraum ist vorbei: Besucher sehen dieses Element nicht mehr.',
    future: 'Besucher sehen dieses Element noch nicht.',
  },
} satisfies Texts;

interface Props {
  shown: Period;
  onChange(shown: Period): void;
}

/** From when until when visitors see a module, on the shop's wall clock (MOD-7). */
export const ShownPeriodField = ({ shown, onChange }: Props) => {
  const words = useTexts(texts);
  const now = shopNow();
  const set = (part: keyof Period, moment: string) => {
    const { [part]: _, ...others } = shown;
    const next: Period = moment ? { ...others, [part]: moment } : others;
    onChange(next);
  };
  const wrongOrder = shown.from !== undefined && shown.until !== undefined && shown.until <= shown.from;
  const state =
    shown.until !== undefined && shown.until <= now
      ? words.past
      : shown.from !== undefined && shown.from > now
        ? words.future
        : '';
  return (
    <Fieldset legend={words.title} variant="unstyled">
      <Group gap="xs" mb="xs">
        <Button variant="default" size="compact-sm" onClick={() => onChange(quickPeriod('today', now))}>
          {words.today}
        </Button>
        <Button variant="default" size="compact-sm" onClick={() => onChange(quickPeriod('friday', now))}>
          {words.friday}
        </Button>
        <Button variant="default" size="compact-sm" onClick={() => onChange(quickPeriod('weekend', now))}>
          {words.weekend}
        </Button>
        <Button variant="default" size="compact-sm" onClick={() => onChange({})}>
          {words.always}
        </Button>
      </Group>
      <Moment label={words.from} value={shown.from} onChange={(moment) => set('from', moment)} />
      <Moment
        label={words.until}
        value={shown.until}
        onChange={(moment) => set('until', moment)}
        error={wrongOrder ? words.order : undefined}
      />
      <p className={fieldStyles.help} role="status">
        {!wrongOrder && state} {words.help}
      </p>
    </Fieldset>
  );
};

interface MomentProps {
  label: string;
  value: string | undefined;
  onChange(moment: string): void;
  error?: string;
}

const Moment = ({ label, value, onChange, error }: MomentProps) => {
  const typed = useTypedText<HTMLInputElement>({
    text: value ?? '',
    commit: (text) => {
      if (text !== '' && !isLocalDateTime(text)) return undefined;
      onChange(text);
      return text;
    },
  });
  return <TextInput type="datetime-local" mb="xs" size="sm" label={label} {...typed.input} error={error} />;
};
