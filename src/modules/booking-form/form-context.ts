import { createContext, useContext } from 'react';
import type { Language } from '../../lib/language.ts';
import type { BookingFormTexts } from './booking-form.texts.ts';
import type { BookingFormData, BookingFormState } from './booking-form.types.ts';

interface FormContextValue {
  data: BookingFormData;
  state: BookingFormState;
  language: Language;
  texts: BookingFormTexts;
}

export const FormContext = createContext<FormContextValue | null>(null);

/** The form's data, its present state and texts, for its parts. */
export function useForm(): FormContextValue {
  const value = useContext(FormContext);
  if (!value) throw new Error('a part of the booking form stands outside it');
  return value;
}
