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

/** Scripts that markup brings along do not run: each is put in anew, in its place and, where it asks for it, its turn. */
async function runScripts(box: HTMLElement): Promise<void> {
  for (const written of [...box.querySelectorAll('script')]) {
    const script = document.createElement('script');
    for (const { name, value } of written.attributes) script.setAttribute(name, value);
    script.textContent = written.textContent;
    script.async = written.async;
    const waits = script.src !== '' && !script.async && !script.defer && script.type !== 'module';
    const settled = new Promise((done) => {
      script.addEventListener('load', done);
      script.addEventListener('error', done);
    });
    written.replaceWith(script);
    if (waits) await settled;
  }
}

/** Makes elements of HTML that an owner let stand as it is; see `ApprovedHtml.tsx`. */
function showHtml(box: HTMLElement): void {
  const { html } = box.dataset;
  if (html === undefined) return;
  delete box.dataset.html;
  box.innerHTML = html;
  void runScripts(box);
}

/** What stands in something closed, or belongs to another device, waits until it is seen. */
const seen = new IntersectionObserver((entries) => {
  for (const { isIntersecting, target } of entries)
    if (isIntersecting) {
      seen.unobserve(target);
      showHtml(target as HTMLElement);
    }
});

for (const box of document.querySelectorAll<HTMLElement>('[data-unfiltered="at-once"]')) {
  if (box.checkVisibility()) showHtml(box);
  else seen.observe(box);
}

document.addEventListener('click', ({ target }) => {
  const button = target instanceof Element ? target.closest<HTMLElement>('[data-show-html]') : null;
  const box = button?.closest<HTMLElement>('[data-unfiltered]');
  if (!box) return;
  showHtml(box);
  // The button that had the focus is gone.
  box.tabIndex = -1;
  box.focus({ preventScroll: true });
});
