import { Switch } from '@mantine/core';
import type { ControlProps } from '../field/control-props.ts';

export const ToggleControl = ({ value, onChange, id, describedBy }: ControlProps<'toggle', boolean>) => (
  <Switch
    id={id}
    checked={value}
    onChange={(event) => onChange(event.currentTarget.checked)}
    aria-describedby={describedBy}
    withThumbIndicator={false}
  />
);
