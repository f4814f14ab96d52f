// @vitest-environment jsdom
import { act } from 'react';
import { beforeEach, expect, test } from 'vitest';
import type { AutosaveState } from './autosave.state.ts';
import { SaveStatus } from './SaveStatus.tsx';
import { renderSaving } from './testing/render-saving.tsx';
import { resetSaving, useSaving } from './use-saving.ts';

const become = (state: AutosaveState) => act(async () => useSaving.setState({ state }));
const shown = () => document.querySelector('button')?.textContent;
const told = () => document.querySelector('[role="status"]')?.textContent;

beforeEach(async () => {
  resetSaving({ savedAt: '2026-11-21T09:12:00Z' });
  await renderSaving(<SaveStatus />);
});

test('EDIT-3 saving is seen, and not read aloud at every change', async () => {
  expect(shown()).toBe('Opgeslagen');
  await become({ phase: 'waiting', since: 0, saveAt: 800, failures: 0 });
  await become({ phase: 'saving', failures: 0 });
  expect(shown()).toBe('Opslaan…');
  await become({ phase: 'clean' });
  expect(shown()).toBe('Opgeslagen');
  expect(told()).toBe('');
});

test('EDIT-3 no connection is read aloud once, with where the work is, and so is its return', async () => {
  await become({ phase: 'offline', failures: 1, retryAt: 0 });
  expect(told()).toMatch(/^Geen verbinding\. Je werk is bewaard op deze computer/);
  await become({ phase: 'saving', failures: 1 });
  expect(shown()).toBe('Geen verbinding');
  await become({ phase: 'clean' });
  expect(told()).toBe('Weer verbinding. Alles is opgeslagen.');
});

test('EDIT-3 a refusal says why when it is pressed', async () => {
  await become({ phase: 'refused', message: 'Deze pagina is te groot.' });
  expect(shown()).toBe('Niet opgeslagen');
  await act(async () => document.querySelector('button')?.click());
  expect(document.body.textContent).toContain('Deze pagina is te groot.');
});
