import { Group, NativeSelect } from '@mantine/core';
import { useLanguage, useTexts } from '../language.tsx';
import styles from './opening-hours.module.css';
import { openingTexts } from './opening-texts.ts';
import { daysInMonth, monthName } from './seasons.ts';

interface Props {
  legend: string;
  value: string;
  onChange(value: string): void;
}

const two = (value: number) => String(value).padStart(2, '0');

/** A day of any year, `MM-DD`. */
export const DayOfYear = ({ legend, value, onChange }: Props) => {
  const text = useTexts(openingTexts);
  const { language } = useLanguage();
  const month = Number(value.slice(0, 2));
  const day = Number(value.slice(3));
  const months = Array.from({ length: 12 }, (_, index) => ({
    value: String(index + 1),
    label: monthName(index + 1, language),
  }));
  const days = Array.from({ length: daysInMonth(month) }, (_, index) => String(index + 1));
  const set = (newMonth: number, newDay: number) =>
    onChange(`${two(newMonth)}-${two(Math.min(newDay, daysInMonth(newMonth)))}`);
  return (
    <fieldset className={styles.fieldset}>
      <legend className={styles.legend}>{legend}</legend>
      <Group gap="xs" wrap="nowrap">
        <NativeSelect
          aria-label={`${legend}: ${text.day}`}
          data={days}
          value={String(day)}
          onChange={({ currentTarget }) => set(month, Number(currentTarget.value))}
        />
        <NativeSelect
          aria-label={`${legend}: ${text.month}`}
          data={months}
          value={String(month)}
          onChange={({ currentTarget }) => set(Number(currentTarget.value), day)}
        />
      </Group>
    </fieldset>
  );
};
