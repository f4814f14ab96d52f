import type { ProviderState } from '../../payments.types.ts';

interface Choice {
  state: ProviderState;
  /** Seconds until each message to the shop. */
  messages: number[];
  /** The guest does not come back by themselves, so that the message alone must bring the news. */
  staysAway?: boolean;
}

/** What can be played at the test gateway. */
export const choices = {
  paid: { state: 'paid', messages: [0] },
  failed: { state: 'failed', messages: [0] },
  cancelled: { state: 'cancelled', messages: [0] },
  expired: { state: 'expired', messages: [0] },
  'paid-late': { state: 'paid', messages: [20], staysAway: true },
  'paid-twice': { state: 'paid', messages: [0, 0] },
  'paid-never': { state: 'paid', messages: [], staysAway: true },
} satisfies Record<string, Choice>;

export type ChoiceName = keyof typeof choices;

export const choiceOf = (name: unknown): Choice | undefined =>
  typeof name === 'string' && Object.hasOwn(choices, name) ? choices[name as ChoiceName] : undefined;
