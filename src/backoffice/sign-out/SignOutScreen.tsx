import { Button, Group } from '@mantine/core';
import type { Texts } from '../../lib/texts.ts';
import { useTexts } from '../language.tsx';
import { signOut } from '../session/sign-out.ts';
import { Door } from '../sign-in/Door.tsx';
import { FormProblem } from '../ui/FormProblem.tsx';
import { useAction } from '../ui/use-action.ts';

const texts = {
  nl: {
    title: 'Uitloggen?',
    lead: 'Wat niet gepubliceerd is, blijft als concept bewaard.',
    out: 'Uitloggen',
  },
  en: { title: 'Sign out?', lead: 'What is not published is kept as a draft.', out: 'Sign out' },
  de: {
    title: 'Abmelden?',
    lead: 'Was nicht veröffentlicht ist, bleibt als Entwurf erhalten.',
    out: 'Abmelden',
  },
} satisfies Texts;

/** Where the bar on the site leads, which has no script: opening an address alone must not sign anyone out. */
export const SignOutScreen = () => {
  const text = useTexts(texts);
  const action = useAction(signOut);
  return (
    <Door title={text.title} lead={text.lead}>
      <FormProblem error={action.error} />
      <Group>
        <Button color="accent" size="md" loading={action.busy} onClick={() => void action.run()}>
          {text.out}
        </Button>
      </Group>
    </Door>
  );
};
