import { Alert, Button, Loader, Stack, Text } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useLanguage, useTexts } from '../../backoffice/language.tsx';
import { Icon } from '../../components/Icon.tsx';
import { fill, type Texts } from '../../lib/texts.ts';
import { useEditor } from '../state/use-editor.ts';
import { useWarnings } from '../warnings/use-warnings.ts';
import { ChangeList } from './ChangeList.tsx';
import { OtherLanguages } from './OtherLanguages.tsx';
import { ProblemList } from './ProblemList.tsx';
import { PublishedNotice } from './PublishedNotice.tsx';
import { PublishForm } from './PublishForm.tsx';
import { type Published, pagesApi } from './pages-api.ts';
import { ScheduleNotice } from './ScheduleNotice.tsx';
import styles from './saving.module.css';
import { useSaving } from './use-saving.ts';

const texts = {
  nl: {
    preparing: 'De laatste wijzigingen worden opgeslagen…',
    unsaved: 'De laatste wijzigingen staan nog niet op de server, dus publiceren kan nu niet.',
    again: 'Probeer opnieuw',
    changes: 'Wat er voor bezoekers verandert',
    first: 'Bezoekers hebben deze pagina nog nooit gezien. Na het publiceren staat ze op de site.',
    attention: {
      one: 'Onderaan de bouwer staat nog {count} aandachtspunt: publiceren kan, bekijk het wel.',
      other: 'Onderaan de bouwer staan nog {count} aandachtspunten: publiceren kan, bekijk ze wel.',
    },
    newer: 'Iemand anders heeft intussen opgeslagen. Kijk nog eens wat er verandert.',
  },
  en: {
    preparing: 'The last changes are being saved…',
    unsaved: 'The last changes are not on the server yet, so publishing is not possible now.',
    again: 'Try again',
    changes: 'What changes for visitors',
    first: 'Visitors have never seen this page. After publishing it is on the site.',
    attention: {
      one: 'At the bottom of the builder there is {count} point of attention: you can publish, but have a look.',
      other:
        'At the bottom of the builder there are {count} points of attention: you can publish, but have a look.',
    },
    newer: 'Somebody else has saved meanwhile. Look again at what changes.',
  },
  de: {
    preparing: 'Die letzten Änderungen werden gespeichert…',
    unsaved:
      'Die letzten Änderungen sind noch nicht auf dem Server, darum geht Veröffentlichen gerade nicht.',
    again: 'Noch einmal versuchen',
    changes: 'Was sich für Besucher ändert',
    first: 'Besucher haben diese Seite noch nie gesehen. Nach dem Veröffentlichen steht sie auf der Website.',
    attention: {
      one: 'Unten im Editor steht noch {count} Hinweis: Veröffentlichen geht, sieh ihn dir aber an.',
      other: 'Unten im Editor stehen noch {count} Hinweise: Veröffentlichen geht, sieh sie dir aber an.',
    },
    newer: 'Jemand anderes hat inzwischen gespeichert. Sieh noch einmal nach, was sich ändert.',
  },
} satisfies Texts;

/** What publishing would change, and the choice of when; afterwards where the page is to be seen (EDIT-3). */
export const PublishDialog = ({ close }: { close(): void }) => {
  const text = useTexts(texts);
  const [done, setDone] = useState<Published>();
  const [isNewer, setNewer] = useState(false);
  const publishedRevisionId = useSaving((state) => state.publishedRevisionId);
  const problems = useSaving((state) => state.problems);
  const { data, isFetching, refetch } = usePrepared();
  const select = (nodeId: string) => {
    useEditor.getState().select(nodeId);
    close();
  };
  if (done) return <PublishedNotice published={done} close={close} />;
  if (isFetching || !data)
    return (
      <Stack align="center" py="xl" role="status">
        <Loader type="dots" />
        <Text>{text.preparing}</Text>
      </Stack>
    );
  if (!data.saved)
    return (
      <Stack align="flex-start">
        <Alert color="yellow" icon={<Icon name="warning" />} role="alert">
          {text.unsaved}
        </Alert>
        <Button onClick={() => void refetch()}>{text.again}</Button>
      </Stack>
    );
  const onNewer = () => {
    setNewer(true);
    void refetch();
  };
  return (
    <Stack gap="lg">
      <ScheduleNotice />
      {isNewer && (
        <Alert color="blue" icon={<Icon name="users" />} role="alert">
          {text.newer}
        </Alert>
      )}
      <section>
        <h3 className={styles.heading}>{text.changes}</h3>
        {publishedRevisionId === null ? (
          <Text>{text.first}</Text>
        ) : (
          <ChangeList changes={data.changes} onSelect={select} />
        )}
      </section>
      <ProblemList problems={problems} onSelect={select} />
      <Attention />
      <OtherLanguages />
      <PublishForm
        isRefused={problems.some(({ nodeId }) => nodeId === '')}
        onNewer={onNewer}
        onPublished={setDone}
      />
    </Stack>
  );
};

/** How much the builder's own checks have found, beside what the server says. */
const Attention = () => {
  const text = useTexts(texts);
  const { language } = useLanguage();
  const count = useWarnings()?.filter(({ kind }) => kind !== 'not-shown' && kind !== 'broken-link').length;
  return count ? (
    <Text size="sm" c="dimmed">
      {fill(text.attention, { count }, language)}
    </Text>
  ) : null;
};

/** Everything saved, and what then differs from what visitors see. */
function usePrepared() {
  const page = useSaving((state) => state.page);
  const queries = useQueryClient();
  return useQuery({
    queryKey: ['publish', page.key, page.language],
    gcTime: 0,
    staleTime: 0,
    retry: false,
    queryFn: async () => {
      const { session } = useSaving.getState();
      const unsaved = { saved: false, changes: [] };
      if (!session || !(await session.saveNow())) return unsaved;
      void queries.invalidateQueries({ queryKey: ['pages'] });
      try {
        await session.check();
        const { changes } = await pagesApi.draftChanges(page);
        return { saved: true, changes };
      } catch (error) {
        session.takeNewer(error);
        return unsaved;
      }
    },
  });
}
