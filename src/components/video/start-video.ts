/** Where a video is on its way (VID-1): asked for nothing yet, asked, playing, or broken. */
type VideoState = 'lazy' | 'loading' | 'loaded' | 'error';

const setState = (frame: HTMLElement, state: VideoState) => {
  frame.dataset.video = state;
};

function fail(frame: HTMLElement, reason: string): void {
  console.error(`video: ${reason}`);
  setState(frame, 'error');
  // The poster stays, with what there is to say; there is nothing to control.
  frame.querySelector('video')?.removeAttribute('controls');
  if (frame.querySelector('[data-video-error]')) return;
  const message = document.createElement('p');
  message.dataset.videoError = '';
  message.role = 'status';
  message.textContent = frame.dataset.failed ?? '';
  frame.append(message);
}

/** The posters that players stand in the place of. */
const posters = new WeakMap<HTMLElement, HTMLElement>();

/** Stops a video that plays: our own is paused, another host's player is taken away. */
export function stopVideo(frame: HTMLElement): void {
  const iframe = frame.querySelector('iframe');
  const poster = posters.get(frame);
  frame.querySelector('video')?.pause();
  if (!iframe || !poster) return;
  iframe.replaceWith(poster);
  setState(frame, 'lazy');
}

/** Puts the other host's player in the place of our poster: the first that this page asks of it (LAZY-1). */
function loadPlayer(frame: HTMLElement, button: HTMLElement): void {
  const { player, title } = button.dataset;
  if (!player) {
    fail(frame, 'the play button names no player');
    return;
  }
  const iframe = document.createElement('iframe');
  iframe.src = player;
  iframe.title = title ?? '';
  iframe.allow = 'autoplay; encrypted-media; fullscreen; picture-in-picture';
  iframe.allowFullscreen = true;
  iframe.addEventListener('load', () => setState(frame, 'loaded'));
  setState(frame, 'loading');
  posters.set(frame, button);
  button.replaceWith(iframe);
  iframe.focus();
}

function playOwn(frame: HTMLElement, video: HTMLVideoElement): void {
  if (frame.dataset.video === 'lazy') setState(frame, 'loading');
  video.play().catch((error: DOMException) => {
    // Broken off by a pause, or not allowed yet: the browser's own button remains.
    if (error.name === 'NotSupportedError') fail(frame, 'no source can be played');
    else if (frame.dataset.video === 'loading') setState(frame, 'lazy');
  });
}

function startOwn(frame: HTMLElement, video: HTMLVideoElement, button: HTMLElement | null): void {
  video.addEventListener('playing', () => setState(frame, 'loaded'));
  const sources = video.querySelectorAll('source');
  const last = sources[sources.length - 1];
  if (!last) {
    fail(frame, 'there is no source');
    return;
  }
  last.addEventListener('error', () => fail(frame, 'no source can be played'));
  if (button) oneWayToPlay(frame, video, button);
  if (frame.dataset.autoplay === undefined || matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  playInView(frame, video);
}

/** Until it is played for the first time the button stands for the browser's own controls, for mouse and keys. */
function oneWayToPlay(frame: HTMLElement, video: HTMLVideoElement, button: HTMLElement): void {
  video.controls = false;
  const withControls = () => {
    video.controls = true;
  };
  video.addEventListener('playing', withControls, { once: true });
  button.addEventListener('click', () => {
    withControls();
    playOwn(frame, video);
    video.focus();
  });
  // Beside the button, on its picture, one means the same.
  video.addEventListener('click', () => {
    if (!video.controls) button.click();
  });
}

/** Plays while it is in view; once stopped by hand it stays so. */
function playInView(frame: HTMLElement, video: HTMLVideoElement): void {
  let left = false;
  let stopped = false;
  video.addEventListener('pause', () => {
    stopped = !left;
  });
  new IntersectionObserver(([entry]) => {
    left = !entry?.isIntersecting;
    if (left && !video.paused) video.pause();
    if (!left && !stopped) playOwn(frame, video);
  }).observe(video);
}

/** Makes one video of the page answer to click, Enter and Space. What is missing is told and breaks nothing (VID-2). */
export function startVideo(frame: HTMLElement): void {
  const button = frame.querySelector<HTMLElement>('[data-play]');
  const video = frame.querySelector('video');
  if (video) {
    startOwn(frame, video, button);
    return;
  }
  if (!button) {
    fail(frame, 'there is no play button');
    return;
  }
  button.role = 'button';
  button.addEventListener('click', (event) => {
    event.preventDefault();
    loadPlayer(frame, button);
  });
  // A link answers to Enter by itself.
  button.addEventListener('keydown', (event) => {
    if (event.key !== ' ') return;
    event.preventDefault();
    loadPlayer(frame, button);
  });
}
