import { useLanguage, useTexts } from '../../../backoffice/language.tsx';
import { languages, localeOf } from '../../../lib/language.ts';
import { fill, type Texts } from '../../../lib/texts.ts';
import { useEditor } from '../../state/use-editor.ts';
import fieldStyles from '../field/field.module.css';
import { usePages } from '../field/use-pages.ts';
import styles from './page.module.css';
import { ScheduleNote } from './ScheduleNote.tsx';

const texts = {
  nl: {
    title: 'Talen van deze pagina',
    nl: 'Nederlands',
    en: 'Engels',
    de: 'Duits',
    here: 'deze',
    draft: 'Concept, nog niet te zien',
    published: 'Gepubliceerd',
    changed: 'Gepubliceerd, met wijzigingen in het concept',
    scheduled: 'Ingepland',
    missing: 'Nog niet gemaakt',
    outdated: 'een andere taal is later gewijzigd',
    by: '{date}, {name}',
    failed: 'De talen konden niet geladen worden.',
  },
  en: {
    title: 'Languages of this page',
    nl: 'Dutch',
    en: 'English',
    de: 'German',
    here: 'this one',
    draft: 'Draft, not to be seen yet',
    published: 'Published',
    changed: 'Published, with changes in the draft',
    scheduled: 'Scheduled',
    missing: 'Not made yet',
    outdated: 'another language was changed later',
    by: '{date}, {name}',
    failed: 'The languages could not be loaded.',
  },
  de: {
    title: 'Sprachen dieser Seite',
    nl: 'Niederländisch',
    en: 'Englisch',
    de: 'Deutsch',
    here: 'diese',
    draft: 'Entwurf, noch nicht zu sehen',
    published: 'Veröffentlicht',
    changed: 'Veröffentlicht, mit Änderungen im Entwurf',
    scheduled: 'Geplant',
    missing: 'Noch nicht angelegt',
    outdated: 'eine andere Sprache wurde später geändert',
    by: '{date}, {name}',
    failed: 'Die Sprachen konnten nicht geladen werden.',
  },
} satisfies Texts;

/** The page in each language: how far it is, and the way to it (SITE-7). */
export const PageLanguages = () => {
  const words = useTexts(texts);
  const { language: staffLanguage } = useLanguage();
  const key = useEditor((state) => state.pageKey);
  const present = useEditor((state) => state.language);
  const { pages, isLoading, failed } = usePages();
  const page = pages.find((each) => each.key === key);
  const dated = (instant: string) =>
    new Date(instant).toLocaleDateString(localeOf[staffLanguage], { day: 'numeric', month: 'long' });
  return (
    <section className={styles.languages}>
      <h3>{words.title}</h3>
      {failed && <p className={fieldStyles.problem}>{words.failed}</p>}
      {!isLoading && !failed && (
        <ul>
          {languages.map((language) => {
            const version = page?.languages[language];
            const state = version ? words[version.state] : words.missing;
            return (
              <li key={language} aria-current={language === present ? 'true' : undefined}>
                {version && language !== present ? (
                  <a href={`/admin/pages/${encodeURIComponent(key)}/${language}`}>{words[language]}</a>
                ) : (
                  <strong>
                    {words[language]}
                    {language === present && ` (${words.here})`}
                  </strong>
                )}
                <span>
                  {state}
                  {version?.outdated && `; ${words.outdated}`}
                </span>
                {version?.updatedAt && version.updatedBy && (
                  <span className={styles.when}>
                    {fill(
                      words.by,
                      { date: dated(version.updatedAt), name: version.updatedBy },
                      staffLanguage,
                    )}
                  </span>
                )}
              </li>
            );
          })}
        </ul>
      )}
      <ScheduleNote />
    </section>
  );
};
