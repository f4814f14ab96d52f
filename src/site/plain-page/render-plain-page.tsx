import { renderToStaticMarkup } from 'react-dom/server';
import type { Language } from '../../lib/language.ts';
import { PlainPage, type PlainPageKind } from './PlainPage.tsx';
import css from './plain-page.css?inline';

/** The style sheet inside every plain page, for its hash in the Content-Security-Policy. */
export const plainPageCss = css.trim();

/** The document for a 500 (`error`) or a 503 (`unavailable`); it says nothing of the cause (SITE-4). */
export const renderPlainPage = (kind: PlainPageKind, language: Language): string =>
  `<!doctype html>${renderToStaticMarkup(<PlainPage kind={kind} language={language} css={plainPageCss} />)}`;
