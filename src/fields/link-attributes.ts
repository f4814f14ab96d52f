import type { Link } from './site-data.ts';

/** The attributes of an `<a>` for a link (LINK-1). */
export const linkAttributes = (link: Link) =>
  link.newWindow ? { href: link.href, target: '_blank', rel: 'noopener' } : { href: link.href };
