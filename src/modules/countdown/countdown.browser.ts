import { type CountdownUnit, timeParts } from './countdown.state.ts';

/** Shows the time left in one module at a moment, in seconds since 1970. Says whether it still runs. */
export function showTimeLeft(module: HTMLElement, now: number): boolean {
  const end = Number(module.dataset.end);
  const units = [...module.querySelectorAll<HTMLElement>('[data-unit]')];
  const parts = timeParts(
    end,
    now,
    units.map(({ dataset }) => dataset.unit as CountdownUnit),
  );
  for (const [index, { digits, zero }] of parts.entries()) {
    const unit = units[index] as HTMLElement;
    const shown = unit.querySelector('span') as HTMLElement;
    if (shown.textContent !== digits) shown.textContent = digits;
    unit.toggleAttribute('data-zero', zero);
  }
  if (now < end) return true;
  showEnd(module);
  return false;
}

function showEnd(module: HTMLElement) {
  const { whenEnded } = module.dataset;
  module.dataset.ended = '';
  module.hidden = whenEnded === 'hidden';
  const hide = (selector: string, hidden: boolean) => {
    for (const element of module.querySelectorAll<HTMLElement>(selector)) element.hidden = hidden;
  };
  hide('[data-before], button', true);
  hide('[data-clock]', whenEnded === 'text');
  hide('[data-after]', false);
}

/** Lets a module tick until its end, or until it is stopped by hand or by who wants no motion. */
export function startCountdown(module: HTMLElement, now: () => number): void {
  module.dataset.running = '';
  if (!showTimeLeft(module, now())) return;
  const button = module.querySelector<HTMLButtonElement>('button');
  let paused = false;
  const pause = (wanted: boolean) => {
    paused = wanted;
    module.toggleAttribute('data-paused', paused);
    if (!button) return;
    const { ariaLabel } = button;
    button.ariaLabel = button.dataset.resume ?? '';
    button.dataset.resume = ariaLabel ?? '';
  };
  button?.addEventListener('click', () => {
    pause(!paused);
    showTimeLeft(module, now());
  });
  if (button && matchMedia('(prefers-reduced-motion: reduce)').matches) pause(true);
  const timer = setInterval(() => {
    if (!paused && !showTimeLeft(module, now())) clearInterval(timer);
  }, 1000);
}

for (const module of document.querySelectorAll<HTMLElement>('[data-module="countdown"]'))
  startCountdown(module, () => Math.floor(Date.now() / 1000));
