import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { place, svgDocument } from '../drawing/kit/svg.ts';
import { frame, millsAtWork } from './mills-at-work.ts';

/**
 * Draws the film of the demo shop with its poster and its sound, and encodes it, as MP4 and WebM; needs `ffmpeg` on the path.
 * `node content/films/draw-films.ts` writes the files, which are committed.
 */
const size = { width: 1280, height: 720 };
const framesPerSecond = 24;

/** The film begins where both riders are in the picture; its poster is that moment. */
const start = 0.45;

const seconds = 8;

const file = (ending: string) => join(import.meta.dirname, `mills-at-work.${ending}`);

async function pixels(time: number): Promise<Buffer> {
  const scale = size.width / frame.width;
  return sharp(Buffer.from(svgDocument(millsAtWork(time))), { density: 72 * scale })
    .extract({ left: 0, top: Math.round(frame.top * scale), ...size })
    .flatten()
    .raw()
    .toBuffer();
}

/** The first frame as a picture of the shop. */
function poster(): string {
  const { width, height, top } = frame;
  return svgDocument({ width, height, shapes: [place(millsAtWork(start).shapes, { y: -top })] });
}

async function draw(): Promise<void> {
  const input = ['-f', 'rawvideo', '-pix_fmt', 'rgb24', '-s', `${size.width}x${size.height}`];
  const h264 = ['-c:v', 'libx264', '-preset', 'veryslow', '-crf', '31', '-tune', 'animation'];
  const vp9 = ['-c:v', 'libvpx-vp9', '-crf', '50', '-b:v', '0', '-speed', '2', '-row-mt', '1'];
  const encoder = spawn(
    'ffmpeg',
    [
      ...['-y', '-loglevel', 'error', ...input, '-r', String(framesPerSecond), '-i', '-'],
      ...['-pix_fmt', 'yuv420p', ...h264, '-movflags', '+faststart', file('mp4')],
      ...['-pix_fmt', 'yuv420p', ...vp9, file('webm')],
    ],
    { stdio: ['pipe', 'inherit', 'inherit'] },
  );
  const count = framesPerSecond * seconds;
  for (let index = 0; index < count; index += 1) {
    if (!encoder.stdin.write(await pixels((start + index / count) % 1))) await once(encoder.stdin, 'drain');
  }
  encoder.stdin.end();
  await once(encoder, 'close');
}

/** The sails' breath: brown noise that swells as four sails pass. */
function sound(): void {
  const noise = 'anoisesrc=c=brown:d=12:r=44100:a=0.6:seed=4';
  const swell = 'lowpass=f=700,tremolo=f=0.75:d=0.85,afade=t=in:d=1,afade=t=out:st=10.5:d=1.5';
  execFileSync('ffmpeg', [
    ...['-y', '-loglevel', 'error', '-f', 'lavfi', '-i', noise, '-af', swell],
    ...['-ac', '1', '-b:a', '40k', file('mp3')],
  ]);
}

sound();
await draw();
writeFileSync(join(import.meta.dirname, '../pictures/mills-at-work.svg'), poster());
for (const ending of ['mp4', 'webm'])
  console.log(ending, `${Math.round(statSync(file(ending)).size / 1000)} kB`);
