import { inBuilder } from '../builder-flag.ts';
import { groundVideoView } from './ground-video-view.ts';

interface Connection {
  saveData?: boolean;
}

/** Whether the visitor asked for less motion or less data: then a video waits for its button. */
const wantsCalm = (): boolean =>
  matchMedia('(prefers-reduced-motion: reduce)').matches ||
  matchMedia('(prefers-reduced-data: reduce)').matches ||
  ((navigator as { connection?: Connection }).connection?.saveData ?? false);

/**
 * Plays the video on a ground while it is in view, or on and on where it is set to (MOD-5), until its button stops it.
 * A file that is missing leaves the picture and is told once.
 */
export function startGroundVideo(film: HTMLElement): void {
  const video = film.querySelector('video');
  const button = film.nextElementSibling as HTMLButtonElement | null;
  const source = video?.querySelector<HTMLSourceElement>('source:last-of-type');
  if (!video || !button || !source) return;
  const labels = { play: button.ariaLabel ?? '', pause: button.dataset.pause ?? '' };
  const playsOutside = film.dataset.groundVideo === 'outside';
  let wanted = !wantsCalm();
  let inView = playsOutside;

  const follow = () => {
    // Broken off by a pause, or not allowed: the picture stays, and the button.
    if (wanted && inView) video.play().catch(() => {});
    else video.pause();
  };
  const show = (playing: boolean) => {
    film.toggleAttribute('data-playing', playing);
    button.ariaLabel = playing ? labels.pause : labels.play;
  };
  video.addEventListener('playing', () => {
    film.dataset.shown = '';
    show(true);
  });
  video.addEventListener('pause', () => show(false));
  button.addEventListener('click', () => {
    wanted = video.paused;
    inView = true;
    follow();
  });
  source.addEventListener('error', () => {
    console.warn(`background video: ${source.getAttribute('src')} cannot be played`);
    button.remove();
  });
  button.hidden = false;
  if (playsOutside) follow();
  else
    new IntersectionObserver(
      (entries) => {
        inView = entries.at(-1)?.isIntersecting ?? false;
        follow();
      },
      { rootMargin: `${groundVideoView.margin}px`, threshold: groundVideoView.threshold },
    ).observe(film);
}

if (!inBuilder())
  for (const film of document.querySelectorAll<HTMLElement>('[data-ground-video]')) startGroundVideo(film);
