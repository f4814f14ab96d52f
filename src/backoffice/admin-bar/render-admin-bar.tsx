import { renderToStaticMarkup } from 'react-dom/server';
import { AdminBar, type AdminBarProps } from './AdminBar.tsx';
import css from './admin-bar.css?inline';

/** The bar as the page's document takes it: markup to stand first in the body, and styles (SITE-10). */
export const renderAdminBar = (props: AdminBarProps): { html: string; css: string } => ({
  html: renderToStaticMarkup(<AdminBar {...props} />),
  css,
});
