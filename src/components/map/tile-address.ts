/** The address template of OpenStreetMap's own tiles. */
export const openStreetMap = 'https://tile.openstreetmap.org/{z}/{x}/{y}.png';

/** A service of map tiles as a page and its security policy name it. */
export interface TileService {
  /** With `{z}`, `{x}` and `{y}`, perhaps `{s}` and `{r}`. */
  template: string;
  /** A source of the security policy, e.g. `https://*.tile.example.org`. */
  source: string;
  /** What visitors are told they ask, e.g. `tile.openstreetmap.org`. */
  host: string;
}

/** Reads the template of a tile service; undefined when it is none that can be asked safely. */
export function tileService(template: string): TileService | undefined {
  const typed = template.trim();
  if (!['{z}', '{x}', '{y}'].every((part) => typed.includes(part))) return;
  const found = /^https:\/\/(\{s\}\.)?([a-z\d-]+(?:\.[a-z\d-]+)+(?::\d{1,5})?)\/[^\s"'<>\\]*$/i.exec(typed);
  if (!found) return;
  const [, servers, host = ''] = found;
  return { template: typed, source: `https://${servers ? '*.' : ''}${host}`, host };
}
