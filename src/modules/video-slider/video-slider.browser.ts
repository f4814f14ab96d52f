import { inBuilder } from '../../components/builder-flag.ts';
import { startVideo, stopVideo } from '../../components/video/start-video.ts';

/** Leads from the small pictures to their videos without leaving the page's place, and stops what goes out of view. */
export function startVideoSlider(root: HTMLElement): void {
  const track = root.querySelector<HTMLElement>('[data-video-track]');
  if (!track) return;
  const slides = [...track.children] as HTMLElement[];
  const links = [...root.querySelectorAll<HTMLAnchorElement>(':scope > nav > a')];
  const frames = slides.map((slide) => slide.querySelector<HTMLElement>('[data-video]'));
  for (const frame of frames) if (frame) startVideo(frame);

  let present = 0;
  const show = (index: number) => {
    if (index === present) return;
    present = index;
    for (const [at, link] of links.entries()) link.ariaCurrent = at === index ? 'true' : null;
    bringAlong(links[index]);
    for (const [at, frame] of frames.entries()) if (frame && at !== index) stopVideo(frame);
  };
  for (const [index, link] of links.entries())
    link.addEventListener('click', (event) => {
      event.preventDefault();
      const [first] = slides;
      const slide = slides[index];
      if (first && slide) track.scrollTo({ left: slide.offsetLeft - first.offsetLeft });
    });
  track.addEventListener('scroll', () => show(nearest(track, slides)), { passive: true });
  // A link to one of them may have been followed before this ran.
  show(nearest(track, slides));
}

/** The small picture of the video in view is in view too, where there are more than there is room for. */
function bringAlong(link: HTMLElement | undefined): void {
  const row = link?.parentElement;
  const first = row?.firstElementChild;
  if (!link || !row || !(first instanceof HTMLElement)) return;
  const inRow = { left: link.offsetLeft - first.offsetLeft, top: link.offsetTop - first.offsetTop };
  row.scrollTo?.({
    left: inRow.left - (row.clientWidth - link.offsetWidth) / 2,
    top: inRow.top - (row.clientHeight - link.offsetHeight) / 2,
  });
}

function nearest(track: HTMLElement, slides: readonly HTMLElement[]): number {
  const start = slides[0]?.offsetLeft ?? 0;
  const distances = slides.map(({ offsetLeft }) => Math.abs(offsetLeft - start - track.scrollLeft));
  return Math.max(0, distances.indexOf(Math.min(...distances)));
}

if (!inBuilder())
  for (const root of document.querySelectorAll<HTMLElement>('[data-module="video-slider"]'))
    startVideoSlider(root);
