import { Button, Checkbox, Chip, Group, Radio, Stack } from '@mantine/core';
import { DateTimePicker } from '@mantine/dates';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { ApiError } from '../../backoffice/api.ts';
import { useLanguage, useTexts } from '../../backoffice/language.tsx';
import { FormProblem } from '../../backoffice/ui/FormProblem.tsx';
import { useAction } from '../../backoffice/ui/use-action.ts';
import type { LocalDateTime } from '../../lib/local-time.ts';
import type { Texts } from '../../lib/texts.ts';
import { type Published, pagesApi } from './pages-api.ts';
import { choiceWords, scheduleChoices } from './schedule-choices.ts';
import { shopInstant, shopNow } from './shop-time.ts';
import { useSaving } from './use-saving.ts';

const texts = {
  nl: {
    when: 'Wanneer',
    now: 'Nu',
    later: 'Later',
    quick: 'Vaak gekozen',
    at: 'Datum en tijd',
    atHelp: 'Op de klok van de winkel.',
    temporary: 'Tijdelijk',
    temporaryHelp: 'Daarna komt vanzelf terug wat er nu op de site staat.',
    until: 'Tot',
    publish: 'Publiceer nu',
    schedule: 'Plan het in',
    needAt: 'Kies wanneer.',
    needUntil: 'Kies tot wanneer.',
    clear: 'Leegmaken',
  },
  en: {
    when: 'When',
    now: 'Now',
    later: 'Later',
    quick: 'Often chosen',
    at: 'Date and time',
    atHelp: 'By the shop’s clock.',
    temporary: 'For a time',
    temporaryHelp: 'Afterwards what is on the site now comes back by itself.',
    until: 'Until',
    publish: 'Publish now',
    schedule: 'Schedule it',
    needAt: 'Choose when.',
    needUntil: 'Choose until when.',
    clear: 'Clear',
  },
  de: {
    when: 'Wann',
    now: 'Jetzt',
    later: 'Später',
    quick: 'Oft gewählt',
    at: 'Datum und Zeit',
    atHelp: 'Nach der Uhr des Geschäfts.',
    temporary: 'Vorübergehend',
    temporaryHelp: 'Danach kommt von selbst zurück, was jetzt auf der Website steht.',
    until: 'Bis',
    publish: 'Jetzt veröffentlichen',
    schedule: 'Einplanen',
    needAt: 'Wähle, wann.',
    needUntil: 'Wähle, bis wann.',
    clear: 'Leeren',
  },
} satisfies Texts;

interface Props {
  /** The page cannot be published as it is. */
  isRefused: boolean;
  /** Somebody else saved while this was looked at. */
  onNewer(): void;
  onPublished(published: Published): void;
}

/** When the page is published, and for how long. */
export const PublishForm = ({ isRefused, onNewer, onPublished }: Props) => {
  const text = useTexts(texts);
  const [when, setWhen] = useState<'now' | 'later'>('now');
  const [at, setAt] = useState<LocalDateTime>();
  const [isTemporary, setTemporary] = useState(false);
  const [until, setUntil] = useState<LocalDateTime>();
  const [isChecked, setChecked] = useState(false);
  const publish = usePublish(onNewer, onPublished);
  const fields = publish.error?.fields ?? {};
  const submit = () => {
    setChecked(true);
    if ((when === 'later' && !at) || (isTemporary && !until)) return;
    void publish.run(when === 'later' ? at : undefined, isTemporary ? until : undefined);
  };
  return (
    <Stack>
      <Radio.Group label={text.when} value={when} onChange={(value) => setWhen(value as typeof when)}>
        <Group mt="xs" gap="lg">
          <Radio value="now" label={text.now} />
          <Radio value="later" label={text.later} />
        </Group>
      </Radio.Group>
      {when === 'later' && (
        <MomentField
          label={text.at}
          description={text.atHelp}
          value={at}
          onChange={setAt}
          error={(isChecked && !at && text.needAt) || fields.at}
        >
          <QuickChoices value={at} onChange={setAt} />
        </MomentField>
      )}
      <Checkbox
        checked={isTemporary}
        onChange={(event) => setTemporary(event.currentTarget.checked)}
        label={text.temporary}
        description={text.temporaryHelp}
      />
      {isTemporary && (
        <MomentField
          label={text.until}
          value={until}
          onChange={setUntil}
          error={(isChecked && !until && text.needUntil) || fields.until}
        />
      )}
      <FormProblem
        error={Object.keys(fields).length > 0 && (fields.at || fields.until) ? undefined : publish.error}
      />
      <Group justify="flex-end">
        <Button color="accent" disabled={isRefused} loading={publish.busy} onClick={submit}>
          {when === 'later' ? text.schedule : text.publish}
        </Button>
      </Group>
    </Stack>
  );
};

function usePublish(onNewer: () => void, onPublished: (published: Published) => void) {
  const queries = useQueryClient();
  return useAction(async (at: LocalDateTime | undefined, until: LocalDateTime | undefined) => {
    const { page, session, schedule } = useSaving.getState();
    if (!session) return;
    const when = {
      version: session.version(),
      ...(at && { at: shopInstant(at) }),
      ...(until && { until: shopInstant(until) }),
    };
    try {
      const published = await pagesApi.publish(page, when);
      const ends = when.until ?? null;
      const isLater = 'scheduledFor' in published;
      const { revisionId } = published;
      const planned = isLater || ends;
      useSaving.setState({
        ...(isLater ? {} : { publishedRevisionId: revisionId }),
        schedule: planned
          ? {
              revisionId,
              at: isLater ? published.scheduledFor : published.publishedAt,
              until: ends,
              started: !isLater,
              trouble: null,
            }
          : schedule?.started
            ? null
            : schedule,
      });
      void queries.invalidateQueries({ queryKey: ['pages'] });
      onPublished(published);
    } catch (error) {
      if (error instanceof ApiError && session.takeNewer(error)) return onNewer();
      throw error;
    }
  });
}

interface MomentFieldProps {
  label: string;
  description?: string;
  value: LocalDateTime | undefined;
  onChange(value: LocalDateTime | undefined): void;
  error: string | false | undefined;
  children?: React.ReactNode;
}

const MomentField = ({ value, onChange, error, children, ...words }: MomentFieldProps) => {
  const text = useTexts(texts);
  return (
    <Stack gap="xs">
      {children}
      <DateTimePicker
        {...words}
        error={error}
        value={value ? `${value.replace('T', ' ')}:00` : null}
        onChange={(picked) => onChange(picked ? picked.slice(0, 16).replace(' ', 'T') : undefined)}
        minDate={shopNow().slice(0, 10)}
        valueFormat="dddd D MMMM YYYY HH:mm"
        defaultTimeValue="09:00"
        clearable
        clearButtonProps={{ 'aria-label': text.clear }}
        dropdownType="popover"
        maw="24rem"
      />
    </Stack>
  );
};

const QuickChoices = ({
  value,
  onChange,
}: {
  value: LocalDateTime | undefined;
  onChange(value: LocalDateTime): void;
}) => {
  const text = useTexts(texts);
  const { language } = useLanguage();
  const now = shopNow();
  return (
    <Chip.Group multiple={false} value={value ?? ''} onChange={onChange}>
      <Group gap="xs" role="group" aria-label={text.quick}>
        {scheduleChoices(now).map((moment) => (
          <Chip key={moment} value={moment} size="sm" variant="outline">
            {choiceWords(moment, now, language)}
          </Chip>
        ))}
      </Group>
    </Chip.Group>
  );
};
