import { type FormEvent, type SubmitEvent, useEffect, useRef, useState } from 'react';
import { inBuilder } from '../../components/builder-flag.ts';
import { readForm, writeForm } from '../../components/form/form-values.ts';
import type { Alternative, BookingFormState } from './booking-form.types.ts';
import { type FormTrouble, troubleOf } from './form-trouble.state.ts';

/** After the last change, in ms, the server is asked what the form shows now. */
const settleTime = 250;

/**
 * The form's behaviour in the browser. The inputs keep their own values, so nothing typed before waking is
 * lost; the server says what goes with them.
 */
export function useBookingForm(initial: BookingFormState) {
  const form = useRef<HTMLFormElement>(null);
  const [state, setState] = useState(initial);
  const [busy, setBusy] = useState(false);
  const [trouble, setTrouble] = useState<FormTrouble>();
  const asked = useRef(0);
  /** The state now shown answers a button of the visitor, who is led to what is wrong. */
  const answersButton = useRef(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  const ask = async (step: string, wait = true) => {
    clearTimeout(timer.current);
    if (!form.current) return;
    const number = ++asked.current;
    if (wait) setBusy(true);
    try {
      const answer = await send({ ...readForm(form.current), step });
      if (number !== asked.current) return;
      if ('trouble' in answer) return wait ? setTrouble(answer.trouble) : undefined;
      setTrouble(undefined);
      if ('location' in answer) return location.assign(answer.location);
      writeForm(form.current, answer.state.written);
      answersButton.current = wait;
      setState(answer.state);
    } finally {
      if (number === asked.current) setBusy(false);
    }
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: once for every state that is shown
  useEffect(() => {
    if (answersButton.current) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
    answersButton.current = false;
  }, [state]);

  // What was typed or chosen before the form woke counts as a change.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only once, on waking
  useEffect(() => {
    if (form.current && hasChanged(form.current, initial)) void ask('preview', false);
    addEventListener('pageshow', wakeFromHistory);
    return () => removeEventListener('pageshow', wakeFromHistory);
    function wakeFromHistory(event: PageTransitionEvent) {
      if (event.persisted) setBusy(false);
    }
  }, []);

  return {
    form,
    state,
    busy,
    trouble,
    onInput(event: FormEvent) {
      clearTimeout(timer.current);
      if (needsServer(event.target)) timer.current = setTimeout(() => void ask('preview', false), settleTime);
    },
    onSubmit(event: SubmitEvent<HTMLFormElement>) {
      event.preventDefault();
      const submitter = event.nativeEvent.submitter as HTMLButtonElement | null;
      if (!busy) void ask(submitter?.value || 'next');
    },
    take(alternative: Alternative) {
      if (form.current) writeForm(form.current, alternative.values);
      void ask('preview', false);
    },
  };
}

type Answer =
  | { location: string }
  | { state: BookingFormState & { written: Record<string, string> } }
  | { trouble: FormTrouble };

async function send(values: Record<string, string>): Promise<Answer> {
  if (inBuilder()) return { trouble: { kind: 'builder' } };
  try {
    const response = await fetch(location.pathname, {
      method: 'POST',
      headers: { accept: 'application/json' },
      body: new URLSearchParams(values),
    });
    const answer = response.headers.get('content-type')?.includes('json')
      ? ((await response.json()) as object)
      : {};
    if ('state' in answer || 'location' in answer) return answer as Answer;
    return { trouble: troubleOf(response.status, response.headers.get('retry-after')) };
  } catch {
    return { trouble: { kind: 'offline' } };
  }
}

/** Contact details have no part in the price; what is typed there is checked with the step. */
const needsServer = (target: EventTarget): boolean =>
  target instanceof Element && target.closest('[data-step="what"], [data-prices]') !== null;

const hasChanged = (form: HTMLFormElement, { values }: BookingFormState): boolean =>
  Object.entries(readForm(form)).some(
    ([name, value]) =>
      !['module', 'current_step', 'quote_token'].includes(name) && value !== (values[name] ?? ''),
  );
