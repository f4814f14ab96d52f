import { GroundVideo } from '../../components/ground/GroundVideo.tsx';
import { groundClass } from '../../components/ground/ground-class.ts';
import type { PerDevice } from '../../fields/style-values.ts';
import { type ModuleProps, rootWith } from '../define-module.ts';
import { elements } from '../slot-elements.ts';
import type { sectionFields } from './section.definition.ts';
import styles from './section.module.css';

/** Drawn as wide as the window. The others are tiles of the styles, as many as fit. */
const shapes: Partial<Record<Shape, string>> = {
  dunes: 'M0 24V14C90 2 160 20 260 12S430 0 540 10s190 8 280-2 170 2 180 4v12z',
  waves: 'M0 24V12q62-12 125 0t125 0 125 0 125 0 125 0 125 0 125 0 125 0v12z',
  slope: 'M0 24 1000 4v20z',
  arc: 'M0 24Q500-20 1000 24z',
};

type Shape = Exclude<ModuleProps<typeof sectionFields>['dividerTop'], 'none'>;

const Divider = ({ shape, className }: { shape: Shape; className: string }) => {
  const path = shapes[shape];
  return path ? (
    <svg className={className} viewBox="0 0 1000 24" preserveAspectRatio="none" aria-hidden="true">
      <path d={path} fill="currentColor" />
    </svg>
  ) : (
    <div className={`${className} ${styles.tiles} ${styles[shape]}`} aria-hidden="true" />
  );
};

const classes = (...names: (string | false | undefined)[]): string => names.filter(Boolean).join(' ');

const isSet = (height: PerDevice<string>) => Object.values(height).some((each) => each !== '');

/** A band of the page: holds rows or any modules, on a ground of its own (MOD-6). */
export const Section = (props: ModuleProps<typeof sectionFields, 'content'>) => {
  const { root, slots, ground, width, space, dividerTop, dividerBottom, sideLabel } = props;
  const { backgroundVideo, language } = props;
  return (
    <section
      {...rootWith(root, styles.section, groundClass(ground), styles[`space-${space}`])}
      data-side-label={sideLabel || undefined}
    >
      {dividerTop !== 'none' && (
        <Divider
          shape={dividerTop}
          className={classes(
            styles.top,
            isSet(props.dividerTopHeight) && styles.topSized,
            props.dividerTopColour && styles.topColoured,
            props.dividerTopFlip && styles.flipped,
          )}
        />
      )}
      <div className={`${styles.content} ${styles[`width-${width}`]}`}>{elements(slots.content)}</div>
      {dividerBottom !== 'none' && (
        <Divider
          shape={dividerBottom}
          className={classes(
            styles.bottom,
            isSet(props.dividerBottomHeight) && styles.bottomSized,
            props.dividerBottomColour && styles.bottomColoured,
            props.dividerBottomFlip && styles.flipped,
          )}
        />
      )}
      <GroundVideo video={backgroundVideo} language={language} />
    </section>
  );
};
