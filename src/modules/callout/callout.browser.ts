import { inBuilder } from '../../components/builder-flag.ts';
import { hashOf, putAwayIn, withPutAway } from './put-away.state.ts';

/** Notices that can be put away get their button, and stay away. Without this script they stand. */

const key = 'zadel-callouts';

/** Visitors may keep sites from storing anything: then a notice is away until the next page. */
const remembered = (): string | null => {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
};
const remember = (hash: string): void => {
  try {
    localStorage.setItem(key, withPutAway(remembered(), hash));
  } catch {
    // It was put away on this page all the same.
  }
};

export function startCallout(callout: HTMLElement): void {
  const button = callout.querySelector<HTMLButtonElement>(':scope > button');
  if (!button) return;
  const hash = hashOf(callout.textContent);
  callout.hidden = putAwayIn(remembered()).includes(hash);
  button.hidden = false;
  button.addEventListener('click', () => {
    remember(hash);
    leaveFocusBehind(callout);
    callout.hidden = true;
  });
}

/** Whoever reads on with the keyboard or by ear goes on where the notice stood. */
function leaveFocusBehind(callout: HTMLElement): void {
  const next = callout.nextElementSibling ?? callout.closest('section, main');
  if (!(next instanceof HTMLElement)) return;
  if (!next.hasAttribute('tabindex')) {
    next.tabIndex = -1;
    next.addEventListener('blur', () => next.removeAttribute('tabindex'), { once: true });
  }
  next.focus({ preventScroll: true });
}

if (!inBuilder())
  for (const callout of document.querySelectorAll<HTMLElement>('[data-module="callout"][data-closable]'))
    startCallout(callout);
