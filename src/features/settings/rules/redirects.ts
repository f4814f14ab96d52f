/** Addresses of the program itself, which are answered before any redirect. */
const reserved = new Set(
  'admin api assets fonts pictures og pay preview healthz readyz robots.txt sitemap.xml favicon.svg favicon.ico'.split(
    ' ',
  ),
);

export type FromProblem = 'invalid-from' | 'reserved-from';

/**
 * The path a redirect starts from, out of what staff type or an old list has: whole addresses lose their host, escapes
 * and slashes at the end go.
 */
export function readFrom(text: string): { path: string } | { problem: FromProblem } {
  const path = decode(text.trim().replace(/^https?:\/\/[^/?#]+/i, ''));
  if (path === undefined || !path.startsWith('/') || path.startsWith('//') || /[?#\\\s]/.test(path))
    return { problem: 'invalid-from' };
  const bare = path.replace(/(?<=.)\/+$/, '');
  if (bare === '/' || bare.length > 500) return { problem: 'invalid-from' };
  return reserved.has(bare.split('/')[1] ?? '') ? { problem: 'reserved-from' } : { path: bare };
}

/** The target of a redirect: a path, with query or fragment if it must, or an address with http or https. */
export function readTo(text: string): string | undefined {
  const target = text.trim();
  if (target === '' || target.length > 2000 || /[\s\\<>"]/.test(target)) return undefined;
  if (target.startsWith('/')) return target.startsWith('//') ? undefined : target;
  if (!/^https?:\/\//i.test(target)) return undefined;
  return URL.canParse(target) ? new URL(target).href : undefined;
}

export interface Trail {
  /** From the first address to the last, each but the last with a redirect. */
  steps: string[];
  ends: 'page' | 'address' | 'nothing' | 'loop';
}

/** Where a visitor of a path ends up; a page at a path comes before a redirect there. */
export function follow(
  start: string,
  redirects: ReadonlyMap<string, string>,
  pages: ReadonlySet<string>,
): Trail {
  const steps = [start];
  for (;;) {
    const last = steps.at(-1) as string;
    if (!last.startsWith('/')) return { steps, ends: 'address' };
    const path = pathOf(last);
    if (pages.has(path)) return { steps, ends: 'page' };
    const next = redirects.get(path);
    if (next === undefined) return { steps, ends: 'nothing' };
    const again = steps.some(
      (step) => step.startsWith('/') && pathOf(step) === pathOf(next) && next.startsWith('/'),
    );
    steps.push(next);
    if (again) return { steps, ends: 'loop' };
  }
}

function pathOf(target: string): string {
  const path = target.replace(/[?#].*$/, '');
  return decode(path.replace(/(?<=.)\/+$/, '')) ?? path;
}

function decode(text: string): string | undefined {
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined;
  }
}
