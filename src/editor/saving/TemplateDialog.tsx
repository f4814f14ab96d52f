import { Button, Group, Modal, TextInput } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTexts } from '../../backoffice/language.tsx';
import { notifyDone } from '../../backoffice/notify.ts';
import { Form } from '../../backoffice/ui/Form.tsx';
import { FormProblem } from '../../backoffice/ui/FormProblem.tsx';
import { useAction } from '../../backoffice/ui/use-action.ts';
import type { Texts } from '../../lib/texts.ts';
import { templatesQuery } from '../library/library-queries.ts';
import { useEditor } from '../state/use-editor.ts';
import { pagesApi } from './pages-api.ts';

const texts = {
  nl: {
    title: 'Bewaar als sjabloon',
    name: 'Naam van het sjabloon',
    help: 'Nieuwe pagina’s kunnen ermee beginnen. Een latere verandering hier verandert het sjabloon niet.',
    need: 'Geef het sjabloon een naam.',
    save: 'Bewaar',
    saved: 'Bewaard bij Sjablonen',
    close: 'Sluiten',
  },
  en: {
    title: 'Save as a template',
    name: 'Name of the template',
    help: 'New pages can begin with it. A later change here does not change the template.',
    need: 'Give the template a name.',
    save: 'Save',
    saved: 'Saved under Templates',
    close: 'Close',
  },
  de: {
    title: 'Als Vorlage speichern',
    name: 'Name der Vorlage',
    help: 'Neue Seiten können damit beginnen. Spätere Änderungen hier ändern die Vorlage nicht.',
    need: 'Gib der Vorlage einen Namen.',
    save: 'Speichern',
    saved: 'Unter Vorlagen gespeichert',
    close: 'Schließen',
  },
} satisfies Texts;

/** Asks under which name the whole page is kept as a template (EDIT-2). */
export const TemplateDialog = ({ opened, close }: { opened: boolean; close(): void }) => {
  const text = useTexts(texts);
  return (
    <Modal opened={opened} onClose={close} title={text.title} closeButtonProps={{ 'aria-label': text.close }}>
      {opened && <TemplateForm close={close} />}
    </Modal>
  );
};

const TemplateForm = ({ close }: { close(): void }) => {
  const text = useTexts(texts);
  const queries = useQueryClient();
  const [name, setName] = useState(() => useEditor.getState().settings.title);
  const [isChecked, setChecked] = useState(false);
  const save = useAction(async () => {
    const { tree, settings } = useEditor.getState();
    await pagesApi.saveTemplate({ name: name.trim(), tree, settings });
    void queries.invalidateQueries(templatesQuery);
    notifyDone(text.saved);
    close();
  });
  const submit = () => {
    setChecked(true);
    if (name.trim()) void save.run();
  };
  const ofName = save.error?.fields.name;
  return (
    <Form onSubmit={submit}>
      <TextInput
        data-autofocus
        label={text.name}
        description={text.help}
        maxLength={120}
        value={name}
        onChange={(event) => setName(event.currentTarget.value)}
        error={(isChecked && !name.trim() && text.need) || ofName}
      />
      <FormProblem error={ofName ? undefined : save.error} />
      <Group justify="flex-end">
        <Button type="submit" loading={save.busy}>
          {text.save}
        </Button>
      </Group>
    </Form>
  );
};
