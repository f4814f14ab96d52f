import { useParams } from '@tanstack/react-router';
import { fill, type Texts } from '../../lib/texts.ts';
import { api } from '../api.ts';
import { useLanguage, useTexts } from '../language.tsx';
import { Door } from './Door.tsx';
import { LinkGate, useLink } from './LinkGate.tsx';
import { type NewAccount, NewAccountForm } from './NewAccountForm.tsx';
import { useEnter } from './use-enter.ts';

const texts = {
  nl: {
    title: 'Kom erbij',
    lead: 'Je bent uitgenodigd om aan deze site te werken. Je logt straks in met {email}.',
    join: 'Neem de uitnodiging aan',
  },
  en: {
    title: 'Come and join',
    lead: 'You are invited to work on this site. You will sign in with {email}.',
    join: 'Accept the invitation',
  },
  de: {
    title: 'Komm dazu',
    lead: 'Du bist eingeladen, an dieser Website mitzuarbeiten. Du meldest dich mit {email} an.',
    join: 'Einladung annehmen',
  },
} satisfies Texts;

/** Where the link of an invitation leads. */
export const InvitationScreen = () => {
  const text = useTexts(texts);
  const enter = useEnter();
  const { language } = useLanguage();
  const { token } = useParams({ from: '/invitation/$token' });
  const link = useLink(token);
  const join = async ({ name, password }: NewAccount) => {
    const path = `/invitations/${encodeURIComponent(token)}/accept`;
    await api.post(path, { name, password, language }, { signInAgain: false });
    await enter();
  };
  return (
    <Door title={text.title} lead={link.data && fill(text.lead, { email: link.data.email ?? '' }, language)}>
      <LinkGate link={link}>
        <NewAccountForm asks={['name']} button={text.join} onSubmit={join} />
      </LinkGate>
    </Door>
  );
};
