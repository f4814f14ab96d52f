import { Tooltip } from '@mantine/core';
import { type PointerEvent, useId } from 'react';
import { useLanguage } from '../../backoffice/language.tsx';
import { insertNew } from '../actions/edit-actions.ts';
import type { CatalogueModule } from '../catalogue.ts';
import { startDrag } from '../drag/use-drag.ts';
import { newId, newNode } from '../state/new-node.ts';
import { useEditor } from '../state/use-editor.ts';
import styles from './library.module.css';
import { ModulePicture } from './ModulePicture.tsx';

interface Props {
  module: CatalogueModule;
  html: string | undefined;
  css: string;
}

/** In px, to the side of the library: over the page, and not over the tile beside it. */
const aside = { alone: 14, withNeighbour: 152 };

/** A module with its picture and name; what it is for is shown under the pointer and on focus, and read out. */
export const ModuleTile = ({ module, html, css, hasNeighbour }: Props & { hasNeighbour: boolean }) => {
  const { language } = useLanguage();
  const add = useAdding(module);
  const about = useId();
  return (
    <Tooltip
      label={module.about[language]}
      position="right"
      offset={hasNeighbour ? aside.withNeighbour : aside.alone}
      multiline
      w={240}
      events={{ hover: true, focus: true, touch: false }}
    >
      <li>
        <button {...add} className={styles.module} aria-describedby={about}>
          <ModulePicture module={module} html={html} css={css} />
          <span>{module.label[language]}</span>
        </button>
        <span id={about} hidden>
          {module.about[language]}
        </span>
      </li>
    </Tooltip>
  );
};

/** A module with its picture, its name and what it is for, in a list of few. */
export const FoundModule = ({ module, html, css }: Props) => {
  const { language } = useLanguage();
  const add = useAdding(module);
  const id = useId();
  return (
    <button
      {...add}
      className={styles.foundModule}
      aria-labelledby={`${id}-name`}
      aria-describedby={`${id}-about`}
    >
      <ModulePicture module={module} html={html} css={css} />
      <span>
        <strong id={`${id}-name`}>{module.label[language]}</strong>
        <span id={`${id}-about`}>{module.about[language]}</span>
      </span>
    </button>
  );
};

/** A button that puts a new one on the page, by a click or by dragging. */
function useAdding({ type, label }: CatalogueModule) {
  const { language } = useLanguage();
  const types = useEditor((state) => state.types);
  return {
    type: 'button',
    'data-library-item': '',
    'data-type': type,
    onClick: () => insertNew(type),
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      const node = newNode(types, type, newId);
      if (node) startDrag(event, { nodes: [node], label: label[language] });
    },
  } as const;
}
