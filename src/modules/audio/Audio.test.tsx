// @vitest-environment jsdom
import { renderToString } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { initialValues } from '../../fields/fields-schema.ts';
import type { ModuleProps } from '../define-module.ts';
import { Audio } from './Audio.tsx';
import { startAudio } from './audio.browser.ts';
import { audio, audioFields } from './audio.definition.ts';

type Props = ModuleProps<typeof audioFields>;

const html = (values: Partial<Props>) =>
  renderToString(
    <Audio
      {...(initialValues(audioFields) as unknown as Props)}
      {...values}
      root={{ 'data-module': 'audio' }}
      language="en"
      slots={{}}
      data={undefined}
    />,
  );

test('a recording is named by its title, loads nothing before it plays and leads to what is said', () => {
  document.body.innerHTML = html({
    file: '/films/mill.mp3',
    otherFile: '/films/mill.ogg',
    title: 'A mill at work',
    artist: 'The miller',
    transcript: { href: '/en/mill', newWindow: false },
  });
  const player = document.querySelector('audio') as HTMLAudioElement;
  expect(player.preload).toBe('none');
  expect(player.controls).toBe(true);
  expect(document.getElementById(player.getAttribute('aria-labelledby') ?? '')?.textContent).toContain(
    'A mill at work',
  );
  expect([...player.querySelectorAll('source')].map(({ type }) => type)).toEqual(['audio/mpeg', 'audio/ogg']);
  expect(document.querySelector('a')?.textContent).toBe('Read what is said');
});

test('one recording plays at a time', () => {
  document.body.innerHTML = html({ file: '/a.mp3' }) + html({ file: '/b.mp3' });
  const players = [...document.querySelectorAll('audio')];
  for (const player of players) {
    player.pause = vi.fn();
    startAudio(player, players);
  }
  players[1]?.dispatchEvent(new Event('play'));
  expect(players[0]?.pause).toHaveBeenCalledOnce();
  expect(players[1]?.pause).not.toHaveBeenCalled();
});

test('a file that cannot be played is told to the visitor', () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  document.body.innerHTML = html({ file: '/gone.mp3' });
  const player = document.querySelector('audio') as HTMLAudioElement;
  startAudio(player, [player]);
  player.querySelector('source')?.dispatchEvent(new Event('error'));
  expect(document.querySelector('[role=status]')?.textContent).toBe('The recording cannot be played now.');
  expect(console.warn).toHaveBeenCalledOnce();
});

test('only files of the site are played, and the policy opens only for them', () => {
  const shown = (file: string) => audioFields.file.resolve(file, {} as never);
  expect(shown(' /films/mill.mp3 ')).toBe('/films/mill.mp3');
  for (const file of [
    'https://example.com/a.mp3',
    '//example.com/a.mp3',
    '/a.exe',
    '/\\example.com/a.mp3',
    'javascript:a.mp3',
  ])
    expect(shown(file), file).toBe('');
  expect(audio.allows?.({ file: '/films/mill.mp3' } as never)).toEqual([
    { directive: 'media-src', source: "'self'" },
  ]);
  expect(audio.allows?.({ file: '' } as never)).toEqual([]);
});
