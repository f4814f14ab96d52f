import { type ModuleProps, rootWith } from '../define-module.ts';
import { Drawing } from './Drawing.tsx';
import type { dividerFields } from './divider.definition.ts';
import styles from './divider.module.css';

/** A line between two parts of a page, with a small drawing on it when wanted; or only the space. */
export const Divider = (props: ModuleProps<typeof dividerFields>) => {
  const { root, line, drawing, drawingAt, tone, width, align, space } = props;
  const classes = [styles.divider, styles[`space-${space}`]];
  if (line === 'none') return <div {...rootWith(root, ...classes)} />;
  return (
    <div
      {...rootWith(
        root,
        ...classes,
        styles[line],
        styles[`tone-${tone}`],
        styles[`width-${width}`],
        styles[`align-${align}`],
        drawing !== 'none' && styles[`at-${drawingAt}`],
      )}
    >
      <div className={styles.content}>
        {drawing !== 'none' && <Drawing name={drawing} className={styles.drawing} />}
        <hr className={styles.line} />
      </div>
    </div>
  );
};
