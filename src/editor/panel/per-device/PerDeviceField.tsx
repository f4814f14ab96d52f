import type { PerDevice } from '../../../fields/style-values.ts';
import type { CatalogueControl } from '../../catalogue.ts';
import type { FieldProps } from '../field/control-props.ts';
import { PlainField } from '../field/PlainField.tsx';
import { useSurroundings } from '../field/surroundings.ts';
import { DeviceSwitch } from './DeviceSwitch.tsx';
import { OriginNote } from './OriginNote.tsx';
import { isSetHere, isUntouched, rangeOf, valueInForce, withRange } from './per-device.state.ts';

interface Props extends FieldProps {
  control: Extract<CatalogueControl, { type: 'per-device' }>;
}

/** The value in a form whose parts can be read, whatever is stored. */
export const asPerDevice = (value: unknown, initial: unknown): PerDevice<unknown> =>
  typeof value === 'object' && value !== null && 'base' in value
    ? (value as PerDevice<unknown>)
    : { base: initial };

/** A field whose value may differ per device and under the pointer (SITE-2): the control of the device that is being edited. */
export const PerDeviceField = ({ name, field, control, value, onChange, problem }: Props) => {
  const { device, hover: hovered } = useSurroundings();
  const hover = hovered && control.hover;
  const initial = control.of.initial;
  const held = asPerDevice(value, initial);
  const range = rangeOf(device, hover);
  const inForce = valueInForce(held, device, hover);
  const setHere = isSetHere(held, range, initial);
  const change = (next: unknown) => {
    const changed = withRange(held, range, next, initial);
    onChange(name, isUntouched(changed, initial) ? undefined : changed);
  };
  return (
    <PlainField
      key={range}
      name={name}
      field={{ ...control.of, label: field.label, help: field.help ?? control.of.help }}
      value={inForce.value ?? initial}
      inherited={inForce.from !== range}
      onChange={change}
      problem={problem}
      aside={
        <DeviceSwitch
          label={field.label}
          hover={control.hover}
          isSet={(each) => isSetHere(held, each, initial)}
        />
      }
      note={
        <OriginNote
          from={inForce.from}
          range={range}
          setHere={setHere}
          setThere={isSetHere(held, inForce.from, initial)}
          onReset={() => change(undefined)}
        />
      }
    />
  );
};
