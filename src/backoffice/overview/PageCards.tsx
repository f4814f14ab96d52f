import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { type Language, languages, localeOf } from '../../lib/language.ts';
import { fill } from '../../lib/texts.ts';
import { useLanguage, useTexts } from '../language.tsx';
import { languageNames } from '../pages/language-names.ts';
import { pagesQuery } from '../pages/pages-query.ts';
import { LoadingScreen } from '../ui/LoadingScreen.tsx';
import { writeMoment } from '../ui/moment.ts';
import { overviewTexts } from './overview-texts.ts';
import { type ToTranslate, toTranslate, unpublished, type Waiting } from './to-do.ts';
import { WorkCard } from './WorkCard.tsx';

const shownAtMost = 5;

/** Pages that wait to be published, and those that are not in every language. */
export const PageCards = ({ editable }: { editable: boolean }) => {
  const text = useTexts(overviewTexts);
  const { language } = useLanguage();
  const { data, error } = useQuery(pagesQuery);
  if (error && !data) throw error;
  if (!data) return <LoadingScreen />;
  const waiting = unpublished(data);
  const untranslated = toTranslate(data, language);
  return (
    <>
      <WorkCard title={text.unpublished} none={text.unpublishedNone} count={waiting.length}>
        {waiting.slice(0, shownAtMost).map((page) => (
          <WaitingPage key={`${page.key}/${page.language}`} page={page} editable={editable} />
        ))}
        {waiting.length > shownAtMost && (
          <li>
            <Link to="/pages" search={{ show: 'unpublished' }}>
              {fill(text.all, { count: waiting.length }, language)}
            </Link>
          </li>
        )}
      </WorkCard>
      <WorkCard title={text.translate} none={text.translateNone} count={untranslated.length}>
        {untranslated.slice(0, shownAtMost).map((page) => (
          <PageToTranslate key={page.key} page={page} editable={editable} />
        ))}
        {untranslated.length > shownAtMost && (
          <li>
            <Link to="/pages" search={{ show: 'untranslated' }}>
              {fill(text.all, { count: untranslated.length }, language)}
            </Link>
          </li>
        )}
      </WorkCard>
    </>
  );
};

const WaitingPage = ({ page, editable }: { page: Waiting; editable: boolean }) => {
  const text = useTexts(overviewTexts);
  const { language } = useLanguage();
  const values = {
    language: languageNames[language][page.language],
    at: writeMoment(page.updatedAt, language),
    by: page.updatedBy ?? '',
  };
  return (
    <li>
      {editable ? (
        <Link to="/pages/$key/$language" params={{ key: page.key, language: page.language }}>
          {page.title}
        </Link>
      ) : (
        page.title
      )}
      <small>{fill(page.updatedBy ? text.changedBy : text.changed, values, language)}</small>
    </li>
  );
};

const PageToTranslate = ({ page, editable }: { page: ToTranslate; editable: boolean }) => {
  const { key, title, missing, outdated } = page;
  // Where there is work, or whence a language that is missing is begun.
  const begin = outdated[0] ?? languages.find((each) => !missing.includes(each));
  const text = useTexts(overviewTexts);
  const { language } = useLanguage();
  const written = (template: string, those: Language[]) =>
    those.length > 0 ? [fill(template, { languages: listed(those, language) }, language)] : [];
  return (
    <li>
      {editable && begin ? (
        <Link to="/pages/$key/$language" params={{ key, language: begin }}>
          {title}
        </Link>
      ) : (
        title
      )}
      <small>{[...written(text.missing, missing), ...written(text.outdated, outdated)].join('; ')}</small>
    </li>
  );
};

const listed = (those: Language[], language: Language) =>
  new Intl.ListFormat(localeOf[language]).format(those.map((each) => languageNames[language][each]));
