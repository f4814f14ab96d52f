import { inBuilder } from '../builder-flag.ts';
import { type CountFormat, formatCount } from './count-format.ts';

/** What a number of a counter knows of its run; `duration` is in ms. */
export interface Count extends CountFormat {
  from: number;
  to: number;
  duration: number;
}

/** What a counter shows after a part (0–1) of its time: fast at first, exact at the end. */
export const countAt = ({ from, to }: Pick<Count, 'from' | 'to'>, part: number): number =>
  part >= 1 ? to : from + (to - from) * (1 - (1 - Math.max(0, part)) ** 3);

/** A number of a counter that can run; `finish` puts the page back as it was. */
interface Runner {
  run(): void;
  finish(): void;
}

/**
 * Lets the numbers of these modules run up once when they are seen (CNT-1), and marks the module `data-counting` until
 * then, so that its rings and bars wait at nothing. Who wants no motion, and a printer, sees the true values.
 */
export function countUpWhenSeen(selector: string): void {
  if (matchMedia('(prefers-reduced-motion: reduce)').matches || inBuilder()) return;
  const waiting = new Map<Element, Runner>();
  for (const module of document.querySelectorAll<HTMLElement>(selector))
    if (module.querySelector('[data-count]')) waiting.set(module, prepare(module));
  const observer = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) {
      if (!isIntersecting) continue;
      observer.unobserve(target);
      waiting.get(target)?.run();
    }
  });
  for (const module of waiting.keys()) observer.observe(module);
  addEventListener('beforeprint', () => {
    for (const { finish } of waiting.values()) finish();
  });
}

function prepare(module: HTMLElement): Runner {
  const numbers = Array.from(module.querySelectorAll<HTMLElement>('[data-count]'), prepareNumber);
  module.dataset.counting = '';
  const finish = () => {
    delete module.dataset.counting;
    for (const number of numbers) number.finish();
  };
  const run = () => {
    // The browser must have drawn the empty ring before it can fill.
    requestAnimationFrame(() => {
      delete module.dataset.counting;
      for (const number of numbers) number.run();
    });
  };
  return { run, finish };
}

/** Screen readers keep the true value while the figures run before it, in a place as wide as it needs at the end. */
function prepareNumber(element: HTMLElement): Runner {
  const count = JSON.parse(element.dataset.count as string) as Count;
  const text = element.textContent;
  const [hidden, shown] = [document.createElement('span'), document.createElement('span')];
  hidden.className = 'visually-hidden';
  hidden.textContent = text;
  shown.ariaHidden = 'true';
  shown.textContent = formatCount(count.from, count);
  element.style.display = 'inline-block';
  element.style.minWidth = `${element.offsetWidth}px`;
  element.replaceChildren(hidden, shown);
  const finish = () => {
    element.textContent = text;
    element.removeAttribute('style');
  };
  const run = () => {
    let started: number | undefined;
    requestAnimationFrame(function step(now) {
      started ??= now;
      const part = (now - started) / count.duration;
      if (part >= 1) return finish();
      shown.textContent = formatCount(countAt(count, part), count);
      requestAnimationFrame(step);
    });
  };
  return { run, finish };
}
