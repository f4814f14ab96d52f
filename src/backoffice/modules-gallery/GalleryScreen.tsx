import { useQuery } from '@tanstack/react-query';
import { useLocation, useSearch } from '@tanstack/react-router';
import type { Gallery } from '../../editor/catalogue.ts';
import { fill } from '../../lib/texts.ts';
import { ApiError, api } from '../api.ts';
import { useLanguage, useTexts } from '../language.tsx';
import { ToSignIn } from '../session/SignedIn.tsx';
import { LoadingScreen } from '../ui/LoadingScreen.tsx';
import { ErrorScreen, NotAllowedScreen } from '../ui/ProblemScreens.tsx';
import { useDocumentTitle } from '../ui/Screen.tsx';
import { Fixture } from './Fixture.tsx';
import { GalleryNavigation } from './GalleryNavigation.tsx';
import styles from './gallery.module.css';
import { type GalleryChoice, styleGuide } from './gallery-choice.ts';
import { galleryTexts } from './gallery-texts.ts';
import { ModuleFacts } from './ModuleFacts.tsx';
import { ShowControl, ViewControls } from './ViewControls.tsx';

/** Every module with each of its fixtures at three widths, and the style guide: as visitors get them. */
export const GalleryScreen = () => {
  const { href } = useLocation();
  const { data, error, refetch } = useQuery({
    queryKey: ['modules', 'gallery'],
    queryFn: () => api.get<Gallery>('/modules/gallery', { signInAgain: false }),
    staleTime: 60_000,
  });
  if (data) return <LoadedGallery gallery={data} />;
  if (error instanceof ApiError && error.status === 401) return <ToSignIn next={href} />;
  if (error instanceof ApiError && error.status === 403) return <NotAllowedScreen />;
  return error ? <ErrorScreen error={error} reset={() => void refetch()} /> : <LoadingScreen />;
};

const LoadedGallery = ({ gallery }: { gallery: Gallery }) => {
  const choice: GalleryChoice = useSearch({ from: '/modules' });
  return (
    <div className={styles.gallery}>
      <GalleryNavigation modules={gallery.modules} choice={choice} />
      <Shown gallery={gallery} choice={choice} />
    </div>
  );
};

const Shown = ({ gallery, choice }: { gallery: Gallery; choice: GalleryChoice }) => {
  const text = useTexts(galleryTexts);
  const { language } = useLanguage();
  const type = choice.module ?? styleGuide;
  const module = gallery.modules.find((each) => each.type === type);
  const isGuide = type === styleGuide;
  const fixtures = isGuide ? gallery.styleGuide.map((label) => label[language]) : (module?.fixtures ?? []);
  const title = isGuide ? text.guide : (module?.label[language] ?? type);
  useDocumentTitle(title);
  const showsFields = choice.show === 'fields' && module !== undefined;
  return (
    <main className={styles.main} id="content" tabIndex={-1}>
      <header className={styles.head}>
        <div className={styles.title}>
          <h1>{title}</h1>
          {module && <p className={styles.about}>{module.about[language]}</p>}
          <p className={styles.quiet}>
            {!isGuide && <code>{type}</code>}
            {fixtures.length === 0 ? text.missing : fill(text.examples, { count: fixtures.length }, language)}
          </p>
        </div>
        {module && <ShowControl choice={choice} />}
        {!showsFields && <ViewControls choice={choice} />}
        {!showsFields && module?.moves && <p className={styles.moves}>{text.moves}</p>}
      </header>
      {showsFields ? (
        <ModuleFacts type={type} modules={gallery.modules} choice={choice} />
      ) : (
        fixtures.map((name, index) => (
          <Fixture key={`${type} ${name}`} name={name} index={index} choice={choice} />
        ))
      )}
    </main>
  );
};
