import { ActionIcon, Button, Card, Checkbox, Group, Stack, Text, TextInput, Title } from '@mantine/core';
import { Icon } from '../../components/Icon.tsx';
import type { OpeningTimes } from '../../features/settings/settings.types.ts';
import { fill } from '../../lib/texts.ts';
import { useLanguage, useTexts } from '../language.tsx';
import { LanguageFields } from '../settings/LanguageFields.tsx';
import { DayOfYear } from './DayOfYear.tsx';
import styles from './opening-hours.module.css';
import { openingTexts } from './opening-texts.ts';

export type ClosedDay = OpeningTimes['closedDays'][number];

interface Props {
  days: ClosedDay[];
  onChange(days: ClosedDay[]): void;
}

const isYearly = (date: string) => date.length === 5;

export const isComplete = (day: ClosedDay, days: readonly ClosedDay[]): boolean =>
  day.date !== '' &&
  Object.values(day.name).every((name) => name.trim() !== '') &&
  days.filter(({ date }) => date === day.date).length === 1;

/** Days on which the shop is closed, once or every year. */
export const ClosedDays = ({ days, onChange }: Props) => {
  const text = useTexts(openingTexts);
  return (
    <Card component="section">
      <Stack gap="md">
        <div>
          <Title order={2}>{text.closedDays}</Title>
          <Text size="sm" c="dimmed">
            {text.closedDaysHelp}
          </Text>
        </div>
        {days.length === 0 && <Text c="dimmed">{text.none}</Text>}
        <ul className={styles.closedDays}>
          {days.map((day, index) => (
            <ClosedDayRow
              // biome-ignore lint/suspicious/noArrayIndexKey: a day has no other name until it has a date
              key={index}
              day={day}
              twice={day.date !== '' && days.filter(({ date }) => date === day.date).length > 1}
              onChange={(changed) => onChange(days.with(index, changed))}
              onRemove={() => onChange(days.toSpliced(index, 1))}
            />
          ))}
        </ul>
        <Button
          variant="default"
          leftSection={<Icon name="plus" />}
          style={{ alignSelf: 'flex-start' }}
          onClick={() => onChange([...days, { date: '', name: { nl: '', en: '', de: '' } }])}
        >
          {text.addDay}
        </Button>
      </Stack>
    </Card>
  );
};

interface RowProps {
  day: ClosedDay;
  twice: boolean;
  onChange(day: ClosedDay): void;
  onRemove(): void;
}

const ClosedDayRow = ({ day, twice, onChange, onRemove }: RowProps) => {
  const text = useTexts(openingTexts);
  const { language } = useLanguage();
  const yearly = isYearly(day.date);
  return (
    <li className={styles.closedDay}>
      <div className={styles.date}>
        {yearly ? (
          <DayOfYear legend={text.date} value={day.date} onChange={(date) => onChange({ ...day, date })} />
        ) : (
          <TextInput
            type="date"
            label={text.date}
            value={day.date}
            onChange={({ currentTarget }) => onChange({ ...day, date: currentTarget.value })}
          />
        )}
        {twice && (
          <Text size="sm" c="red">
            {text.twice}
          </Text>
        )}
        <Checkbox
          label={text.yearly}
          checked={yearly}
          disabled={day.date === ''}
          onChange={({ currentTarget }) =>
            onChange({
              ...day,
              date: currentTarget.checked ? day.date.slice(5) : `${new Date().getFullYear()}-${day.date}`,
            })
          }
        />
      </div>
      <LanguageFields
        legend={text.name}
        value={day.name}
        maximum={80}
        onChange={(name) => onChange({ ...day, name })}
      />
      <Group justify="flex-end">
        <ActionIcon
          variant="subtle"
          color="red"
          size={40}
          aria-label={fill(text.removeDay, { date: day.name[language] || day.date }, language)}
          onClick={onRemove}
        >
          <Icon name="trash" />
        </ActionIcon>
      </Group>
    </li>
  );
};
