import { expect, test } from 'vitest';
import {
  type AutosaveEvent,
  type AutosaveState,
  longestPause,
  nextState,
  pause,
  startState,
  wakeAt,
} from './autosave.state.ts';

const after = (...events: AutosaveEvent[]): AutosaveState => events.reduce(nextState, startState);

test('EDIT-3 a change is saved after a pause, and each further change prolongs it', () => {
  const typing = after({ type: 'changed', at: 0 }, { type: 'changed', at: 500 });
  expect(typing.phase).toBe('waiting');
  expect(nextState(typing, { type: 'due', at: pause })).toBe(typing);
  expect(nextState(typing, { type: 'due', at: 500 + pause }).phase).toBe('saving');
});

test('EDIT-3 who types without a pause is saved as well', () => {
  const events = Array.from({ length: 100 }, (_, index) => ({ type: 'changed', at: index * 100 }) as const);
  expect(wakeAt(after(...events))).toBe(longestPause);
});

test('EDIT-3 what changed while it was saved is saved next', () => {
  const saving = after({ type: 'changed', at: 0 }, { type: 'now' });
  expect(nextState(saving, { type: 'changed', at: 10 })).toBe(saving);
  expect(nextState(saving, { type: 'saved', at: 20, changed: true })).toMatchObject({
    phase: 'waiting',
    saveAt: 20 + pause,
  });
  expect(nextState(saving, { type: 'saved', at: 20, changed: false })).toEqual({ phase: 'clean' });
});

test('EDIT-3 without a connection it tries ever more slowly, and at once when told', () => {
  let state = after({ type: 'changed', at: 0 }, { type: 'now' });
  const delays: number[] = [];
  for (let attempt = 0; attempt < 9; attempt += 1) {
    state = nextState(state, { type: 'unreachable', at: 0 });
    delays.push(wakeAt(state) ?? -1);
    expect(nextState(state, { type: 'changed', at: 0 })).toBe(state);
    state = nextState(state, { type: 'now' });
    expect(state.phase).toBe('saving');
  }
  expect(delays).toEqual([1000, 2000, 4000, 8000, 16000, 32000, 60000, 60000, 60000]);
  const again = [
    { type: 'saved', at: 0, changed: true },
    { type: 'now' },
    { type: 'unreachable', at: 0 },
  ] as const;
  expect(wakeAt(again.reduce(nextState, state))).toBe(1000);
});

test('EDIT-3 in a conflict nothing is sent until somebody has chosen', () => {
  const conflict = after({ type: 'changed', at: 0 }, { type: 'now' }, { type: 'conflict' });
  for (const event of [
    { type: 'changed', at: 1 },
    { type: 'now' },
    { type: 'due', at: 1e9 },
    { type: 'saved', at: 1, changed: false },
  ] as const) {
    expect(nextState(conflict, event)).toBe(conflict);
  }
  expect(nextState(conflict, { type: 'merged', at: 7 })).toMatchObject({ phase: 'waiting', saveAt: 7 });
});

test('EDIT-3 after a refusal the next change is tried', () => {
  const refused = after(
    { type: 'changed', at: 0 },
    { type: 'now' },
    { type: 'refused', message: 'No title.' },
  );
  expect(refused).toEqual({ phase: 'refused', message: 'No title.' });
  expect(nextState(refused, { type: 'changed', at: 5 }).phase).toBe('waiting');
  expect(nextState(refused, { type: 'now' }).phase).toBe('saving');
});

test('an answer that comes when nothing is under way changes nothing', () => {
  expect(nextState(startState, { type: 'saved', at: 0, changed: true })).toBe(startState);
  expect(nextState(startState, { type: 'unreachable', at: 0 })).toBe(startState);
  expect(nextState(startState, { type: 'now' })).toBe(startState);
});
