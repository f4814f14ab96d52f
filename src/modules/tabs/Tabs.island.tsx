import { type KeyboardEvent, useEffect, useId, useReducer, useRef } from 'react';
import { watchFragment, writeFragment } from '../../components/fragment/fragment-store.ts';
import { Icon } from '../../components/Icon.tsx';
import { parseFragment } from '../../lib/fragment.ts';
import { type ModuleProps, rootWith } from '../define-module.ts';
import { bringTitleIntoView } from './bring-title-into-view.ts';
import type { tabsFields } from './tabs.definition.ts';
import styles from './tabs.module.css';
import { type TabsInPage, tabNames, tabOfFragment, tabOfKey, tabsReducer } from './tabs.state.ts';
import { useWaking } from './use-waking.ts';

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

/** Which panel has the element with this id in it, or is it. */
const panelWith = (tabs: HTMLElement | null, id: string): number => {
  const named = document.getElementById(id);
  const panels = tabs?.querySelector(':scope > [data-fragment-panels]')?.children ?? [];
  return [...panels].findIndex((panel) => panel.contains(named));
};
