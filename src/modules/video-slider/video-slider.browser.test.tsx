// @vitest-environment jsdom
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type VideoFiles, videoFiles } from '../../components/video/video-files.ts';
import { initialValues } from '../../fields/fields-schema.ts';
import type { ModuleProps } from '../define-module.ts';
import { VideoSlider } from './VideoSlider.tsx';
import { startVideoSlider } from './video-slider.browser.ts';
import { videoSlider, videoSliderFields } from './video-slider.definition.ts';

type Props = ModuleProps<typeof videoSliderFields, never, VideoFiles[]>;
const width = 600;

beforeEach(() => {
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  vi.spyOn(HTMLElement.prototype, 'offsetLeft', 'get').mockImplementation(function (this: HTMLElement) {
    return [...(this.parentElement?.children ?? [])].indexOf(this) * width;
  });
  Element.prototype.scrollTo = function scrollTo(this: Element, options?: ScrollToOptions | number) {
    this.scrollLeft = (options as ScrollToOptions).left ?? 0;
    this.dispatchEvent(new Event('scroll'));
  } as Element['scrollTo'];
  HTMLMediaElement.prototype.pause = vi.fn();
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const film = '/films/mills.mp4';
const outside = 'https://youtu.be/aqz-KE-bpKQ';

function show(addresses: string[]): HTMLElement {
  const videos = addresses.map((address, index) => ({
    ...{ address, otherFormat: '', captionsFile: '', poster: null },
    title: `Film ${index + 1}`,
  }));
  document.body.innerHTML = renderToString(
    <VideoSlider
      {...(initialValues(videoSliderFields) as unknown as Props)}
      videos={videos}
      root={{ 'data-module': 'video-slider' }}
      language="nl"
      slots={{}}
      data={videos.map(videoFiles)}
    />,
  );
  const root = document.body.firstElementChild as HTMLElement;
  startVideoSlider(root);
  return root;
}
const links = () => [...document.querySelectorAll<HTMLAnchorElement>('nav a')];
const current = () => links().findIndex((link) => link.hasAttribute('aria-current'));

test('VID-1 each picture leads to its video without script, and nothing is asked of another host', () => {
  show([film, outside]);
  for (const link of links()) expect(document.getElementById(link.hash.slice(1))?.tagName).toBe('FIGURE');
  expect(document.querySelector('iframe')).toBeNull();
  expect(document.querySelector('video')?.preload).toBe('none');
});

test('VID-1 a picture brings its video and stops the one before', () => {
  show([outside, film, outside]);
  document.querySelector<HTMLElement>('[data-play]')?.click();
  expect(document.querySelector('iframe')?.src).toContain('youtube-nocookie');
  expect(current()).toBe(0);
  links()[1]?.click();
  expect(current()).toBe(1);
  expect(document.querySelector('iframe')).toBeNull();
  expect(document.querySelector<HTMLElement>('[data-video]')?.dataset.video).toBe('lazy');
  vi.mocked(HTMLMediaElement.prototype.pause).mockClear();
  links()[2]?.click();
  expect(HTMLMediaElement.prototype.pause).toHaveBeenCalled();
});

test('VID-1 a player that was taken away comes back by its button', () => {
  show([outside, film]);
  const play = () => document.querySelector<HTMLElement>('[data-play][data-player]');
  play()?.click();
  links()[1]?.click();
  play()?.click();
  expect(document.querySelector('iframe')).not.toBeNull();
});

test('VID-2 what leads nowhere is left out, a single video has nothing to choose', () => {
  show([film, 'javascript:alert(1)', outside]);
  expect(document.querySelectorAll('figure')).toHaveLength(2);
  show([film, '']);
  expect(document.querySelector('nav')).toBeNull();
  expect(videoSlider.isEmpty?.({} as never, [videoFiles({ address: 'nothing' })])).toBe(true);
});

test('VID-1 the policy opens for the players it has and no other', () => {
  const allowed = videoSlider.allows?.({ videos: [{ address: film }, { address: outside }] } as never);
  expect(allowed?.map(({ source }) => source)).toEqual(["'self'", 'https://www.youtube-nocookie.com']);
});
