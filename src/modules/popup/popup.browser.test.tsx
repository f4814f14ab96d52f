// @vitest-environment jsdom
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { initialValues } from '../../fields/fields-schema.ts';
import type { ModuleProps } from '../define-module.ts';
import { Popup } from './Popup.tsx';
import { startPopup } from './popup.browser.ts';
import { popupFields } from './popup.definition.ts';

type Props = ModuleProps<typeof popupFields, 'content'>;
const opened = vi.fn();

beforeEach(() => {
  vi.useFakeTimers();
  localStorage.clear();
  sessionStorage.clear();
  opened.mockClear();
  HTMLDialogElement.prototype.showModal = function showModal(this: HTMLDialogElement) {
    this.open = true;
    opened();
  };
  HTMLDialogElement.prototype.close = function close(this: HTMLDialogElement) {
    this.open = false;
    this.dispatchEvent(new Event('close'));
  };
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

function show(values: Partial<Props>, extra = ''): HTMLDialogElement {
  const props = { ...initialValues(popupFields), title: 'Winterprijs', ...values } as Props;
  document.body.innerHTML =
    renderToString(
      <Popup
        {...props}
        root={{ 'data-module': 'popup', id: 'winter' }}
        look="d1look"
        language="nl"
        data={undefined}
        slots={{ content: [] }}
      />,
    ) + extra;
  startPopup(document.body.firstElementChild as HTMLElement, 0);
  return document.querySelector('dialog') as HTMLDialogElement;
}
const close = () => document.querySelector<HTMLElement>('.close')?.click();

test('NAV-10 its .button names the dialog it opens, its .close the one it closes, without script', () => {
  const dialog = show({ buttonLabel: 'Wat is de winterprijs?' });
  const button = document.querySelector('.button');
  expect(button?.getAttribute('commandfor')).toBe(dialog.id);
  expect(button?.getAttribute('command')).toBe('show-modal');
  expect(document.querySelector('.close')?.getAttribute('command')).toBe('close');
  expect(dialog.getAttribute('closedby')).toBe('any');
  expect(dialog.open).toBe(false);
});

test('MOD-1 its design is that of the window', () => {
  const dialog = show({ buttonLabel: 'Open' });
  expect(dialog.classList.contains('d1look')).toBe(true);
  expect(document.querySelector('[data-module]')?.classList.contains('d1look')).toBe(false);
});

test('NAV-10 it begins at its title, or where it has none at its words', () => {
  const begins = (dialog: HTMLElement) => dialog.querySelector('[autofocus][tabindex="-1"]')?.textContent;
  expect(begins(show({ title: 'Winterprijs' }))).toBe('Winterprijs');
  expect(begins(show({ title: '' }))).toBe('');
});

test('NAV-10 an address that names it opens it', () => {
  history.replaceState(null, '', '#winter');
  expect(show({ trigger: 'delay' }).open).toBe(true);
  history.replaceState(null, '', '#zomer');
  expect(show({ trigger: 'delay' }).open).toBe(false);
  history.replaceState(null, '', '/');
});

test('NAV-10 where it is hidden it does not open over the page unseen', () => {
  const dialog = show({ trigger: 'delay', delay: 5 });
  document.body.style.display = 'none';
  vi.advanceTimersByTime(6000);
  expect(dialog.open).toBe(false);
  document.body.removeAttribute('style');
});

test('NAV-10 it opens after its delay, and once closed never again for this visitor', () => {
  const dialog = show({ trigger: 'delay', delay: 5 });
  vi.advanceTimersByTime(4900);
  expect(dialog.open).toBe(false);
  vi.advanceTimersByTime(200);
  expect(dialog.open).toBe(true);
  close();
  expect(dialog.open).toBe(false);
  expect({ ...localStorage }).toEqual({ 'zadel-popup:Winterprijs': 'closed' });
  show({ trigger: 'delay', delay: 5 });
  vi.advanceTimersByTime(60_000);
  expect(opened).toHaveBeenCalledOnce();
});

test('NAV-10 for a visit it is remembered in the session, for every page not at all', () => {
  show({ trigger: 'delay', delay: 1, again: 'visit' });
  vi.advanceTimersByTime(1000);
  close();
  expect(localStorage).toHaveLength(0);
  expect(sessionStorage).toHaveLength(1);
  show({ trigger: 'delay', delay: 1, again: 'always', name: 'other' });
  vi.advanceTimersByTime(1000);
  close();
  show({ trigger: 'delay', delay: 1, again: 'always', name: 'other' });
  vi.advanceTimersByTime(1000);
  expect(opened).toHaveBeenCalledTimes(3);
});

test('NAV-10 it opens when so much of the page is scrolled', () => {
  vi.spyOn(document.documentElement, 'scrollHeight', 'get').mockReturnValue(innerHeight + 1000);
  const dialog = show({ trigger: 'scroll', depth: 40 });
  const scroll = (to: number) => {
    vi.stubGlobal('scrollY', to);
    dispatchEvent(new Event('scroll'));
  };
  scroll(390);
  expect(dialog.open).toBe(false);
  scroll(400);
  expect(dialog.open).toBe(true);
  vi.unstubAllGlobals();
});

test('NAV-10 it opens when the pointer leaves over the upper edge, not over another', () => {
  const dialog = show({ trigger: 'exit' });
  const leave = (clientY: number) => document.dispatchEvent(new MouseEvent('mouseout', { clientY }));
  leave(300);
  expect(dialog.open).toBe(false);
  leave(-2);
  expect(dialog.open).toBe(true);
});

test('NAV-10 it waits while somebody types or another dialog is open', () => {
  const dialog = show({ trigger: 'delay', delay: 1 }, '<input>');
  const field = document.querySelector('input');
  field?.focus();
  vi.advanceTimersByTime(5000);
  expect(dialog.open).toBe(false);
  field?.blur();
  vi.advanceTimersByTime(2000);
  expect(dialog.open).toBe(true);
});

test('NAV-10 a link to its anchor opens it, and a click on its backdrop closes it', () => {
  const dialog = show({}, '<a href="#winter">Winterprijs</a>');
  document.querySelector('a')?.click();
  expect(dialog.open).toBe(true);
  vi.spyOn(dialog, 'getBoundingClientRect').mockReturnValue(new DOMRect(100, 100, 300, 200));
  dialog.dispatchEvent(new MouseEvent('click', { clientX: 200, clientY: 200 }));
  expect(dialog.open).toBe(true);
  dialog.dispatchEvent(new MouseEvent('click', { clientX: 20, clientY: 200 }));
  expect(dialog.open).toBe(false);
});

test('NAV-10 where nothing may be stored it still opens and closes', () => {
  vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError');
  });
  const dialog = show({ trigger: 'delay', delay: 1 });
  vi.advanceTimersByTime(1000);
  expect(dialog.open).toBe(true);
  close();
  expect(dialog.open).toBe(false);
});
