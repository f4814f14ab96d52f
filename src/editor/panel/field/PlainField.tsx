import { type ReactNode, useId } from 'react';
import { useLanguage } from '../../../backoffice/language.tsx';
import type { CatalogueField } from '../../catalogue.ts';
import { Control } from './Control.tsx';
import { FieldFrame } from './FieldFrame.tsx';

interface Props {
  name: string;
  field: CatalogueField;
  value: unknown;
  inherited?: boolean;
  onChange(value: unknown): void;
  problem?: string;
  aside?: ReactNode;
  note?: ReactNode;
}

const named = new Set([
  'text',
  'unfiltered-html',
  'number',
  'toggle',
  'length',
  'place',
  'shop-item',
  'page',
  'post-category',
]);

/** One field with its control in the frame of its label. */
export const PlainField = ({
  name,
  field,
  value,
  inherited = false,
  onChange,
  problem,
  aside,
  note,
}: Props) => {
  const { language } = useLanguage();
  const id = useId();
  const { control, label, help } = field;
  const describedBy =
    [help && `${id}-help`, problem && `${id}-problem`].filter(Boolean).join(' ') || undefined;
  return (
    <FieldFrame
      label={label[language]}
      labelId={`${id}-label`}
      inputId={named.has(control.type) ? id : undefined}
      help={help?.[language]}
      helpId={`${id}-help`}
      problem={problem}
      problemId={`${id}-problem`}
      inline={control.type === 'toggle'}
      aside={aside}
      note={note}
    >
      <Control
        control={control}
        name={name}
        value={value}
        inherited={inherited}
        onChange={onChange}
        id={id}
        labelId={`${id}-label`}
        describedBy={describedBy}
        invalid={problem !== undefined}
      />
    </FieldFrame>
  );
};
