import { memo } from 'react';
import { iconSprite } from '../../page/icon-sprite.ts';

const files = import.meta.glob<string>('../../components/icons/*.svg', {
  query: '?raw',
  import: 'default',
  eager: true,
});

const icons = new Map(
  Object.entries(files).map(([path, svg]) => [path.slice(path.lastIndexOf('/') + 1, -'.svg'.length), svg]),
);

const sprite = iconSprite('', icons, icons.keys());

/** The site's icons once as symbols, so that `components/Icon.tsx` draws them here as well. */
export const IconSprite = memo(() => (
  // biome-ignore lint/security/noDangerouslySetInnerHtml: our own icon files
  <div hidden dangerouslySetInnerHTML={{ __html: sprite }} />
));
