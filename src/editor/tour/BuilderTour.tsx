import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { api } from '../../backoffice/api.ts';
import { useTexts } from '../../backoffice/language.tsx';
import { type Me, meQuery } from '../../backoffice/session/me-query.ts';
import { Tour } from '../../backoffice/tour/Tour.tsx';
import { boxesOf } from '../../backoffice/tour/use-boxes.ts';
import { useFrame } from '../canvas/use-frame.ts';
import { firstModule, firstWords, selectFirstWords } from './canvas-boxes.ts';
import { tourTexts } from './tour-texts.ts';
import { endTour, startTour, useTour } from './use-tour.ts';

/** The tour of the builder, by itself on somebody's first visit. `showFields` opens the panel at the right. */
export const BuilderTour = ({ showFields }: { showFields(): void }) => {
  const text = useTexts(tourTexts);
  const opened = useTour((state) => state.opened);
  useFirstVisit();
  useEffect(() => endTour, []);
  if (!opened) return null;
  const steps = [
    { title: text.chooseTitle, words: text.chooseWords, boxes: firstModule },
    { title: text.typeTitle, words: text.typeWords, enter: selectFirstWords, boxes: firstWords },
    {
      title: text.fieldsTitle,
      words: text.fieldsWords,
      enter: () => {
        selectFirstWords();
        showFields();
      },
      boxes: () => [...boxesOf('[data-tour="fields"]'), ...boxesOf('[data-tour="device"]')],
    },
    { title: text.savedTitle, words: text.savedWords, boxes: () => boxesOf('[data-tour="saved"]') },
    {
      title: text.publishTitle,
      words: text.publishWords,
      boxes: () => [...boxesOf('[data-tour="publish"]'), ...boxesOf('[data-tour="undo"]')],
    },
  ];
  return <Tour steps={steps} end={endTour} />;
};

/** Once the page is drawn; that it was shown is remembered with the account, on every computer. */
function useFirstVisit(): void {
  const queries = useQueryClient();
  const isNew = useQuery(meQuery).data?.tourSeen === false;
  const isDrawn = useFrame(({ frame }) => frame !== undefined);
  useEffect(() => {
    if (!isNew || !isDrawn) return;
    startTour();
    api.patch<Me>('/me', { tourSeen: true }, { signInAgain: false }).then(
      (me) => queries.setQueryData(meQuery.queryKey, me),
      // It is shown again next time.
      () => {},
    );
  }, [isNew, isDrawn, queries]);
}
