import { useParams } from '@tanstack/react-router';
import { Builder } from '../../editor/Builder.tsx';
import { isLanguage } from '../../lib/language.ts';
import { NotFoundScreen } from '../ui/ProblemScreens.tsx';

/** The visual builder of the page and language in the address. */
export const BuilderScreen = () => {
  const { key, language } = useParams({ strict: false });
  if (!key || !isLanguage(language)) return <NotFoundScreen />;
  return <Builder key={`${key}/${language}`} pageKey={key} language={language} />;
};
