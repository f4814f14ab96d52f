// @vitest-environment jsdom
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { GroundVideo } from './GroundVideo.tsx';
import { startGroundVideo } from './ground-video.browser.ts';

let calm: string | undefined;
let observed: IntersectionObserverInit | undefined;
let see: (isIntersecting: boolean) => void;
let paused: boolean;

beforeEach(() => {
  calm = undefined;
  observed = undefined;
  paused = true;
  vi.stubGlobal('matchMedia', (query: string) => ({ matches: calm !== undefined && query.includes(calm) }));
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(callback: (entries: object[]) => void, options: IntersectionObserverInit) {
        observed = options;
        see = (isIntersecting) => callback([{ isIntersecting }]);
      }
      observe() {}
    },
  );
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

function start(playsOutside = false): HTMLElement {
  document.body.innerHTML = renderToString(
    <section>
      <GroundVideo
        video={{ sources: [{ src: '/films/mills.mp4', type: 'video/mp4' }], playsOutside }}
        language="en"
      />
    </section>,
  );
  const film = document.querySelector('[data-ground-video]') as HTMLElement;
  const video = film.querySelector('video') as HTMLVideoElement;
  Object.defineProperty(video, 'paused', { get: () => paused });
  video.play = vi.fn(async () => {
    paused = false;
    video.dispatchEvent(new Event('playing'));
  });
  video.pause = vi.fn(() => {
    paused = true;
    video.dispatchEvent(new Event('pause'));
  });
  startGroundVideo(film);
  return film;
}
const button = () => document.querySelector('button');

test('MOD-5 without script nothing of the video is loaded and there is no button', () => {
  document.body.innerHTML = renderToString(
    <GroundVideo
      video={{ sources: [{ src: '/a.mp4', type: 'video/mp4' }], playsOutside: false }}
      language="nl"
    />,
  );
  const video = document.querySelector('video');
  expect(video?.preload).toBe('none');
  expect(video?.autoplay).toBe(false);
  expect(video?.hasAttribute('muted')).toBe(true);
  expect(button()?.hidden).toBe(true);
});

test('MOD-5 it plays in view and pauses out of it, seen 200 px before and by a tenth', () => {
  start();
  expect(observed).toEqual({ rootMargin: '200px', threshold: 0.1 });
  expect(paused).toBe(true);
  see(true);
  expect(paused).toBe(false);
  see(false);
  expect(paused).toBe(true);
});

test('MOD-5 set to play outside the view it begins at once and goes on', () => {
  start(true);
  expect(observed).toBeUndefined();
  expect(paused).toBe(false);
});

test('MOD-5 its button stops it for good and starts it again', () => {
  start();
  see(true);
  expect(button()?.ariaLabel).toBe('Pause the background video');
  button()?.click();
  expect(paused).toBe(true);
  expect(button()?.ariaLabel).toBe('Play the background video');
  see(false);
  see(true);
  expect(paused).toBe(true);
  button()?.click();
  expect(paused).toBe(false);
});

test.each(['reduced-motion', 'reduced-data'])(
  'MOD-5 who prefers %s sees the picture until the button is pressed',
  (preference) => {
    calm = preference;
    start();
    see(true);
    expect(paused).toBe(true);
    button()?.click();
    expect(paused).toBe(false);
  },
);

test('MOD-5 a missing file leaves the picture, and is told once', () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  const film = start();
  film.querySelector('source')?.dispatchEvent(new Event('error'));
  expect(warn).toHaveBeenCalledOnce();
  expect(film.dataset.shown).toBeUndefined();
  expect(button()).toBeNull();
});
