import { JSDOM } from 'jsdom';
import type { languages } from '../../src/lib/language.ts';

/** The booking page of each language. */
export const bookingPaths = { nl: '/boeken', en: '/en/book', de: '/de/buchen' } satisfies Record<
  (typeof languages)[number],
  string
>;

export type Sent = Record<string, string>;

/** A rental of one city bike from ten to twelve, as the form's first step sends it. */
export const sentRental = (typed: string): Sent => ({
  module: 'booking-form',
  current_step: 'what',
  step: 'next',
  kind: 'rental',
  input_6_39: typed,
  pick_up_time: '10:00',
  input_6_44: typed,
  return_time: '12:00',
  'bike.city.m': '1',
  payment: 'online',
});

export const sentGuest: Sent = { name: 'Fay Fout', email: 'fay@example.com', phone: '06 11 22 33 44' };

/** Sends a form, to a path of the shop under test or to an address, as a browser without script does. */
export async function sendForm(path: string, form: Sent, headers: Record<string, string> = {}) {
  const answer = await fetch(new URL(path, process.env.E2E_BASE_URL), {
    method: 'POST',
    body: new URLSearchParams(form),
    headers,
    redirect: 'manual',
  });
  const text = await answer.text();
  return { status: answer.status, location: answer.headers.get('location'), text, headers: answer.headers };
}

/** What a visitor without script sees after sending a form. */
export async function seenAfter(path: string, form: Sent) {
  const answer = await sendForm(path, form);
  const { document } = new JSDOM(answer.text).window;
  const input = (name: string) => document.querySelector<HTMLInputElement>(`[name="${name}"]`);
  return {
    ...answer,
    document,
    value: (name: string) => input(name)?.value,
    /** The message that is read with an input, and whether the input is marked. */
    errorAt(name: string) {
      const described = input(name)?.getAttribute('aria-describedby')?.split(' ') ?? [];
      const error = described
        .map((id) => document.getElementById(id))
        .find((each) => each?.className === 'field-error');
      return { message: error?.textContent, marked: input(name)?.getAttribute('aria-invalid') };
    },
    alert: document.querySelector('[role=alert]')?.textContent,
  };
}

/** The state of the third step, from which a booking is sent: the values with the quote's token and the key. */
export async function checkedForm(path: string, typed: string): Promise<Sent> {
  const sent = { ...sentRental(typed), ...sentGuest, current_step: 'who' };
  const seen = await seenAfter(path, sent);
  return {
    ...sent,
    current_step: 'check',
    step: 'book',
    terms: 'yes',
    quote_token: seen.value('quote_token') as string,
    key: seen.value('key') as string,
  };
}
