import { GroundVideo } from '../../components/ground/GroundVideo.tsx';
import { groundClass } from '../../components/ground/ground-class.ts';
import { type ModuleProps, rootWith } from '../define-module.ts';
import { elements } from '../slot-elements.ts';
import type { sectionFields } from './section.definition.ts';
import styles from './section.module.css';

const shapes = {
  dunes: 'M0 24V14C90 2 160 20 260 12S430 0 540 10s190 8 280-2 170 2 180 4v12z',
  waves: 'M0 24V12q62-12 125 0t125 0 125 0 125 0 125 0 125 0 125 0 125 0v12z',
  slope: 'M0 24 1000 4v20z',
};

const Divider = ({ shape, className }: { shape: keyof typeof shapes; className?: string }) => (
  <svg className={className} viewBox="0 0 1000 24" preserveAspectRatio="none" aria-hidden="true">
    <path d={shapes[shape]} fill="currentColor" />
  </svg>
);

/** A band of the page: holds rows or any modules, on a ground of its own (MOD-6). */
export const Section = (props: ModuleProps<typeof sectionFields, 'content'>) => {
  const { root, slots, ground, width, space, dividerTop, dividerBottom, sideLabel } = props;
  const { backgroundVideo, language } = props;
  return (
    <section
      {...rootWith(root, styles.section, groundClass(ground), styles[`space-${space}`])}
      data-side-label={sideLabel || undefined}
    >
      {dividerTop !== 'none' && <Divider shape={dividerTop} className={styles.top} />}
      <div className={`${styles.content} ${styles[`width-${width}`]}`}>{elements(slots.content)}</div>
      {dividerBottom !== 'none' && <Divider shape={dividerBottom} className={styles.bottom} />}
      <GroundVideo video={backgroundVideo} language={language} />
    </section>
  );
};
