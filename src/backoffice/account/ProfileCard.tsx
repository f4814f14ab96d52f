import { Button, Group, Select, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useQueryClient } from '@tanstack/react-query';
import { type Language, languages, localeOf } from '../../lib/language.ts';
import type { Texts } from '../../lib/texts.ts';
import { api } from '../api.ts';
import { useTexts } from '../language.tsx';
import { notifyDone } from '../notify.ts';
import { type Me, meQuery } from '../session/me-query.ts';
import { useStaff } from '../staff.tsx';
import { Form } from '../ui/Form.tsx';
import { FormProblem } from '../ui/FormProblem.tsx';
import { useAction } from '../ui/use-action.ts';
import { AccountCard } from './AccountCard.tsx';

const texts = {
  nl: {
    title: 'Over jou',
    lead: 'Collega’s zien je naam bij wat je wijzigt.',
    name: 'Naam',
    needName: 'Vul je naam in.',
    email: 'E-mailadres',
    emailHelp: 'Hiermee log je in. Een ander adres? Laat een eigenaar je opnieuw uitnodigen.',
    language: 'Taal van het beheer',
    save: 'Opslaan',
    saved: 'Opgeslagen.',
  },
  en: {
    title: 'About you',
    lead: 'Colleagues see your name beside what you change.',
    name: 'Name',
    needName: 'Enter your name.',
    email: 'Email address',
    emailHelp: 'You sign in with it. Another address? Have an owner invite you anew.',
    language: 'Language of the back office',
    save: 'Save',
    saved: 'Saved.',
  },
  de: {
    title: 'Über dich',
    lead: 'Kollegen sehen deinen Namen bei dem, was du änderst.',
    name: 'Name',
    needName: 'Gib deinen Namen ein.',
    email: 'E-Mail-Adresse',
    emailHelp: 'Damit meldest du dich an. Eine andere Adresse? Lass dich von einem Inhaber neu einladen.',
    language: 'Sprache der Verwaltung',
    save: 'Speichern',
    saved: 'Gespeichert.',
  },
} satisfies Texts;

const ownNames: Record<Language, string> = { nl: 'Nederlands', en: 'English', de: 'Deutsch' };

export const ProfileCard = () => {
  const text = useTexts(texts);
  const staff = useStaff();
  const queryClient = useQueryClient();
  const form = useForm({
    initialValues: { name: staff.name, language: staff.language },
    validate: { name: (value) => (value.trim() ? null : text.needName) },
  });
  const save = useAction(async (values: { name: string; language: Language }) => {
    queryClient.setQueryData(meQuery.queryKey, await api.patch<Me>('/me', values));
    notifyDone(texts[values.language].saved);
  });
  return (
    <AccountCard title={text.title} lead={text.lead}>
      <Form onSubmit={form.onSubmit((values) => void save.run(values))}>
        <FormProblem error={save.error} />
        <TextInput {...form.getInputProps('name')} label={text.name} autoComplete="name" />
        <TextInput label={text.email} description={text.emailHelp} value={staff.email} readOnly />
        <Select
          {...form.getInputProps('language')}
          label={text.language}
          data={languages.map((value) => ({ value, label: ownNames[value] }))}
          lang={localeOf[form.values.language]}
        />
        <Group>
          <Button type="submit" loading={save.busy}>
            {text.save}
          </Button>
        </Group>
      </Form>
    </AccountCard>
  );
};
