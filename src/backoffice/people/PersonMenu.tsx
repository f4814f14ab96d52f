import { ActionIcon, Menu } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Icon } from '../../components/Icon.tsx';
import { fill, type Texts } from '../../lib/texts.ts';
import { api } from '../api.ts';
import { useLanguage, useTexts } from '../language.tsx';
import { notifyDone } from '../notify.ts';
import { ConfirmDialog } from '../ui/ConfirmDialog.tsx';
import { type Person, peopleQuery } from './people-query.ts';

const texts = {
  nl: {
    more: 'Meer voor {name}',
    deactivate: 'Toegang afsluiten',
    deactivateTitle: '{name} de toegang afsluiten?',
    deactivateHelp: 'Wie nu binnen is, wordt meteen uitgelogd. Je kunt de toegang later weer openen.',
    deactivated: '{name} kan niet meer inloggen.',
    activate: 'Toegang weer openen',
    activateTitle: '{name} weer toegang geven?',
    activateHelp: 'Met hetzelfde wachtwoord en dezelfde rol als voorheen.',
    activated: '{name} kan weer inloggen.',
    remove: 'Verwijderen',
    removeTitle: '{name} voorgoed verwijderen?',
    removeHelp:
      'E-mailadres, wachtwoord en toegangssleutels worden gewist. De naam blijft staan bij wat er in het logboek staat.',
    removed: '{name} is verwijderd.',
  },
  en: {
    more: 'More for {name}',
    deactivate: 'Close access',
    deactivateTitle: 'Close access for {name}?',
    deactivateHelp: 'Whoever is inside now is signed out at once. You can open access again later.',
    deactivated: '{name} can no longer sign in.',
    activate: 'Open access again',
    activateTitle: 'Give {name} access again?',
    activateHelp: 'With the same password and role as before.',
    activated: '{name} can sign in again.',
    remove: 'Remove',
    removeTitle: 'Remove {name} for good?',
    removeHelp: 'Email address, password and passkeys are erased. The name stays with what is in the log.',
    removed: '{name} was removed.',
  },
  de: {
    more: 'Mehr für {name}',
    deactivate: 'Zugang schließen',
    deactivateTitle: 'Zugang von {name} schließen?',
    deactivateHelp: 'Wer gerade drin ist, wird sofort abgemeldet. Du kannst den Zugang später wieder öffnen.',
    deactivated: '{name} kann sich nicht mehr anmelden.',
    activate: 'Zugang wieder öffnen',
    activateTitle: '{name} wieder Zugang geben?',
    activateHelp: 'Mit demselben Passwort und derselben Rolle wie vorher.',
    activated: '{name} kann sich wieder anmelden.',
    remove: 'Entfernen',
    removeTitle: '{name} endgültig entfernen?',
    removeHelp:
      'E-Mail-Adresse, Passwort und Passkeys werden gelöscht. Der Name bleibt bei dem, was im Protokoll steht.',
    removed: '{name} wurde entfernt.',
  },
} satisfies Texts;

type Step = 'deactivate' | 'activate' | 'remove';
const doneText = { deactivate: 'deactivated', activate: 'activated', remove: 'removed' } as const;

/** Ends someone's access, for a while or for good. */
export const PersonMenu = ({ person: { id, name, active } }: { person: Person }) => {
  const text = useTexts(texts);
  const { language } = useLanguage();
  const queryClient = useQueryClient();
  const [step, setStep] = useState<Step>();
  const say = (template: string) => fill(template, { name }, language);
  const carryOut = async () => {
    if (!step) return;
    const path = `/people/${encodeURIComponent(id)}`;
    if (step === 'remove') await api.delete(path);
    else await api.patch(path, { active: step === 'activate' });
    notifyDone(say(text[doneText[step]]));
    setStep(undefined);
    await queryClient.invalidateQueries({ queryKey: peopleQuery.queryKey });
  };
  return (
    <>
      <Menu position="bottom-end" width={220}>
        <Menu.Target>
          <ActionIcon variant="subtle" color="gray.7" size={40} aria-label={say(text.more)}>
            <Icon name="more" />
          </ActionIcon>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Item
            leftSection={<Icon name="lock" />}
            onClick={() => setStep(active ? 'deactivate' : 'activate')}
          >
            {active ? text.deactivate : text.activate}
          </Menu.Item>
          <Menu.Item color="red" leftSection={<Icon name="trash" />} onClick={() => setStep('remove')}>
            {text.remove}
          </Menu.Item>
        </Menu.Dropdown>
      </Menu>
      <ConfirmDialog
        opened={step !== undefined}
        title={step ? say(text[`${step}Title`]) : ''}
        confirm={step ? text[step] : ''}
        danger={step !== 'activate'}
        onConfirm={carryOut}
        onClose={() => setStep(undefined)}
      >
        {step && text[`${step}Help`]}
      </ConfirmDialog>
    </>
  );
};
