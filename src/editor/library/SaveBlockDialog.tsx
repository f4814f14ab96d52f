import { Button, Group, Modal, Stack, TextInput } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { ApiError, api } from '../../backoffice/api.ts';
import { useTexts } from '../../backoffice/language.tsx';
import { notifyDone } from '../../backoffice/notify.ts';
import type { Texts } from '../../lib/texts.ts';
import type { PageNode } from '../../page/page-node.ts';
import { useEditor } from '../state/use-editor.ts';
import { firstWords } from '../words/module-words.ts';
import { blocksQuery } from './library-queries.ts';
import { openSaveBlock, useSaveBlock } from './use-save-block.ts';

const texts = {
  nl: {
    title: 'Bewaar als blok',
    name: 'Naam van het blok',
    help: 'Zo vind je het terug bij Blokken, op elke pagina. Een latere verandering hier verandert het blok niet.',
    save: 'Bewaar',
    saved: 'Bewaard bij Blokken',
    failed: 'Dat ging niet. Probeer het opnieuw.',
  },
  en: {
    title: 'Save as a block',
    name: 'Name of the block',
    help: 'You will find it under Blocks, on every page. A later change here does not change the block.',
    save: 'Save',
    saved: 'Saved under Blocks',
    failed: 'That did not work. Try again.',
  },
  de: {
    title: 'Als Block speichern',
    name: 'Name des Blocks',
    help: 'So findest du ihn unter Blöcke, auf jeder Seite. Spätere Änderungen hier ändern den Block nicht.',
    save: 'Speichern',
    saved: 'Unter Blöcke gespeichert',
    failed: 'Das ging nicht. Versuch es noch einmal.',
  },
} satisfies Texts;

/** Asks under which name a module is kept. */
export const SaveBlockDialog = () => {
  const text = useTexts(texts);
  const node = useSaveBlock((state) => state.node);
  return (
    <Modal opened={node !== undefined} onClose={() => openSaveBlock(undefined)} title={text.title}>
      {node && <SaveBlockForm node={node} />}
    </Modal>
  );
};

const SaveBlockForm = ({ node }: { node: PageNode }) => {
  const text = useTexts(texts);
  const queries = useQueryClient();
  const [name, setName] = useState(() => firstWords(useEditor.getState().types, node).slice(0, 60));
  const save = useMutation({
    mutationFn: () => api.post('/blocks', { name: name.trim(), nodes: [node] }),
    onSuccess: () => {
      void queries.invalidateQueries(blocksQuery);
      openSaveBlock(undefined);
      notifyDone(text.saved);
    },
  });
  const { error } = save;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (name.trim()) save.mutate();
  };
  return (
    <form onSubmit={submit}>
      <Stack>
        <TextInput
          data-autofocus
          required
          label={text.name}
          description={text.help}
          maxLength={80}
          value={name}
          onChange={(event) => setName(event.currentTarget.value)}
          error={error instanceof ApiError ? (error.fields.name ?? error.message) : error && text.failed}
        />
        <Group justify="flex-end">
          <Button type="submit" loading={save.isPending}>
            {text.save}
          </Button>
        </Group>
      </Stack>
    </form>
  );
};
