import type { PageState } from '../../features/pages/pages.types.ts';
import { type Language, localeOf } from '../../lib/language.ts';
import type { Texts } from '../../lib/texts.ts';
import { LogoMark } from '../../site/LogoMark.tsx';

const texts = {
  nl: {
    bar: 'Beheer',
    overview: 'Beheer',
    edit: 'Bewerk deze pagina',
    draft: 'Concept',
    published: 'Gepubliceerd',
    changed: 'Er is een nieuwer concept',
    scheduled: 'Nieuwe versie ingepland',
    kept: 'Staat klaar voor bezoekers',
    fresh: 'Wordt voor elke bezoeker gemaakt',
    signOut: 'Uitloggen',
  },
  en: {
    bar: 'Back office',
    overview: 'Back office',
    edit: 'Edit this page',
    draft: 'Draft',
    published: 'Published',
    changed: 'There is a newer draft',
    scheduled: 'New version scheduled',
    kept: 'Kept ready for visitors',
    fresh: 'Made for each visitor',
    signOut: 'Sign out',
  },
  de: {
    bar: 'Verwaltung',
    overview: 'Verwaltung',
    edit: 'Seite bearbeiten',
    draft: 'Entwurf',
    published: 'Veröffentlicht',
    changed: 'Es gibt einen neueren Entwurf',
    scheduled: 'Neue Version geplant',
    kept: 'Liegt für Besucher bereit',
    fresh: 'Wird für jeden Besucher erstellt',
    signOut: 'Abmelden',
  },
} satisfies Texts;

export interface AdminBarProps {
  /** The staff member's, which need not be the page's. */
  language: Language;
  page: { key: string; language: Language };
  state: PageState;
  /** Whether visitors get the page from the HTML cache. */
  cached: boolean;
  /** Whether the staff member may edit pages. */
  editable: boolean;
}

/** Above a public page for signed-in staff: to the builder, how the page stands, out. No script (SITE-10). */
export const AdminBar = ({ language, page, state, cached, editable }: AdminBarProps) => {
  const text = texts[language];
  return (
    <aside className="admin-bar" aria-label={text.bar} lang={localeOf[language]}>
      <a className="admin-bar-home" href="/admin">
        <LogoMark />
        <span>{text.overview}</span>
      </a>
      {editable && <a href={`/admin/pages/${encodeURIComponent(page.key)}/${page.language}`}>{text.edit}</a>}
      <span className="admin-bar-state" data-state={state}>
        {text[state]}
      </span>
      <span className="admin-bar-cache">{cached ? text.kept : text.fresh}</span>
      <a className="admin-bar-out" href="/admin/sign-out">
        {text.signOut}
      </a>
    </aside>
  );
};
