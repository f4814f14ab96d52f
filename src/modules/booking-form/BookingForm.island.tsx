import { useEffect, useRef } from 'react';
import { Icon } from '../../components/Icon.tsx';
import { fill } from '../../lib/texts.ts';
import { type ModuleProps, rootWith } from '../define-module.ts';
import type { bookingFormFields } from './booking-form.definition.ts';
import styles from './booking-form.module.css';
import type { BookingFormData } from './booking-form.types.ts';
import { FormContext } from './form-context.ts';
import { troubleText } from './form-trouble.state.ts';
import { QuoteSummary, TotalBar } from './QuoteSummary.tsx';
import { StepCheck } from './StepCheck.tsx';
import { StepList } from './StepList.tsx';
import { StepWhat } from './StepWhat.tsx';
import { StepWho } from './StepWho.tsx';
import { useBookingForm } from './use-booking-form.ts';

type Props = ModuleProps<typeof bookingFormFields, never, BookingFormData>;

/**
 * Form 6: books a rental or a tour in three steps (BOOK-1, BOOK-9). Every step is part of one form that works
 * without script; awake, each change asks the server for the state to show, and the steps change in place.
 */
export const BookingForm = ({ root, language, data }: Props) => {
  const { texts } = data;
  const { form, state, busy, trouble, onInput, onSubmit, take } = useBookingForm(data.state);
  const problems = Object.keys(state.errors).length;
  const attention = useRef<HTMLDivElement>(null);
  const shownStep = useRef(state.step);
  useEffect(() => {
    if (shownStep.current !== state.step && problems === 0) attention.current?.focus();
    shownStep.current = state.step;
  }, [state.step, problems]);

  return (
    <FormContext value={{ data, state, language, texts }}>
      <form
        {...rootWith(root, styles.form)}
        id={root.id ?? 'gform_6'}
        ref={form}
        method="post"
        noValidate
        aria-busy={busy}
        onInput={onInput}
        onSubmit={onSubmit}
      >
        <input type="hidden" name="module" value="booking-form" />
        <input type="hidden" name="current_step" value={state.step} />
        <input type="hidden" name="quote_token" value={state.quote?.token ?? ''} />
        <input type="hidden" name="key" value={state.values.key ?? ''} />
        {/* Enter in any input presses the first button of a form: let it be the one that leads on. */}
        <button
          type="submit"
          className="visually-hidden"
          name="step"
          value={state.step === 'check' ? 'book' : 'next'}
          tabIndex={-1}
          aria-hidden="true"
        />
        <div className={styles.main} tabIndex={-1} ref={attention}>
          <StepList />
          {(problems > 0 || state.notice || trouble) && (
            <div className="notice notice-danger" role="alert">
              <Icon name="warning" />
              <p>
                {trouble
                  ? troubleText(trouble, texts, language)
                  : state.notice || fill(texts.mend, { count: problems }, language)}
              </p>
            </div>
          )}
          <StepWhat hidden={state.step !== 'what'} take={take} />
          <StepWho hidden={state.step !== 'who'} />
          <StepCheck hidden={state.step !== 'check'} />
        </div>
        <QuoteSummary />
        <TotalBar />
      </form>
    </FormContext>
  );
};
