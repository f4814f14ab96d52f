import { Alert, Button, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { Icon } from '../../components/Icon.tsx';
import type { OpeningTimes, Versioned } from '../../features/settings/settings.types.ts';
import { fill } from '../../lib/texts.ts';
import { useLanguage, useTexts } from '../language.tsx';
import { notifyDone } from '../notify.ts';
import { SaveBar } from '../settings/SaveBar.tsx';
import { SettingLoader } from '../settings/SettingLoader.tsx';
import styles from '../settings/settings.module.css';
import { useSettingDraft } from '../settings/use-setting.ts';
import { ConfirmDialog } from '../ui/ConfirmDialog.tsx';
import { Screen } from '../ui/Screen.tsx';
import { ClosedDays, isComplete } from './ClosedDays.tsx';
import { openingTexts } from './opening-texts.ts';
import { SeasonCard } from './SeasonCard.tsx';
import {
  hoursOf,
  missesDays,
  type SeasonHours,
  seasonProblem,
  seasonsOf,
  weekdays,
  writeDate,
} from './seasons.ts';

/** When the shop is open and when not (EDIT-5); for owners. */
export const OpeningHoursScreen = () => {
  const text = useTexts(openingTexts);
  return (
    <Screen title={text.title} lead={text.lead}>
      <SettingLoader<OpeningTimes> name="opening-hours">
        {(saved) => <OpeningHoursEditor saved={saved} />}
      </SettingLoader>
    </Screen>
  );
};

const newSeason: SeasonHours = {
  from: '12-24',
  until: '12-31',
  week: weekdays.map(() => ({ opens: '09:00', closes: '18:00' })),
};

const OpeningHoursEditor = ({ saved }: { saved: Versioned<OpeningTimes> }) => {
  const text = useTexts(openingTexts);
  const draft = useSettingDraft<OpeningTimes>('opening-hours', saved);
  const { seasons, change } = useSeasons(draft.value, draft.set);
  const problems = seasons.map((season, index) => seasonProblem(season, seasons.toSpliced(index, 1)));
  const days = draft.value.closedDays;
  const wrong = problems.some(Boolean) || days.some((day) => !isComplete(day, days));
  const affected = draft.error?.code === 'bookings-affected' ? draft.error.body : undefined;
  return (
    <div className={styles.sections}>
      {missesDays(seasons) && (
        <Alert color="yellow" variant="light" icon={<Icon name="info" />}>
          {text.missesDays}
        </Alert>
      )}
      {seasons.map((season, index) => (
        <SeasonCard
          // biome-ignore lint/suspicious/noArrayIndexKey: a season is named by its dates, which change
          key={index}
          season={season}
          problem={problems[index]}
          onChange={(changed) => change(seasons.with(index, changed))}
          onRemove={seasons.length > 1 ? () => change(seasons.toSpliced(index, 1)) : undefined}
        />
      ))}
      <Button
        variant="default"
        leftSection={<Icon name="plus" />}
        style={{ justifySelf: 'start' }}
        onClick={() => change([...seasons, newSeason])}
      >
        {text.addSeason}
      </Button>
      <ClosedDays days={days} onChange={(closedDays) => draft.set({ ...draft.value, closedDays })} />
      <SaveBar
        draft={affected ? { ...draft, error: undefined } : draft}
        blocked={wrong}
        savedText={text.saved}
      />
      <AffectedDialog
        affected={affected as Affected | undefined}
        onSave={async () => {
          if (await draft.save({ accept: true })) notifyDone(text.saved);
        }}
        onClose={draft.dismiss}
      />
    </div>
  );
};

/** The seasons while they are edited: two with the same dates stay two until somebody has changed one. */
function useSeasons(times: OpeningTimes, set: (times: OpeningTimes) => void) {
  const [own, setOwn] = useState(() => ({
    seasons: seasonsOf(times.openingHours),
    hours: times.openingHours,
  }));
  const same = JSON.stringify(own.hours) === JSON.stringify(times.openingHours);
  return {
    seasons: same ? own.seasons : seasonsOf(times.openingHours),
    change(seasons: SeasonHours[]) {
      const hours = hoursOf(seasons);
      setOwn({ seasons, hours });
      set({ ...times, openingHours: hours });
    },
  };
}

interface Affected {
  bookings: number;
  days: { date: string; bookings: number }[];
}

interface DialogProps {
  affected: Affected | undefined;
  onSave(): Promise<void>;
  onClose(): void;
}

const AffectedDialog = ({ affected, onSave, onClose }: DialogProps) => {
  const text = useTexts(openingTexts);
  const { language } = useLanguage();
  return (
    <ConfirmDialog
      opened={affected !== undefined}
      title={text.affectedTitle}
      confirm={text.anyway}
      onConfirm={onSave}
      onClose={onClose}
    >
      <Stack gap="xs">
        <Text>{fill(text.affected, { count: affected?.bookings ?? 0 }, language)}</Text>
        <ul>
          {affected?.days.map(({ date, bookings }) => (
            <li key={date}>
              {fill(text.affectedDay, { date: writeDate(date, language), count: bookings }, language)}
            </li>
          ))}
        </ul>
      </Stack>
    </ConfirmDialog>
  );
};
