const statusLine = document.createElement('p');
statusLine.className = 'visually-hidden';
statusLine.role = 'status';
document.body.append(statusLine);

/** A click that the browser would follow in this window. */
export const isPlainClick = (event: MouseEvent): boolean =>
  event.button === 0 &&
  !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey || event.defaultPrevented);

/** Puts the reader at the start of a list whose content was swapped, and says which page it is. */
export function toStart(container: HTMLElement): void {
  container.tabIndex = -1;
  container.focus({ preventScroll: true });
  const { top } = container.getBoundingClientRect();
  if (top < 0 || top > innerHeight / 2) container.scrollIntoView();
  sayPage(container);
}

/** Says politely what a list shows now: the words stand in `data-paging-says` of its filter and its pages. */
export function sayPage(container: HTMLElement): void {
  const said = container.querySelectorAll<HTMLElement>('[data-paging-says]');
  statusLine.textContent = Array.from(said, ({ dataset }) => dataset.pagingSays).join(', ');
}
