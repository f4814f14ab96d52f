import { memo } from 'react';

/**
 * Markup inside an island that React leaves alone: the server writes it, the browser keeps what stands there.
 * On waking, `html` is empty and the difference is meant.
 */
export const StaticHtml = memo(
  ({ html }: { html: string }) => (
    // biome-ignore lint/security/noDangerouslySetInnerHtml: the server's own rendering of the modules in a slot
    <zadel-slot suppressHydrationWarning dangerouslySetInnerHTML={{ __html: html }} />
  ),
  () => true,
);
