import type { BookingRequest, Catalogue } from '../../features/booking/booking.types.ts';
import type { Language } from '../../lib/language.ts';
import { fill } from '../../lib/texts.ts';
import type { ActionContext } from '../module-load.ts';
import type { ActionResult } from '../module-request.ts';
import { bookingFormTexts } from './booking-form.texts.ts';
import {
  type BookingFormState,
  type BookingStep,
  bookingSteps,
  type FormValues,
} from './booking-form.types.ts';
import { bikeInput, readCount, readHeights } from './booking-order.state.ts';
import type { BookingFormServices } from './booking-services.ts';
import { type BuiltState, buildState, withRefusals } from './form-state.ts';

/** The state after a form was sent, and what of it the browser has to write into the inputs. */
export type SentState = BookingFormState & { written: FormValues };

/** Answers form 6, with and without script: one step on or back, sizes from heights, or the booking itself. */
export async function bookingFormAction(
  form: URLSearchParams,
  context: ActionContext,
): Promise<ActionResult> {
  const { booking } = context.services;
  const { language } = context;
  const values: FormValues = {
    ...Object.fromEntries(form),
    ...Object.fromEntries(new URLSearchParams(form.get('take') ?? '')),
  };
  const current = bookingSteps.find((step) => step === form.get('current_step')) ?? 'what';
  const command = form.get('take') ? 'preview' : (form.get('step') ?? 'next');
  if (command === 'suggest') return suggest(values, language, booking);
  const complain = command === 'next' || command === 'book';
  const built = await buildState({ values, step: current, complain, language }, booking);
  if (command === 'back') return show(values, { ...built.state, errors: {}, step: stepBefore(current) });
  if (command === 'preview') return show(values, built.state);
  const checked = checkContact(current, built.state, language);
  if (!isFine(checked)) return show(values, { ...checked, step: stepOfProblem(checked, current) }, 422);
  if (command === 'book' && current === 'check') return book(values, { ...built, state: checked }, context);
  const step = stepAfter(current);
  // What stands in the check is one booking: sent twice it books once, changed and checked again it is another.
  const keyed = step === 'check' ? { ...checked.values, key: booking.newKey() } : checked.values;
  return show(values, { ...checked, values: keyed, step });
}

const isFine = (state: BookingFormState): boolean =>
  Object.keys(state.errors).length === 0 && state.notice === '' && state.quote !== null;

const stepBefore = (step: BookingStep): BookingStep => (step === 'check' ? 'who' : 'what');
const stepAfter = (step: BookingStep): BookingStep => (step === 'what' ? 'who' : 'check');

const whoInputs = ['name', 'email', 'phone', 'remarks'];

/** The first step that holds something wrong, so that nobody is left before an error that cannot be seen. */
function stepOfProblem(state: BookingFormState, current: BookingStep): BookingStep {
  const inputs = Object.keys(state.errors);
  if (
    inputs.some((input) => input !== 'terms' && !whoInputs.includes(input)) ||
    state.alternatives.length > 0
  )
    return 'what';
  return inputs.some((input) => whoInputs.includes(input)) ? 'who' : current;
}

function checkContact(current: BookingStep, state: BookingFormState, language: Language): BookingFormState {
  if (current === 'what') return state;
  const texts = bookingFormTexts[language];
  const errors: Record<string, string> = { ...state.errors };
  const filled = (name: string) => (state.values[name] ?? '').trim();
  for (const name of ['name', 'email', 'phone']) if (!filled(name)) errors[name] = texts.required;
  if (filled('email') && !/^[^@\s]+@[^@\s.]+(\.[^@\s.]+)+$/.test(filled('email')))
    errors.email = texts.invalidEmail;
  if (current === 'check' && state.values.terms !== 'yes') errors.terms = texts.acceptTerms;
  return { ...state, errors };
}

async function book(values: FormValues, built: BuiltState, context: ActionContext): Promise<ActionResult> {
  const { booking } = context.services;
  const { language } = context;
  const { order, state, catalogue } = built;
  if (!order || !state.quote) return show(values, state, 422);
  const text = (name: string) => (values[name] ?? '').trim();
  const request: BookingRequest = {
    order,
    guest: { name: text('name'), email: text('email'), phone: text('phone') },
    remarks: text('remarks'),
    payment: values.payment === 'at-shop' ? 'at-shop' : 'online',
    language,
    quoteToken: values.quote_token ?? '',
    idempotencyKey: text('key'),
  };
  const booked = await booking.book(request);
  if (booked.ok) return { kind: 'redirect', location: booked.value.location };
  const refused = withRefusals(state, booked.error, { order, catalogue, booking, language, complain: true });
  const [first] = booked.error;
  const status = first ? booking.status(first) : 422;
  return show(values, { ...refused, step: stepOfProblem(refused, 'check') }, status);
}

async function suggest(
  values: FormValues,
  language: Language,
  booking: BookingFormServices,
): Promise<ActionResult> {
  const { catalogue } = await booking.present();
  const texts = bookingFormTexts[language];
  const heights = readHeights(values.heights);
  const bikeTypeId = values.heights_bike ?? '';
  const sizes = heights && booking.suggestSizes(catalogue, bikeTypeId, heights);
  const without = sizes ? heights[sizes.indexOf(null)] : undefined;
  const problem =
    !heights || heights.length === 0
      ? texts.invalidHeights
      : without !== undefined && fill(texts.noSize, { height: without }, language);
  const chosen =
    problem || !sizes ? values : { ...values, ...quantities(catalogue, bikeTypeId, sizes as string[]) };
  const { state } = await buildState({ values: chosen, step: 'what', complain: false, language }, booking);
  if (!problem) return show(values, state);
  return show(values, { ...state, errors: { ...state.errors, heights: problem } }, 422);
}

/** The quantities of every size of a type when each rider gets the size that fits. */
function quantities(catalogue: Catalogue, bikeTypeId: string, sizeIds: readonly string[]): FormValues {
  const sizes = catalogue.bikeTypes.find(({ id }) => id === bikeTypeId)?.sizes ?? [];
  return Object.fromEntries(
    sizes.map(({ id }) => {
      const count = sizeIds.filter((sizeId) => sizeId === id).length;
      return [bikeInput(bikeTypeId, id), readCount(String(count)) ? String(count) : ''];
    }),
  );
}

/** Shows a state; the browser writes only what the server changed, so that later typing is not overwritten. */
function show(sent: FormValues, state: BookingFormState, status = 200): ActionResult {
  const written = Object.fromEntries(
    Object.entries(state.values).filter(([name, value]) => sent[name] !== value),
  );
  return { kind: 'show', status, state: { ...state, written } satisfies SentState };
}
