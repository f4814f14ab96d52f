import { ActionIcon } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { api } from '../../backoffice/api.ts';
import { useTexts } from '../../backoffice/language.tsx';
import { notifyError } from '../../backoffice/notify.ts';
import { fill, type Texts } from '../../lib/texts.ts';
import { insertNodes } from '../actions/edit-actions.ts';
import { startDrag } from '../drag/use-drag.ts';
import { Glyph } from '../glyphs.tsx';
import { newId } from '../state/new-node.ts';
import { withNewIds } from '../state/tree.ts';
import styles from './library.module.css';
import { blocksQuery, type SavedBlock } from './library-queries.ts';
import { matches } from './matches.ts';

const texts = {
  nl: {
    none: 'Nog geen blokken. Kies op de pagina een onderdeel en bewaar het met het boekenlegger-knopje; daarna zet je het met één klik op elke pagina.',
    nothing: 'Geen blok heet zo.',
    remove: 'Verwijder het blok {name}',
  },
  en: {
    none: 'No blocks yet. Select a module on the page and keep it with the bookmark button; then you can put it on any page with one click.',
    nothing: 'No block has that name.',
    remove: 'Delete the block {name}',
  },
  de: {
    none: 'Noch keine Blöcke. Wähle auf der Seite ein Element und speichere es mit dem Lesezeichen-Knopf; danach setzt du es mit einem Klick auf jede Seite.',
    nothing: 'Kein Block heißt so.',
    remove: 'Den Block {name} löschen',
  },
} satisfies Texts;

/** Modules that were kept under a name. */
export const BlockList = ({ search }: { search: string }) => {
  const text = useTexts(texts);
  const { data } = useQuery(blocksQuery);
  const queries = useQueryClient();
  if (!data) return null;
  const found = data.blocks.filter(({ name }) => matches(search, [name]));
  const copies = ({ nodes }: SavedBlock) => nodes.map((node) => withNewIds(node, newId));
  const remove = ({ id }: SavedBlock) =>
    api.delete(`/blocks/${id}`).then(() => queries.invalidateQueries(blocksQuery), notifyError);
  if (found.length === 0)
    return <p className={styles.nothing}>{data.blocks.length === 0 ? text.none : text.nothing}</p>;
  return (
    <ul className={styles.names}>
      {found.map((block) => (
        <li key={block.id}>
          <button
            type="button"
            data-library-item=""
            className={styles.named}
            onClick={() => insertNodes(copies(block))}
            onPointerDown={(event) => startDrag(event, { nodes: copies(block), label: block.name })}
          >
            <Glyph name="bookmark" />
            {block.name}
          </button>
          <ActionIcon
            variant="subtle"
            color="gray.7"
            aria-label={fill(text.remove, { name: block.name }, 'nl')}
            onClick={() => void remove(block)}
          >
            <Glyph name="trash" size={16} />
          </ActionIcon>
        </li>
      ))}
    </ul>
  );
};
