// @vitest-environment jsdom
import { act } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { StaffContext } from '../../../backoffice/staff.tsx';
import type { Role } from '../../../features/accounts/accounts.types.ts';
import { click, named, renderPanel, unmount } from '../testing/render-panel.tsx';
import { HtmlLeave } from './HtmlLeave.tsx';

const html = '<script src="https://weer.example/w.js"></script>';
const waiting = { hash: 'a'.repeat(64), hosts: ['weer.example'], scripts: 1, approval: null };
const approval = { by: 'Olga', at: '2027-05-01T10:00:00Z', atOnce: false };

const asked = vi.fn<(method: string, path: string, body: unknown) => void>();
let answer: object = waiting;
beforeEach(() => {
  answer = waiting;
  asked.mockClear();
  vi.stubGlobal('fetch', async (path: string, { method, body }: { method: string; body: string }) => {
    asked(method, path, JSON.parse(body));
    if (method === 'PUT') answer = { ...waiting, approval };
    return new Response(JSON.stringify(answer));
  });
});
afterEach(async () => {
  await unmount();
  vi.unstubAllGlobals();
});

const shown = (expected: () => void) => act(() => vi.waitFor(expected));

async function show(role: Role) {
  const staff = { id: '1', name: 'Olga', email: 'olga@shop.example', role, language: 'nl' } as const;
  await renderPanel(
    <StaffContext value={staff}>
      <HtmlLeave html={html} />
    </StaffContext>,
  );
  await shown(() => expect(document.querySelector('[data-html-leave]')).not.toBeNull());
}
const words = () => document.body.textContent ?? '';

test('EDIT-1 an editor sees that unfiltered HTML waits for an owner, and can do nothing about it', async () => {
  await show('editor');
  expect(words()).toContain('Wacht op een eigenaar');
  expect(words()).toContain('Eén script; laadt van weer.example.');
  expect(document.querySelector('button, input')).toBeNull();
});

test('EDIT-1 an owner reads what it means and approves the text that is shown', async () => {
  await show('owner');
  expect(words()).toContain('ook lezen wat bezoekers typen');
  await click(named('Code toestaan', 'button'));
  await shown(() => expect(words()).toContain('Door Olga, 1 mei 2027 om 12:00.'));
  expect(words()).toContain('Laadt pas als een bezoeker klikt.');
  expect(asked).toHaveBeenLastCalledWith('PUT', '/admin/api/approved-html', { html, atOnce: false });
  expect(named('Toestemming intrekken', 'button')).toBeDefined();
});
