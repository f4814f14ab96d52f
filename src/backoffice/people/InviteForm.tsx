import { Button, Group, Radio, Select, Stack, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type Role, roles } from '../../features/accounts/accounts.types.ts';
import { type Language, languages } from '../../lib/language.ts';
import { api } from '../api.ts';
import { useLanguage, useTexts } from '../language.tsx';
import { languageNames } from '../pages/language-names.ts';
import { meQuery } from '../session/me-query.ts';
import { Form } from '../ui/Form.tsx';
import { FormProblem } from '../ui/FormProblem.tsx';
import { useAction } from '../ui/use-action.ts';
import type { Invited } from './InvitedLink.tsx';
import { inviteTexts } from './invite-texts.ts';
import { peopleQuery } from './people-query.ts';
import { roleTexts } from './role-texts.ts';

interface Values {
  email: string;
  role: Role;
  language: Language;
}

export const InviteForm = ({
  onInvited,
  onCancel,
}: {
  onInvited(invited: Invited): void;
  onCancel(): void;
}) => {
  const text = useTexts(inviteTexts);
  const { language } = useLanguage();
  const queryClient = useQueryClient();
  const mails = useQuery(meQuery).data?.features.mail ?? false;
  const form = useForm<Values>({
    initialValues: { email: '', role: 'editor', language },
    validate: { email: (value) => (/.@.+\../.test(value) ? null : text.needEmail) },
  });
  const invite = useAction(async (values: Values) => {
    onInvited(await api.post<Invited>('/invitations', values));
    await queryClient.invalidateQueries({ queryKey: peopleQuery.queryKey });
  });
  return (
    <Form onSubmit={form.onSubmit((values) => void invite.run(values))}>
      <FormProblem error={invite.error} />
      <TextInput
        {...form.getInputProps('email')}
        label={text.email}
        description={text.emailHelp}
        type="email"
        autoComplete="off"
        data-autofocus
      />
      <Radio.Group {...form.getInputProps('role')} label={text.role}>
        <Stack gap="xs" my="xs">
          {roles.map((role) => (
            <Radio
              key={role}
              value={role}
              label={roleTexts[language][role].name}
              description={roleTexts[language][role].help}
            />
          ))}
        </Stack>
      </Radio.Group>
      <Select
        {...form.getInputProps('language')}
        label={text.language}
        data={languages.map((value) => ({ value, label: languageNames[language][value] }))}
      />
      <Group justify="flex-end">
        <Button variant="default" onClick={onCancel}>
          {text.cancel}
        </Button>
        <Button type="submit" color="accent" loading={invite.busy}>
          {mails ? text.send : text.make}
        </Button>
      </Group>
    </Form>
  );
};
