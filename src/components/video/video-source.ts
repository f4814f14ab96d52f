/** Where a video comes from: a file of our own, or a player of another host, which is asked only after a click. */
export type VideoSource =
  | { kind: 'file'; address: string }
  | { kind: 'youtube' | 'vimeo'; id: string; player: string; page: string };

/** The players' hosts, as a page's security policy names them. */
export const playerHosts = {
  youtube: 'https://www.youtube-nocookie.com',
  vimeo: 'https://player.vimeo.com',
} as const;

/** Reads the address of a video as it stands in a browser's bar; undefined when it is none we can play. */
export function videoSource(address: string): VideoSource | undefined {
  const typed = address.trim();
  if (/^\/(?![/\\])[^?#]*\.(mp4|webm)$/i.test(typed)) return { kind: 'file', address: typed };
  const url = URL.parse(typed);
  if (url?.protocol !== 'https:') return;
  const host = url.hostname.replace(/^(www|m)\./, '');
  if (host === 'youtu.be' || host === 'youtube.com' || host === 'youtube-nocookie.com') return youtube(url);
  if (host === 'vimeo.com' || host === 'player.vimeo.com') return vimeo(url);
}

function youtube(url: URL): VideoSource | undefined {
  const id = url.searchParams.get('v') ?? /^\/(?:(?:embed|shorts|live)\/)?([^/]+)$/.exec(url.pathname)?.[1];
  if (!id || !/^[\w-]{11}$/.test(id)) return;
  return {
    kind: 'youtube',
    id,
    player: `${playerHosts.youtube}/embed/${id}?autoplay=1&rel=0&playsinline=1`,
    page: `https://www.youtube.com/watch?v=${id}`,
  };
}

/** An unlisted video has a key behind its number. */
function vimeo(url: URL): VideoSource | undefined {
  const [, id, inPath] = /^\/(?:video\/)?(\d+)(?:\/([0-9a-f]+))?$/.exec(url.pathname) ?? [];
  if (!id) return;
  const key = inPath ?? url.searchParams.get('h')?.match(/^[0-9a-f]+$/)?.[0];
  return {
    kind: 'vimeo',
    id,
    player: `${playerHosts.vimeo}/video/${id}?autoplay=1&dnt=1${key ? `&h=${key}` : ''}`,
    page: `https://vimeo.com/${id}${key ? `/${key}` : ''}`,
  };
}
