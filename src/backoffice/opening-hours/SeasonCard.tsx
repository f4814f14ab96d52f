import { Alert, Button, Card, Group, Stack, Switch, Text, Title } from '@mantine/core';
import { Icon } from '../../components/Icon.tsx';
import { fill } from '../../lib/texts.ts';
import { useLanguage, useTexts } from '../language.tsx';
import { DayOfYear } from './DayOfYear.tsx';
import styles from './opening-hours.module.css';
import { openingTexts } from './opening-texts.ts';
import {
  type DayHours,
  monthName,
  type SeasonHours,
  type SeasonProblem,
  weekdayName,
  weekdays,
} from './seasons.ts';

interface Props {
  season: SeasonHours;
  problem: SeasonProblem | undefined;
  /** The only season cannot be taken away. */
  onRemove: (() => void) | undefined;
  onChange(season: SeasonHours): void;
}

/** The hours of each weekday in a part of the year. */
export const SeasonCard = ({ season, problem, onRemove, onChange }: Props) => {
  const text = useTexts(openingTexts);
  const { language } = useLanguage();
  const day = (monthAndDay: string) =>
    `${Number(monthAndDay.slice(3))} ${monthName(Number(monthAndDay.slice(0, 2)), language)}`;
  const name = fill(text.seasonName, { from: day(season.from), until: day(season.until) }, language);
  const setDay = (index: number, hours: DayHours | null) =>
    onChange({ ...season, week: season.week.with(index, hours) });
  const copy = (hours: DayHours) =>
    onChange({ ...season, week: season.week.map((each) => (each ? { ...hours } : null)) });
  return (
    <Card component="section" aria-label={name}>
      <Stack gap="md">
        <Group justify="space-between" align="flex-start">
          <Title order={2}>{name}</Title>
          {onRemove && (
            <Button variant="subtle" color="red" leftSection={<Icon name="trash" />} onClick={onRemove}>
              {text.removeSeason}
            </Button>
          )}
        </Group>
        <Group gap="lg">
          <DayOfYear
            legend={text.from}
            value={season.from}
            onChange={(from) => onChange({ ...season, from })}
          />
          <DayOfYear
            legend={text.until}
            value={season.until}
            onChange={(until) => onChange({ ...season, until })}
          />
        </Group>
        {problem && (
          <Alert color="red" variant="light" icon={<Icon name="warning" />} role="alert">
            {text[problem]}
          </Alert>
        )}
        <ul className={styles.week}>
          {weekdays.map((weekday) => (
            <Weekday
              key={weekday}
              weekday={weekday}
              hours={season.week[weekday - 1] ?? null}
              onChange={(hours) => setDay(weekday - 1, hours)}
              onCopy={copy}
            />
          ))}
        </ul>
      </Stack>
    </Card>
  );
};

interface WeekdayProps {
  weekday: number;
  hours: DayHours | null;
  onChange(hours: DayHours | null): void;
  onCopy(hours: DayHours): void;
}

const Weekday = ({ weekday, hours, onChange, onCopy }: WeekdayProps) => {
  const text = useTexts(openingTexts);
  const { language } = useLanguage();
  const day = weekdayName(weekday, language);
  const time = (which: keyof DayHours) => (
    <input
      type="time"
      className={styles.time}
      aria-label={fill(text[which], { day }, language)}
      value={hours?.[which] ?? ''}
      step={300}
      onChange={({ currentTarget: { value } }) => hours && value && onChange({ ...hours, [which]: value })}
    />
  );
  return (
    <li className={styles.day}>
      <Switch
        className={styles.open ?? ''}
        label={day}
        checked={hours !== null}
        onChange={({ currentTarget }) =>
          onChange(currentTarget.checked ? { opens: '09:00', closes: '18:00' } : null)
        }
      />
      {hours ? (
        <>
          <span className={styles.times}>
            {time('opens')}
            <span aria-hidden="true">–</span>
            {time('closes')}
          </span>
          {weekday === 1 && (
            <Button variant="subtle" size="xs" onClick={() => onCopy(hours)}>
              {text.copy}
            </Button>
          )}
        </>
      ) : (
        <Text c="dimmed">{text.closed}</Text>
      )}
    </li>
  );
};
