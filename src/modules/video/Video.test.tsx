// @vitest-environment jsdom
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { startVideo } from '../../components/video/start-video.ts';
import { type VideoFiles, videoFiles } from '../../components/video/video-files.ts';
import { videoSource } from '../../components/video/video-source.ts';
import { initialValues } from '../../fields/fields-schema.ts';
import type { ModuleProps } from '../define-module.ts';
import { fixtureSite } from '../fixture-page.ts';
import { Video } from './Video.tsx';
import { video, videoFields } from './video.definition.ts';

type Props = ModuleProps<typeof videoFields, never, VideoFiles>;
const ferry = 'https://youtu.be/aqz-KE-bpKQ';

function show(values: Partial<Props>): HTMLElement {
  const props = {
    ...initialValues(videoFields),
    poster: fixtureSite.picture('workshop'),
    ...values,
  } as Props;
  document.body.innerHTML = renderToString(
    <Video {...props} root={{ 'data-module': 'video' }} language="nl" slots={{}} data={videoFiles(values)} />,
  );
  return document.querySelector('[data-video]') as HTMLElement;
}
const play = (frame: HTMLElement) => frame.querySelector('[data-play]') as HTMLElement;

beforeEach(() => {
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  vi.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test('LAZY-1 before a click the page asks nothing of another host and leads to the video without script', () => {
  const frame = show({ address: ferry });
  expect(frame.querySelector('iframe, video')).toBeNull();
  expect(frame.querySelector('img')?.getAttribute('src')).toMatch(/^\/pictures\//);
  expect(play(frame).getAttribute('href')).toBe('https://www.youtube.com/watch?v=aqz-KE-bpKQ');
});

test('VID-1 a click loads the player: lazy, loading, loaded', () => {
  const frame = show({ address: ferry, title: 'De pont' });
  startVideo(frame);
  expect(frame.dataset.video).toBe('lazy');
  play(frame).click();
  expect(frame.dataset.video).toBe('loading');
  const iframe = frame.querySelector('iframe');
  expect(iframe?.src).toMatch(/^https:\/\/www\.youtube-nocookie\.com\/embed\/aqz-KE-bpKQ\?/);
  expect(iframe?.title).toBe('De pont');
  iframe?.dispatchEvent(new Event('load'));
  expect(frame.dataset.video).toBe('loaded');
});

test('VID-1 Space plays too, and the link says that it is a button', () => {
  const frame = show({ address: 'https://vimeo.com/1084537' });
  startVideo(frame);
  expect(play(frame).getAttribute('role')).toBe('button');
  play(frame).dispatchEvent(new KeyboardEvent('keydown', { key: 'Tab', bubbles: true }));
  expect(frame.querySelector('iframe')).toBeNull();
  play(frame).dispatchEvent(new KeyboardEvent('keydown', { key: ' ', bubbles: true }));
  expect(frame.querySelector('iframe')?.src).toMatch(/^https:\/\/player\.vimeo\.com\/video\/1084537\?/);
});

test('VID-1 our own file plays by its button, by the browser’s controls without script and afterwards', async () => {
  const frame = show({ address: '/video/pont.mp4', otherFormat: '/video/pont.webm' });
  const own = frame.querySelector('video') as HTMLVideoElement;
  expect(own.controls).toBe(true);
  expect(own.preload).toBe('none');
  expect(own.poster).toBe('');
  expect(frame.querySelector('img')?.getAttribute('loading')).toBe('lazy');
  expect([...own.querySelectorAll('source')].map(({ type }) => type)).toEqual(['video/webm', 'video/mp4']);
  own.play = vi.fn(async () => {
    own.dispatchEvent(new Event('playing'));
  });
  startVideo(frame);
  expect(own.controls).toBe(false);
  own.click();
  expect(own.play).toHaveBeenCalledOnce();
  expect(own.controls).toBe(true);
  expect(frame.dataset.video).toBe('loaded');
  play(frame).click();
  expect(own.play).toHaveBeenCalledTimes(2);
});

test('VID-1 a video that plays by itself does so in view, without sound, until it is stopped by hand', () => {
  let see: (isIntersecting: boolean) => void = () => {};
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(callback: (entries: object[]) => void) {
        see = (isIntersecting) => callback([{ isIntersecting }]);
      }
      observe() {}
    },
  );
  const frame = show({ address: '/video/pont.mp4', autoplay: true });
  const own = frame.querySelector('video') as HTMLVideoElement;
  let paused = true;
  Object.defineProperty(own, 'paused', { get: () => paused });
  own.play = vi.fn(async () => {
    paused = false;
  });
  own.pause = () => {
    paused = true;
    own.dispatchEvent(new Event('pause'));
  };
  startVideo(frame);
  expect(own.hasAttribute('muted')).toBe(true);
  see(true);
  see(false);
  see(true);
  expect(own.play).toHaveBeenCalledTimes(2);
  own.pause();
  see(false);
  see(true);
  expect(own.play).toHaveBeenCalledTimes(2);
});

test('VID-2 a missing source, play button or player is told in the console and breaks nothing', () => {
  const frame = show({ address: '/video/pont.mp4' });
  for (const source of frame.querySelectorAll('source')) source.remove();
  startVideo(frame);
  expect(frame.dataset.video).toBe('error');
  expect(frame.textContent).toContain('kan nu niet worden afgespeeld');
  const outside = show({ address: ferry });
  play(outside).remove();
  startVideo(outside);
  const nameless = show({ address: ferry });
  delete play(nameless).dataset.player;
  startVideo(nameless);
  play(nameless).click();
  expect(nameless.querySelector('iframe')).toBeNull();
  expect(console.error).toHaveBeenCalledTimes(3);
});

test('VID-1 addresses are read as they stand in a browser’s bar, and others are refused', () => {
  for (const address of [
    'https://www.youtube.com/watch?v=aqz-KE-bpKQ&t=10s',
    'https://youtu.be/aqz-KE-bpKQ?si=abc',
    'https://m.youtube.com/shorts/aqz-KE-bpKQ',
    ' https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ ',
  ])
    expect(videoSource(address), address).toMatchObject({ kind: 'youtube', id: 'aqz-KE-bpKQ' });
  expect(videoSource('https://vimeo.com/1084537/ab12cd')).toMatchObject({ kind: 'vimeo', id: '1084537' });
  for (const address of [
    '',
    'javascript:alert(1)',
    'http://youtu.be/aqz-KE-bpKQ',
    'https://example.com/film.mp4',
    '//example.com/film.mp4',
    'https://www.youtube.com/watch?v="><script>',
    'https://vimeo.com/channels/staffpicks',
    '/video/pont.exe',
  ])
    expect(videoSource(address), address).toBeUndefined();
});

test('VID-1 a page’s policy opens for the one player it has, or for its own files', () => {
  const allowed = (address: string) => video.allows?.({ ...initialValues(videoFields), address } as never);
  expect(allowed(ferry)).toEqual([{ directive: 'frame-src', source: 'https://www.youtube-nocookie.com' }]);
  expect(allowed('/video/pont.mp4')).toEqual([{ directive: 'media-src', source: "'self'" }]);
  expect(allowed('https://example.com/')).toEqual([]);
});
