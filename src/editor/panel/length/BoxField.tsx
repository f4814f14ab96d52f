import { useId, useState } from 'react';
import { useLanguage, useTexts } from '../../../backoffice/language.tsx';
import type { Label } from '../../../fields/field.ts';
import { fill, type Texts } from '../../../lib/texts.ts';
import type { CatalogueField } from '../../catalogue.ts';
import { FieldFrame } from '../field/FieldFrame.tsx';
import { glyphs } from '../field/glyphs.tsx';
import { useSurroundings } from '../field/surroundings.ts';
import { DeviceSwitch } from '../per-device/DeviceSwitch.tsx';
import { OriginNote } from '../per-device/OriginNote.tsx';
import { asPerDevice } from '../per-device/PerDeviceField.tsx';
import {
  isSetHere,
  isUntouched,
  type Range,
  rangeOf,
  valueInForce,
  withRange,
} from '../per-device/per-device.state.ts';
import { BoxSide } from './BoxSide.tsx';
import { LengthScale } from './LengthScale.tsx';
import styles from './length.module.css';
import { stepsFor } from './length-scale.ts';

const texts = {
  nl: {
    together: 'Alle vier de kanten tegelijk',
    all: '{field}, alle kanten',
  },
  en: {
    together: 'All four sides at once',
    all: '{field}, all sides',
  },
  de: {
    together: 'Alle vier Seiten zugleich',
    all: '{field}, alle Seiten',
  },
} satisfies Texts;

interface Props {
  label: Label;
  help: string;
  /** The four design values: top, right, bottom, left. */
  names: readonly string[];
  fields: Readonly<Record<string, CatalogueField>>;
  values: Readonly<Record<string, unknown>>;
  /** Sets several at once, as one step that can be undone. */
  onChange(values: Record<string, unknown>): void;
  problem?: string;
  /** One side at a time, unless all are chosen together. */
  apart?: boolean;
}

const sides = ['top', 'right', 'bottom', 'left'] as const;

/** The four margins or paddings round a module, together or each by itself, per device. */
export const BoxField = ({ label, help, names, fields, values, onChange, problem, apart = false }: Props) => {
  const words = useTexts(texts);
  const { language } = useLanguage();
  const { device, hover: hovered, lengths } = useSurroundings();
  const id = useId();
  const control = fields[names[0] ?? '']?.control;
  const canHover = control?.type === 'per-device' && control.hover;
  const hover = hovered && canHover;
  const range = rangeOf(device, hover);
  const held = names.map((name) => asPerDevice(values[name], ''));
  const inForce = held.map((value) => valueInForce(value, device, hover));
  const same = inForce.every(({ value }) => value === inForce[0]?.value);
  const [together, setTogether] = useState(same && !apart);
  const isSet = (each: Range) => held.some((value) => isSetHere(value, each, ''));
  const change = (next: string | undefined, only?: number) => {
    const changed = names.flatMap((name, index) => {
      if (only !== undefined && index !== only) return [];
      const value = withRange(held[index] ?? { base: '' }, range, next, '');
      return [[name, isUntouched(value, '') ? undefined : value]];
    });
    onChange(Object.fromEntries(changed));
  };
  const common = same ? inForce[0] : undefined;
  const text = label[language];
  return (
    <FieldFrame
      label={text}
      labelId={`${id}-label`}
      help={help}
      helpId={`${id}-help`}
      problem={problem}
      problemId={`${id}-problem`}
      aside={<DeviceSwitch label={label} hover={canHover} isSet={isSet} />}
      note={
        <OriginNote
          from={common?.from ?? range}
          range={range}
          setHere={isSet(range)}
          setThere={isSet(common?.from ?? range)}
          onReset={() => change(undefined)}
        />
      }
    >
      <LengthScale
        steps={stepsFor(names[0] ?? '', lengths)}
        value={common ? String(common.value ?? '') : 'mixed'}
        muted={common !== undefined && common.from !== range}
        onChange={(step) => change(step)}
        labelId={`${id}-label`}
      />
      {/* biome-ignore lint/a11y/useSemanticElements: the frame already is the group's label */}
      <div
        role="group"
        aria-labelledby={`${id}-label`}
        aria-describedby={`${id}-help`}
        className={styles.box}
      >
        {sides.map((side, index) => {
          const field = fields[names[index] ?? ''];
          const of = inForce[index];
          return (
            <BoxSide
              key={`${side} ${range}`}
              area={side}
              label={together ? fill(words.all, { field: text }, language) : (field?.label[language] ?? side)}
              value={String(of?.value ?? '')}
              inherited={of?.from !== range}
              units={unitsOf(field)}
              onChange={(next) => change(next, together ? undefined : index)}
            />
          );
        })}
        <button
          type="button"
          className={styles.link}
          aria-pressed={together}
          aria-label={words.together}
          title={words.together}
          onClick={() => setTogether(!together)}
        >
          {together ? glyphs.linked : glyphs.unlinked}
        </button>
      </div>
    </FieldFrame>
  );
};

const unitsOf = (field: CatalogueField | undefined): readonly string[] =>
  field?.control.type === 'per-device' && field.control.of.control.type === 'length'
    ? field.control.of.control.units
    : [];
