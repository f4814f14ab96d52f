import { memo } from 'react';
import { PerDeviceField } from '../per-device/PerDeviceField.tsx';
import type { FieldProps } from './control-props.ts';
import { PlainField } from './PlainField.tsx';

/** Any field of the catalogue. It renders again only when its own value changes. */
export const Field = memo(({ name, field, value, onChange, problem }: FieldProps) =>
  field.control.type === 'per-device' ? (
    <PerDeviceField
      name={name}
      field={field}
      control={field.control}
      value={value}
      onChange={onChange}
      problem={problem}
    />
  ) : (
    <PlainField
      name={name}
      field={field}
      value={value ?? field.initial}
      onChange={(next) => onChange(name, next)}
      problem={problem}
    />
  ),
);
