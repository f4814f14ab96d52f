import { Alert, Button, Stack, Text } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useLanguage, useTexts } from '../../backoffice/language.tsx';
import { notifyDone } from '../../backoffice/notify.ts';
import { FormProblem } from '../../backoffice/ui/FormProblem.tsx';
import { writeMoment } from '../../backoffice/ui/moment.ts';
import { useAction } from '../../backoffice/ui/use-action.ts';
import { Icon } from '../../components/Icon.tsx';
import { pagesErrors } from '../../features/pages/pages.errors.ts';
import { fill, type Texts } from '../../lib/texts.ts';
import { pagesApi } from './pages-api.ts';
import { useSaving } from './use-saving.ts';

const texts = {
  nl: {
    planned: 'Gepland voor {at}',
    plannedUntil: 'Gepland voor {at}, tot {until}',
    running: 'Tijdelijk op de site, tot {until}. Daarna komt de vorige versie terug.',
    plannedHelp: 'Wat je daarna veranderde gaat niet mee. Plan opnieuw om het mee te nemen.',
    trouble: 'Gepland voor {at}, maar het lukte niet: {reason}',
    undo: 'Planning ongedaan maken',
    stay: 'Laat deze versie staan',
    undone: 'Er staat niets meer gepland.',
    stays: 'Deze versie blijft staan.',
  },
  en: {
    planned: 'Scheduled for {at}',
    plannedUntil: 'Scheduled for {at}, until {until}',
    running: 'On the site for a time, until {until}. Then the version before comes back.',
    plannedHelp: 'What you changed afterwards is not part of it. Schedule again to take it along.',
    trouble: 'Scheduled for {at}, but it did not work: {reason}',
    undo: 'Undo the schedule',
    stay: 'Let this version stay',
    undone: 'Nothing is scheduled any more.',
    stays: 'This version stays.',
  },
  de: {
    planned: 'Geplant für {at}',
    plannedUntil: 'Geplant für {at}, bis {until}',
    running: 'Vorübergehend auf der Website, bis {until}. Danach kommt die Fassung davor zurück.',
    plannedHelp: 'Was du danach geändert hast, ist nicht dabei. Plane neu, um es mitzunehmen.',
    trouble: 'Geplant für {at}, aber es klappte nicht: {reason}',
    undo: 'Planung aufheben',
    stay: 'Diese Fassung stehen lassen',
    undone: 'Es ist nichts mehr geplant.',
    stays: 'Diese Fassung bleibt stehen.',
  },
} satisfies Texts;

/** What is to be published later, or to be taken back, with the way to undo that. */
export const ScheduleNotice = () => {
  const text = useTexts(texts);
  const { language } = useLanguage();
  const queries = useQueryClient();
  const schedule = useSaving((state) => state.schedule);
  const undo = useAction(async () => {
    await pagesApi.unschedule(useSaving.getState().page);
    notifyDone(schedule?.started ? text.stays : text.undone);
    useSaving.setState({ schedule: null });
    void queries.invalidateQueries({ queryKey: ['pages'] });
  });
  if (!schedule) return null;
  const { started, trouble } = schedule;
  const values = {
    at: writeMoment(schedule.at, language),
    until: schedule.until ? writeMoment(schedule.until, language) : '',
    reason: trouble ? reasonOf(trouble, language) : '',
  };
  const words = trouble
    ? text.trouble
    : started
      ? text.running
      : schedule.until
        ? text.plannedUntil
        : text.planned;
  return (
    <Alert
      color={trouble ? 'red' : 'blue'}
      icon={<Icon name={trouble ? 'warning' : 'clock'} />}
      title={fill(words, values, language)}
    >
      <Stack gap="sm" align="flex-start">
        {!started && <Text size="sm">{text.plannedHelp}</Text>}
        <FormProblem error={undo.error} />
        <Button size="xs" variant="default" loading={undo.busy} onClick={() => void undo.run()}>
          {started ? text.stay : text.undo}
        </Button>
      </Stack>
    </Alert>
  );
};

const reasonOf = (code: string, language: 'nl' | 'en' | 'de'): string =>
  Object.hasOwn(pagesErrors, code) ? pagesErrors[code as keyof typeof pagesErrors][language] : code;
