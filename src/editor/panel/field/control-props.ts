import type { CatalogueControl, CatalogueField } from '../../catalogue.ts';

/** What every control is given. It shows a value and says each change at once; it keeps nothing of its own. */
export interface ControlProps<Type extends CatalogueControl['type'], Value> {
  control: Extract<CatalogueControl, { type: Type }>;
  /** The field's name, e.g. `colour`: a few controls offer more where they know what they are for. */
  name: string;
  value: Value;
  /** The value is another device's: shown, but not this one's own until it is changed. */
  inherited: boolean;
  onChange(value: Value): void;
  /** For the element the label names. */
  id: string;
  /** The label's own id, for controls that are groups. */
  labelId: string;
  describedBy: string | undefined;
  invalid: boolean;
}

/** A field with its value; changes are said by name, so that one function serves a whole panel. */
export interface FieldProps {
  name: string;
  field: CatalogueField;
  value: unknown;
  onChange(name: string, value: unknown): void;
  /** What is wrong with the value (MOD-8). */
  problem?: string;
}
