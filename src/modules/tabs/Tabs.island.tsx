import { type KeyboardEvent, type TouchEvent, useEffect, useId, useReducer, useRef, useState } from 'react';
import { Icon } from '../../components/Icon.tsx';
import { type ModuleProps, rootWith } from '../define-module.ts';
import type { tabsFields } from './tabs.definition.ts';
import styles from './tabs.module.css';
import { tabOfKey, tabOfSwipe, tabsReducer } from './tabs.state.ts';

/**
 * Titles of which one is active, with its panel (TAB-1). Asleep they are radio buttons, which CSS joins with
 * their panels; awake they become tabs with their keys (TAB-3), and panels can be swiped.
 */
export const Tabs = (props: ModuleProps<typeof tabsFields, 'tabs'>) => {
  const { root, slots, label, look, place } = props;
  const id = useId();
  const element = useRef<HTMLDivElement>(null);
  const [state, dispatch] = useReducer(tabsReducer, { active: props.open - 1, moving: false });
  const awake = useWaking(element, (index) => {
    dispatch({ type: 'chosen', index });
    dispatch({ type: 'settled' });
  });
  const active = Math.min(state.active, slots.tabs.length - 1);
  const choose = (index: number | undefined) => index !== undefined && dispatch({ type: 'chosen', index });

  useEffect(() => {
    if (!state.moving) return;
    const panel = element.current?.querySelector(`[data-shown]`);
    const animations = panel?.getAnimations?.() ?? [];
    void Promise.allSettled(animations.map((each) => each.finished)).then(() =>
      dispatch({ type: 'settled' }),
    );
  }, [state]);

  const onKeyDown = (event: KeyboardEvent) => {
    const index = tabOfKey(event.key, active, slots.tabs.length, place === 'side');
    if (index === undefined || state.moving) return;
    event.preventDefault();
    choose(index);
    (event.currentTarget.children[index] as HTMLElement).focus();
  };
  const swipe = useSwipe((moved) => choose(tabOfSwipe(moved, active, slots.tabs.length)));
  const title = ({ props: tab }: (typeof slots.tabs)[number]) => (
    <>
      {tab.icon ? <Icon name={String(tab.icon)} /> : null}
      {String(tab.title)}
    </>
  );

  return (
    <div
      {...rootWith(root, styles.tabs, styles[look], styles[place])}
      ref={element}
      data-moving={state.moving || undefined}
    >
      {awake ? (
        <div
          className={styles.list}
          role="tablist"
          aria-label={label || undefined}
          aria-orientation={place === 'side' ? 'vertical' : undefined}
          onKeyDown={onKeyDown}
        >
          {slots.tabs.map((tab, index) => (
            <button
              key={tab.key}
              type="button"
              role="tab"
              className={styles.tab}
              id={`${id}${index}`}
              aria-controls={`${id}${index}p`}
              aria-selected={index === active}
              tabIndex={index === active ? 0 : -1}
              onClick={() => choose(index)}
            >
              {title(tab)}
            </button>
          ))}
        </div>
      ) : (
        <div className={styles.list} role="radiogroup" aria-label={label || undefined}>
          {slots.tabs.map((tab, index) => (
            <label key={tab.key} className={styles.tab}>
              <input type="radio" name={id} className={styles.radio} defaultChecked={index === active} />
              {title(tab)}
            </label>
          ))}
        </div>
      )}
      <div className={styles.panels} {...swipe}>
        {slots.tabs.map((tab, index) => (
          <div
            key={tab.key}
            className={styles.panel}
            {...(awake && {
              role: 'tabpanel',
              id: `${id}${index}p`,
              'aria-labelledby': `${id}${index}`,
              tabIndex: 0,
              'data-shown': index === active || undefined,
            })}
          >
            {tab.element}
          </div>
        ))}
      </div>
    </div>
  );
};

/**
 * Takes over from the radio buttons: tells which one the visitor had checked, and where the focus was. Waits
 * while a title is being pressed, so that the click on it is not lost.
 */
function useWaking(element: { current: HTMLDivElement | null }, onChecked: (index: number) => void): boolean {
  const [awake, setAwake] = useState(false);
  const focused = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: happens once, when the island wakes
  useEffect(() => {
    const radios = [
      ...(element.current?.querySelectorAll<HTMLInputElement>('input[type=radio]') ?? []),
    ].filter((radio) => radio.parentElement?.parentElement?.parentElement === element.current);
    const takeOver = () => {
      const checked = radios.findIndex((radio) => radio.checked);
      focused.current = radios.includes(document.activeElement as HTMLInputElement);
      if (checked >= 0) onChecked(checked);
      setAwake(true);
    };
    if (!element.current?.matches(':active')) return takeOver();
    const released = () => setTimeout(takeOver);
    addEventListener('pointerup', released, { once: true });
    addEventListener('pointercancel', released, { once: true });
    return () => {
      removeEventListener('pointerup', released);
      removeEventListener('pointercancel', released);
    };
  }, []);
  useEffect(() => {
    if (awake && focused.current)
      element.current?.querySelector<HTMLElement>('[role=tab][aria-selected=true]')?.focus();
  }, [awake, element]);
  return awake;
}

/** Whether the finger moves something else inside, such as a carousel or a wide table. */
function scrollsSideways(from: Element, until: Element): boolean {
  for (let element: Element | null = from; element && element !== until; element = element.parentElement) {
    if (element.scrollWidth > element.clientWidth && /auto|scroll/.test(getComputedStyle(element).overflowX))
      return true;
  }
  return false;
}

/** Tells how far a finger went over an element. */
function useSwipe(onSwipe: (moved: { x: number; y: number }) => void) {
  const start = useRef<{ x: number; y: number } | undefined>(undefined);
  return {
    onTouchStart: (event: TouchEvent) => {
      const alone =
        event.touches.length === 1 && !scrollsSideways(event.target as Element, event.currentTarget);
      const touch = alone ? event.touches[0] : undefined;
      start.current = touch && { x: touch.clientX, y: touch.clientY };
    },
    onTouchEnd: (event: TouchEvent) => {
      const touch = event.changedTouches[0];
      if (!touch || !start.current) return;
      onSwipe({ x: touch.clientX - start.current.x, y: touch.clientY - start.current.y });
      start.current = undefined;
    },
  };
}
