import type { Route } from '../../fields/route.ts';
import { type Language, localeOf } from '../../lib/language.ts';
import { fill } from '../../lib/texts.ts';
import { atHeight, type HeightProfile, outline, profileHeight, profileWidth } from './height-profile.ts';
import styles from './route-map.module.css';
import { routeTexts } from './route-map.texts.ts';

interface Props {
  language: Language;
  route: Route;
  profile: HeightProfile;
}

export const kilometres = (metres: number, language: Language, digits = 1): string =>
  (metres / 1000).toLocaleString(localeOf[language], { maximumFractionDigits: digits });

/** The heights of a route from start to finish; the script lets a visitor move along it (by pointer or keys). */
export const HeightProfileChart = ({ language, route, profile }: Props) => {
  const words = routeTexts[language];
  const points = outline(profile, route.metres);
  const sea = atHeight(profile, 0);
  // Adding nothing makes 0 of -0, which would be read as "minus nought".
  const [lowest, highest] = [Math.round(profile.lowest) + 0, Math.round(profile.highest) + 0];
  return (
    <div className={styles.profile} data-profile="">
      <div className={styles.chart}>
        <svg
          className={styles.heights}
          viewBox={`0 0 ${profileWidth} ${profileHeight}`}
          preserveAspectRatio="none"
          role="img"
          aria-label={fill(
            words.profile,
            { lowest, highest, km: kilometres(route.metres, language) },
            language,
          )}
        >
          <polygon
            className={styles.ground}
            points={`0,${profileHeight} ${points} ${profileWidth},${profileHeight}`}
          />
          <path className={styles.sea} d={`M0 ${sea}H${profileWidth}`} />
          <polyline className={styles.ridge} points={points} data-ridge="" />
          <path className={styles.cursor} d="" data-cursor="" />
          <path className={styles.dot} d="" data-dot="" />
        </svg>
        <input
          className={styles.along}
          type="range"
          min="0"
          max={route.metres}
          step={Math.max(1, Math.round(route.metres / 400))}
          defaultValue="0"
          aria-label={words.along}
          data-along=""
          data-from={profile.from}
          data-until={profile.until}
          data-here={words.here}
          data-language={localeOf[language]}
          hidden
        />
      </div>
      <p className={styles.scale} aria-hidden="true">
        {[0, 0.25, 0.5, 0.75, 1].map((share) => (
          <span key={share}>
            {fill(
              words.km,
              { km: kilometres(route.metres * share, language, route.metres < 8000 ? 1 : 0) },
              language,
            )}
          </span>
        ))}
      </p>
      <output className={styles.here} data-here-text="" aria-hidden="true" />
    </div>
  );
};
