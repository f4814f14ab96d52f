import type { Language } from '../../lib/language.ts';
import { fill } from '../../lib/texts.ts';
import type { Paging } from './paging.state.ts';
import { pagingTexts } from './paging-texts.ts';

/** What `inTitle` is told of a list's page: 'Page 2', nothing on page 1. */
export const pageTitle = ({ current }: Paging, language: Language): string[] =>
  current > 1 ? [fill(pagingTexts[language].page, { page: current }, language)] : [];
