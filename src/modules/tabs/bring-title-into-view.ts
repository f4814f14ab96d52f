/** px of its neighbour that are seen beside the title chosen, which says that there are more. */
const neighbour = 48;

/** Moves a row of titles longer than its room, never the page. */
export function bringTitleIntoView(list: Element | null | undefined, active: number): void {
  const title = list?.children[active];
  if (!list || !title || list.scrollWidth <= list.clientWidth) return;
  const [room, box] = [list.getBoundingClientRect(), title.getBoundingClientRect()];
  const before = Math.min(0, box.left - neighbour - room.left);
  const after = Math.max(0, box.right + neighbour - room.right);
  list.scrollBy?.({ left: before || after });
}
