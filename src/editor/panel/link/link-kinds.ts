import type { StoredLink } from '../../../fields/link.ts';
import { isSafeAddress } from '../../../fields/safe-address.ts';

export type LinkKind = 'none' | 'page' | 'address' | 'mail' | 'phone' | 'anchor';

export type LinkRefusal =
  | 'unsafe'
  | 'not-an-address'
  | 'not-a-mail-address'
  | 'not-a-number'
  | 'not-an-anchor';

/** Which kind of link a stored one is, for the field that edits it. */
export function kindOf(link: StoredLink | null): LinkKind {
  if (!link) return 'none';
  if ('page' in link) return 'page';
  if (link.url.startsWith('mailto:')) return 'mail';
  if (link.url.startsWith('tel:')) return 'phone';
  return link.url.startsWith('#') ? 'anchor' : 'address';
}

/** What the field shows of an address of that kind: without `mailto:`, `tel:` or `#`. */
export function typedOf(link: StoredLink | null): string {
  if (!link || 'page' in link) return '';
  const { url } = link;
  if (url.startsWith('mailto:')) return decodeURIComponent(url.slice('mailto:'.length));
  return url.replace(/^(tel:|#)/, '');
}

type Address = { url: string } | { refused: LinkRefusal } | null;

const hasScheme = /^[a-z][a-z0-9+.-]*:/i;
const looksLikeHost = /^[\w-]+(\.[\w-]+)+([/?#:].*)?$/;

function webAddress(text: string): Address {
  if (/^https?:\/*$/i.test(text)) return { refused: 'not-an-address' };
  if (looksLikeHost.test(text)) return { url: `https://${text}` };
  if (/\s/.test(text)) return { refused: hasScheme.test(text) ? 'unsafe' : 'not-an-address' };
  if (!isSafeAddress(text))
    return { refused: hasScheme.test(text) || /^\/[/\\]/.test(text) ? 'unsafe' : 'not-an-address' };
  return { url: text };
}

/** The address that what was typed means (LINK-1); null for nothing, or why it cannot be one. */
export function addressOf(kind: Exclude<LinkKind, 'none' | 'page'>, typed: string): Address {
  const text = typed.trim();
  if (text === '') return null;
  if (kind === 'address') return webAddress(text);
  if (kind === 'mail') {
    const address = text.replace(/^mailto:/i, '');
    return /^[^\s@:]+@[^\s@]+\.[^\s@]+$/.test(address)
      ? { url: `mailto:${address}` }
      : { refused: 'not-a-mail-address' };
  }
  if (kind === 'phone') {
    const number = text.replace(/^tel:/i, '').replace(/\(0\)|[\s().-]/g, '');
    return /^\+?\d{3,15}$/.test(number) ? { url: `tel:${number}` } : { refused: 'not-a-number' };
  }
  const anchor = text.replace(/^#/, '');
  return /^[a-z][\w-]*$/i.test(anchor) ? { url: `#${anchor}` } : { refused: 'not-an-anchor' };
}
