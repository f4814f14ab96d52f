import { Autocomplete, Button, Group, Modal, Radio, Stack, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useQueryClient } from '@tanstack/react-query';
import { fill } from '../../lib/texts.ts';
import { api } from '../api.ts';
import { useLanguage, useTexts } from '../language.tsx';
import { notifyDone } from '../notify.ts';
import { Form } from '../ui/Form.tsx';
import { FormProblem } from '../ui/FormProblem.tsx';
import { useAction } from '../ui/use-action.ts';
import { type RedirectInList, redirectsQuery } from './redirects-query.ts';
import { redirectsTexts } from './redirects-texts.ts';

type Values = Pick<RedirectInList, 'from' | 'to' | 'kind'>;

interface Props {
  /** The redirect to change; `new` makes one; nothing is open when undefined. */
  editing: RedirectInList | 'new' | undefined;
  paths: ReadonlySet<string>;
  onClose(): void;
}

/** Makes or changes a redirect in a dialog. */
export const RedirectForm = ({ editing, paths, onClose }: Props) => {
  const text = useTexts(redirectsTexts);
  const { language } = useLanguage();
  const title = editing && editing !== 'new' ? fill(text.edit, { from: editing.from }, language) : text.add;
  return (
    <Modal
      opened={editing !== undefined}
      onClose={onClose}
      title={title}
      closeButtonProps={{ 'aria-label': text.cancel }}
      size="lg"
    >
      {editing && (
        <Fields
          key={editing === 'new' ? 'new' : editing.id}
          editing={editing}
          paths={paths}
          onClose={onClose}
        />
      )}
    </Modal>
  );
};

const Fields = ({ editing, paths, onClose }: Props & { editing: RedirectInList | 'new' }) => {
  const text = useTexts(redirectsTexts);
  const queryClient = useQueryClient();
  const form = useForm<Values>({
    initialValues:
      editing === 'new'
        ? { from: '', to: '', kind: 'permanent' }
        : { from: editing.from, to: editing.to, kind: editing.kind },
  });
  const save = useAction(async (values: Values) => {
    if (editing === 'new') await api.post('/settings/redirects', values);
    else await api.put(`/settings/redirects/${editing.id}`, values);
    await queryClient.invalidateQueries({ queryKey: redirectsQuery.queryKey });
    notifyDone(text.saved);
    onClose();
  });
  const { from, to } = save.error?.fields ?? {};
  return (
    <Form onSubmit={form.onSubmit((values) => void save.run(values))}>
      <FormProblem error={from || to ? undefined : save.error} />
      <TextInput
        {...form.getInputProps('from')}
        label={text.from}
        description={text.fromHelp}
        error={from}
        maxLength={500}
        data-autofocus
      />
      <Autocomplete
        {...form.getInputProps('to')}
        label={text.to}
        description={text.toHelp}
        error={to}
        data={[...paths].sort()}
        limit={20}
        maxDropdownHeight={150}
        maxLength={2000}
      />
      <Radio.Group {...form.getInputProps('kind')} label={text.kind}>
        <Stack gap="xs" my="xs">
          <Radio value="permanent" label={text.permanent} description={text.permanentHelp} />
          <Radio value="temporary" label={text.temporary} description={text.temporaryHelp} />
        </Stack>
      </Radio.Group>
      <Group justify="flex-end">
        <Button variant="default" onClick={onClose}>
          {text.cancel}
        </Button>
        <Button type="submit" color="accent" loading={save.busy}>
          {text.save}
        </Button>
      </Group>
    </Form>
  );
};
