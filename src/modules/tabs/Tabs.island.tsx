import { type KeyboardEvent, useEffect, useId, useReducer, useRef, useState } from 'react';
import { watchFragment, writeFragment } from '../../components/fragment/fragment-store.ts';
import { Icon } from '../../components/Icon.tsx';
import { parseFragment } from '../../lib/fragment.ts';
import { type ModuleProps, rootWith } from '../define-module.ts';
import type { tabsFields } from './tabs.definition.ts';
import styles from './tabs.module.css';
import { type TabsInPage, tabNames, tabOfFragment, tabOfKey, tabsReducer } from './tabs.state.ts';

/**
 * Titles of which one is active, with its panel (TAB-1). Asleep they are radio buttons, which CSS joins with
 * their panels; awake they become tabs with their keys (TAB-3). With an anchor they write the tab chosen into the address (HASH-3).
 * `tabs.browser.ts` adds swiping.
 */
export const Tabs = (props: ModuleProps<typeof tabsFields, 'tabs'>) => {
  const { root, slots, label, look, place } = props;
  const id = useId();
  const element = useRef<HTMLDivElement>(null);
  const [state, dispatch] = useReducer(tabsReducer, { active: props.open - 1, moving: false });
  const active = Math.min(state.active, slots.tabs.length - 1);
  const names = slots.tabs.map(({ props: tab, anchor }) => tabNames({ title: String(tab.title), anchor }));
  const inPage: TabsInPage = { id: root.id, names, panelWith: (name) => panelWith(element.current, name) };
  const write = (index: number) => root.id && writeFragment(root.id, [String(index)]);
  const awake = useWaking(element, (index) => {
    dispatch({ type: 'led', index });
    dispatch({ type: 'settled' });
    if (index !== (tabOfFragment(parseFragment(location.hash), inPage) ?? active)) write(index);
  });
  const choose = (index: number) => {
    dispatch({ type: 'chosen', index });
    if (!state.moving && index !== active) write(index);
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: what the island was given does not change
  useEffect(
    () =>
      watchFragment(
        (fragment) => tabOfFragment(fragment, inPage),
        (index) => dispatch({ type: 'led', index: index ?? props.open - 1 }),
      ),
    [],
  );
  useEffect(() => {
    if (awake) bringTitleIntoView(element.current?.firstElementChild, active);
  }, [awake, active]);
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
              data-fragment-name={names[index]?.join(' ')}
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
              <input
                type="radio"
                name={id}
                className={styles.radio}
                defaultChecked={index === active}
                data-fragment-state={index}
                data-fragment-name={names[index]?.join(' ')}
              />
              {title(tab)}
            </label>
          ))}
        </div>
      )}
      <div className={styles.panels} data-fragment-panels="">
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

/** px of its neighbour that are seen beside the title chosen, which says that there are more. */
const neighbour = 48;

/** Moves a row of titles longer than its room, never the page. */
function bringTitleIntoView(list: Element | null | undefined, active: number): void {
  const title = list?.children[active];
  if (!list || !title || list.scrollWidth <= list.clientWidth) return;
  const [room, box] = [list.getBoundingClientRect(), title.getBoundingClientRect()];
  const before = Math.min(0, box.left - neighbour - room.left);
  const after = Math.max(0, box.right + neighbour - room.right);
  list.scrollBy?.({ left: before || after });
}

/** Which panel has the element with this id in it, or is it. */
const panelWith = (tabs: HTMLElement | null, id: string): number => {
  const named = document.getElementById(id);
  const panels = tabs?.querySelector(':scope > [data-fragment-panels]')?.children ?? [];
  return [...panels].findIndex((panel) => panel.contains(named));
};
