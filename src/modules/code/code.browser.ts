/** ms for which the button says what became of it. */
const told = 2500;

const until = new WeakMap<HTMLElement, number>();

function tell(button: HTMLElement, words: string | undefined, isDone: boolean): void {
  const label = button.querySelector('span');
  if (!label || !words) return;
  button.dataset.label ??= label.textContent ?? '';
  label.textContent = words;
  button.toggleAttribute('data-done', isDone);
  clearTimeout(until.get(button));
  const back = () => {
    label.textContent = button.dataset.label ?? '';
    button.removeAttribute('data-done');
  };
  until.set(button, window.setTimeout(back, told));
}

async function copy(button: HTMLElement): Promise<void> {
  const lines = button.closest('[data-module="code"]')?.querySelector('code');
  try {
    await navigator.clipboard.writeText((lines?.textContent ?? '').replace(/\n$/, ''));
    tell(button, button.dataset.copied, true);
  } catch {
    // Not allowed here: then it stands there selected, to be copied by hand.
    if (lines) getSelection()?.selectAllChildren(lines);
    tell(button, button.dataset.failed, false);
  }
}

document.addEventListener('click', ({ target }) => {
  const button = target instanceof Element ? target.closest<HTMLElement>('[data-copy-code]') : null;
  if (button) void copy(button);
});
