import { SegmentedControl, Select } from '@mantine/core';
import { useMemo } from 'react';
import { useLanguage } from '../../../backoffice/language.tsx';
import type { ControlProps } from '../field/control-props.ts';
import { PictogramChoice } from './PictogramChoice.tsx';
import { pictogramsOf } from './pictograms.ts';

/** Letters that fit beside each other in the panel. */
const fitting = 30;

/** One of a few: pictograms for places, buttons beside each other for few short words, otherwise a list. */
export const ChoiceControl = ({
  control: { options },
  value,
  onChange,
  labelId,
  describedBy,
  invalid,
}: ControlProps<'choice', string>) => {
  const { language } = useLanguage();
  const pictograms = useMemo(() => pictogramsOf(options), [options]);
  const data = options.map((option) => ({ value: option.value, label: option.label[language] }));
  const named = { 'aria-labelledby': labelId, 'aria-describedby': describedBy };
  if (pictograms) {
    return (
      <PictogramChoice data={data} pictograms={pictograms} value={value} onChange={onChange} {...named} />
    );
  }
  if (data.length <= 4 && data.reduce((letters, { label }) => letters + label.length + 2, 0) <= fitting) {
    return <SegmentedControl data={data} value={value} onChange={onChange} fullWidth size="sm" {...named} />;
  }
  return (
    <Select
      data={data}
      value={value}
      onChange={(next) => next !== null && onChange(next)}
      searchable={data.length > 8}
      error={invalid}
      comboboxProps={{ withinPortal: true }}
      {...named}
    />
  );
};
