import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type History, historyLimit, record, redo, startHistory, undo } from './history.ts';

test('EDIT-2 undo and redo walk through the same states, back and forth', () => {
  fc.assert(
    fc.property(fc.array(fc.integer(), { maxLength: 60 }), (states) => {
      let history: History<number> = startHistory(0);
      for (const [index, state] of states.entries()) {
        history = record(history, state, { label: 'edit', at: index });
      }
      const seen = [history.present];
      for (const _ of states) {
        history = undo(history);
        seen.push(history.present);
      }
      expect(seen).toEqual([0, ...states].reverse());
      expect(undo(history)).toBe(history);
      for (const state of states) {
        history = redo(history);
        expect(history.present).toBe(state);
      }
      expect(redo(history)).toBe(history);
    }),
  );
});

test('EDIT-2 typing in one field is one step until a second passes', () => {
  let history = startHistory('');
  history = record(history, 'a', { label: 'edit', field: 'title', at: 0 });
  history = record(history, 'ab', { label: 'edit', field: 'title', at: 900 });
  history = record(history, 'abc', { label: 'edit', field: 'title', at: 1900 });
  history = record(history, 'abcd', { label: 'edit', field: 'title', at: 2901 });
  expect(undo(history).present).toBe('abc');
  expect(undo(undo(history)).present).toBe('');
});

test('EDIT-2 another field or an undo begins a new step', () => {
  let history = startHistory('');
  history = record(history, 'a', { label: 'edit', field: 'title', at: 0 });
  history = record(history, 'b', { label: 'edit', field: 'text', at: 10 });
  expect(undo(history).present).toBe('a');
  history = record(undo(history), 'c', { label: 'edit', field: 'title', at: 20 });
  expect(history.future).toEqual([]);
  expect(undo(history).present).toBe('a');
});

test('only the last steps are kept', () => {
  let history = startHistory(0);
  for (let step = 1; step <= historyLimit + 50; step += 1) {
    history = record(history, step, { label: 'edit', at: step });
  }
  expect(history.past).toHaveLength(historyLimit);
  for (let step = 0; step < historyLimit; step += 1) history = undo(history);
  expect(history.present).toBe(50);
});
