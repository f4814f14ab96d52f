import { useId } from 'react';
import { ButtonRow } from '../../components/button-row/ButtonRow.tsx';
import { GroundVideo } from '../../components/ground/GroundVideo.tsx';
import { groundClass } from '../../components/ground/ground-class.ts';
import { Icon } from '../../components/Icon.tsx';
import type { Texts } from '../../lib/texts.ts';
import { type ModuleProps, rootWith } from '../define-module.ts';
import { elements } from '../slot-elements.ts';
import { HeroPicture } from './HeroPicture.tsx';
import type { heroFields } from './hero.definition.ts';
import styles from './hero.module.css';

const texts = {
  nl: { down: 'Verder naar beneden' },
  en: { down: 'Further down' },
  de: { down: 'Weiter nach unten' },
} satisfies Texts;

type Props = ModuleProps<typeof heroFields, 'content'>;

/** The opening of a page: heading, a few words, up to two buttons and one large picture. */
export const Hero = (props: Props) => {
  const { root, language, picture, scrollDown, scrollTarget } = props;
  const end = `below-${useId()}`;
  return (
    <div {...rootWith(root, ...classes(props))}>
      {picture && (
        <HeroPicture {...props} picture={picture} className={styles.media} pictureClass={styles.picture} />
      )}
      <div className={styles.content}>
        <Words {...props} />
      </div>
      {scrollDown && (
        <a href={`#${scrollTarget || end}`} className={styles.down}>
          <Icon name="arrow-down" />
          <span className="visually-hidden">{texts[language].down}</span>
        </a>
      )}
      {scrollDown && !scrollTarget && <span id={end} className={styles.end} />}
      <GroundVideo video={props.backgroundVideo} language={language} />
    </div>
  );
};

const Words = (props: Props) => {
  const { kicker, heading, level, html, buttons, note, slots } = props;
  const Level = level;
  return (
    <div className={styles.words}>
      <div className={styles.title}>
        {kicker && <p className={styles.kicker}>{kicker}</p>}
        {heading && <Level className={styles.heading}>{heading}</Level>}
      </div>
      <div className={styles.rest}>
        {html && (
          <div
            className={`prose ${styles.text}`}
            // biome-ignore lint/security/noDangerouslySetInnerHtml: cleaned by the rich text field
            dangerouslySetInnerHTML={{ __html: html }}
          />
        )}
        <ButtonRow buttons={buttons} />
        {note && <p className={styles.note}>{note}</p>}
        {slots.content.length > 0 && <div className={styles.extra}>{elements(slots.content)}</div>}
      </div>
    </div>
  );
};

function classes(props: Props): (string | false | undefined)[] {
  const { picture, layout, pictureSide, phoneCrop, textAlign, textAt, tone, veil, ground, headingSize } =
    props;
  const sky = picture && layout === 'background' ? (tone === 'light' ? 'brand' : 'sky') : 'none';
  const light = picture !== null && layout === 'background' && tone === 'light' && !veil;
  return [
    styles.hero,
    picture ? styles[layout] : styles.bare,
    styles[`size-${headingSize}`],
    styles[`align-${textAlign}`],
    styles[`at-${textAt}`],
    pictureSide === 'start' && styles.mirrored,
    phoneCrop !== 'focus' && styles[`crop-${phoneCrop}`],
    groundClass(ground === 'none' ? sky : ground),
    light && styles.light,
    veil && styles.veiled,
    props.fullScreen && styles.full,
    props.underHeader && styles.under,
  ];
}
