import { type Fragment, formatFragment, parseFragment } from '../../lib/fragment.ts';

/** The parameters of a module's entry in the page's fragment; `undefined` when it has none. */
export const fragmentEntry = (id: string): readonly string[] | undefined => presentFragment().get(id);

/**
 * Writes a module's own entry, keeps those of others, and makes an entry in the history (HASH-3). The page does not
 * move, and the module itself is not told.
 */
export function writeFragment(id: string, parameters: readonly string[]): void {
  const fragment = `#${formatFragment(new Map(presentFragment()).set(id, parameters))}`;
  if (fragment === location.hash) return;
  history.pushState(history.state, '', fragment);
  for (const watch of watches) watch.known = writtenEntry(watch.id);
}

/**
 * Tells a module when its entry is another than before: by a link, back, forward or a typed address; and once more
 * when the visitor follows a link to where the address already is. What the entry is at the start says
 * `fragmentEntry`. Returns what ends it.
 */
export function onFragment(
  id: string,
  listener: (parameters: readonly string[] | undefined) => void,
): () => void {
  if (watches.size === 0) listen('addEventListener');
  const watch: Watch = { id, listener, known: writtenEntry(id) };
  watches.add(watch);
  return () => {
    if (watches.delete(watch) && watches.size === 0) listen('removeEventListener');
  };
}

interface Watch {
  id: string;
  listener: (parameters: readonly string[] | undefined) => void;
  /** The entry as the listener knows it. */
  known: string;
}

const watches = new Set<Watch>();

const presentFragment = (): Fragment => parseFragment(location.hash);

/** An entry as text, to be compared; empty when there is none. */
function writtenEntry(id: string): string {
  const parameters = fragmentEntry(id);
  return parameters ? formatFragment(new Map([[id, parameters]])) : '';
}

function tell(again: boolean): void {
  for (const watch of [...watches]) {
    const written = writtenEntry(watch.id);
    if (written === watch.known && !(again && written)) continue;
    watch.known = written;
    watch.listener(fragmentEntry(watch.id));
  }
}

const onChange = () => tell(false);

/** A link to the very fragment of the address changes nothing that the browser would tell of. */
function onClick(event: MouseEvent): void {
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  if (link?.hash && link.href === location.href && !event.defaultPrevented) tell(true);
}

function listen(change: 'addEventListener' | 'removeEventListener'): void {
  window[change]('hashchange', onChange);
  window[change]('popstate', onChange);
  document[change]('click', onClick as EventListener);
}
