import { nodeRect, useFrame } from '../canvas/use-frame.ts';
import { boxOf, scaled } from '../canvas/use-scaled-rect.ts';
import styles from './drag.module.css';
import { openPlaces } from './drop-at.ts';
import { useDrag } from './use-drag.ts';

/** While something is dragged: the empty places it may go to, the module it would stand in, and the line where. */
export const DropMarks = () => {
  useFrame((state) => state.tick);
  const scale = useFrame((state) => state.scale);
  const { item, drop } = useDrag();
  if (!item) return null;
  const holder = drop?.place.parent === undefined ? undefined : nodeRect(drop.place.parent);
  return (
    <div aria-hidden="true">
      {openPlaces(item.nodes).map((rect) => (
        <div key={`${rect.x} ${rect.y}`} className={styles.open} style={boxOf(scaled(rect, scale))} />
      ))}
      {holder && <div className={styles.holder} style={boxOf(scaled(holder, scale))} />}
      {drop && (
        <div
          className={styles[drop.mark.kind]}
          style={boxOf(thick(scaled(drop.mark, scale), drop.mark.kind))}
        />
      )}
    </div>
  );
};

/** A line is as thick at any zoom. */
function thick(rect: ReturnType<typeof scaled>, kind: 'line' | 'area') {
  const least = kind === 'line' ? 4 : 0;
  return {
    ...rect,
    x: rect.width < least ? rect.x + rect.width / 2 - least / 2 : rect.x,
    y: rect.height < least ? rect.y + rect.height / 2 - least / 2 : rect.y,
    width: Math.max(least, rect.width),
    height: Math.max(least, rect.height),
  };
}
