import { Icon } from '../../components/Icon.tsx';
import type { Language } from '../../lib/language.ts';
import { fill } from '../../lib/texts.ts';
import { type ModuleProps, rootWith } from '../define-module.ts';
import type { countdownFields } from './countdown.definition.ts';
import type { CountdownEnd } from './countdown.load.ts';
import styles from './countdown.module.css';
import { unitDigits, unitsDownTo } from './countdown.state.ts';
import { countdownTexts } from './countdown.texts.ts';

type Props = ModuleProps<typeof countdownFields, never, CountdownEnd | null>;

/**
 * The time left until a moment (CD). The server knows the day: it tells the days left and the moment in words; the
 * script fills in the hours, minutes and seconds and goes on counting.
 */
export const Countdown = (props: Props) => {
  const { root, language, data: end, heading, level: Level, whenEnded, look, align } = props;
  if (!end) return null;
  const text = countdownTexts[language];
  const ended = end.days < 0;
  const endedText = props.endedText || text.ended;
  return (
    <div
      {...rootWith(root, styles.countdown, styles[look], styles[`align-${align}`])}
      data-end={end.seconds}
      data-when-ended={whenEnded}
      data-ended={ended ? '' : undefined}
    >
      {heading && <Level className={styles.heading}>{heading}</Level>}
      {!(ended && whenEnded === 'text') && (
        <Units language={language} smallest={props.smallest} days={end.days} />
      )}
      {!ended && props.showDate && (
        <p className={styles.moment} data-before="">
          {momentText(end, language)}
        </p>
      )}
      <p className={styles.after} data-after="" hidden={!ended}>
        {endedText}
      </p>
    </div>
  );
};

const Units = ({ language, smallest, days }: Pick<Props, 'language' | 'smallest'> & { days: number }) => (
  <div className={styles.clock} data-clock="">
    <div className={styles.units} role="timer">
      {unitsDownTo(smallest).map((unit) => (
        <p key={unit} className={styles.unit} data-unit={unit} data-zero={days < 0 ? '' : undefined}>
          <span className={styles.digits}>{unitDigits(unit, unit === 'days' ? Math.max(0, days) : 0)}</span>{' '}
          <span className={styles.name}>{countdownTexts[language][unit]}</span>
        </p>
      ))}
    </div>
    {smallest === 'seconds' && <Pause language={language} hidden={days < 0} />}
  </div>
);

/** What changes every second can be stopped (WCAG 2.2.2). */
const Pause = ({ language, hidden }: { language: Language; hidden: boolean }) => {
  const { pause, resume } = countdownTexts[language];
  return (
    <button type="button" className={styles.pause} data-resume={resume} aria-label={pause} hidden={hidden}>
      <Icon name="pause" />
      <Icon name="play" />
    </button>
  );
};

function momentText({ days, inWords }: CountdownEnd, language: Language): string {
  const text = countdownTexts[language];
  const template = days === 0 ? text.today : days === 1 ? text.tomorrow : text.later;
  return fill(template, { moment: inWords }, language);
}
