import { useQuery } from '@tanstack/react-query';
import { api } from '../../../backoffice/api.ts';
import { useLanguage, useTexts } from '../../../backoffice/language.tsx';
import { localeOf } from '../../../lib/language.ts';
import { fill, type Texts } from '../../../lib/texts.ts';
import { useEditor } from '../../state/use-editor.ts';
import fieldStyles from '../field/field.module.css';

const texts = {
  nl: {
    at: 'Wordt gepubliceerd op {from}.',
    until: 'Wordt gepubliceerd op {from}; vanaf {until} staat de vorige versie er weer.',
  },
  en: {
    at: 'Will be published on {from}.',
    until: 'Will be published on {from}; from {until} the version before is back.',
  },
  de: {
    at: 'Wird am {from} veröffentlicht.',
    until: 'Wird am {from} veröffentlicht; ab {until} steht wieder die Fassung davor.',
  },
} satisfies Texts;

interface Schedule {
  at: string;
  until?: string | null;
}

/** When the page will be published by itself, if it will. */
export const ScheduleNote = () => {
  const words = useTexts(texts);
  const { language: staffLanguage } = useLanguage();
  const key = useEditor((state) => state.pageKey);
  const language = useEditor((state) => state.language);
  const { data: schedule } = useQuery({
    queryKey: ['pages', key, language, 'schedule'],
    queryFn: async () => {
      const draft = await api.get<{ schedule?: Schedule | null }>(`/pages/${key}/${language}/draft`);
      return draft.schedule ?? null;
    },
    enabled: key !== '',
  });
  if (!schedule?.at) return null;
  const moment = (instant: string) =>
    new Date(instant).toLocaleString(localeOf[staffLanguage], { dateStyle: 'long', timeStyle: 'short' });
  return (
    <p className={fieldStyles.help}>
      {schedule.until
        ? fill(words.until, { from: moment(schedule.at), until: moment(schedule.until) }, staffLanguage)
        : fill(words.at, { from: moment(schedule.at) }, staffLanguage)}
    </p>
  );
};
