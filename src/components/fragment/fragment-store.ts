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
  tell('written');
}

/**
 * Tells a module when its entry is another than before: by a link, back, forward or a typed address; and once more
 * when the visitor follows a link to where the address already is. What the entry is at the start says
 * `fragmentEntry`. Returns what ends it.
 */
export const onFragment = (
  id: string,
  listener: (parameters: readonly string[] | undefined) => void,
): (() => void) =>
  watchFragment(
    (fragment) => {
      const parameters = fragment.get(id);
      return parameters && formatFragment(new Map([[id, parameters]]));
    },
    () => listener(fragmentEntry(id)),
  );

/** As `onFragment`, for what a module makes of the whole fragment; told when that is another value than before. */
export function watchFragment<Value extends string | number>(
  read: (fragment: Fragment) => Value | undefined,
  listener: (value: Value | undefined) => void,
): () => void {
  if (watches.size === 0) listen('addEventListener');
  let known = read(presentFragment());
  const watch: Watch = (told) => {
    const before = known;
    known = read(presentFragment());
    if (told === 'written' || (known === before && (told === 'changed' || known === undefined))) return;
    listener(known);
  };
  watches.add(watch);
  return () => {
    if (watches.delete(watch) && watches.size === 0) listen('removeEventListener');
  };
}

/** `written` by a module itself, `changed` by the visitor's way, or a link to the same `again`. */
type Watch = (told: 'written' | 'changed' | 'again') => void;

const watches = new Set<Watch>();

const presentFragment = (): Fragment => parseFragment(location.hash);

const tell = (told: Parameters<Watch>[0]) => {
  for (const watch of [...watches]) watch(told);
};
const onChange = () => tell('changed');

/** A link to the very fragment of the address changes nothing that the browser would tell of. */
function onClick(event: MouseEvent): void {
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  if (link?.hash && link.href === location.href && !event.defaultPrevented) tell('again');
}

function listen(change: 'addEventListener' | 'removeEventListener'): void {
  window[change]('hashchange', onChange);
  window[change]('popstate', onChange);
  document[change]('click', onClick as EventListener);
}
