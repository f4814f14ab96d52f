import { type ComponentType, createContext, use } from 'react';
import type { FieldProps } from './control-props.ts';

/** The field component for controls that hold fields themselves; handed in, since those stand inside it. */
export const NestedField = createContext<ComponentType<FieldProps> | undefined>(undefined);

export function useNestedField(): ComponentType<FieldProps> {
  const Field = use(NestedField);
  if (!Field) throw new Error('a control with fields in it stands outside a panel');
  return Field;
}
