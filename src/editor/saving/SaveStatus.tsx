import { Button, Loader, Popover, Stack, Text } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import { useLanguage, useTexts } from '../../backoffice/language.tsx';
import { writeTime } from '../../backoffice/ui/moment.ts';
import { Icon } from '../../components/Icon.tsx';
import { fill, type Texts } from '../../lib/texts.ts';
import type { AutosaveState } from './autosave.state.ts';
import styles from './saving.module.css';
import { useSaving } from './use-saving.ts';

const texts = {
  nl: {
    saved: 'Opgeslagen',
    savedHelp: 'Om {time} opgeslagen als concept. Bezoekers zien het pas als je publiceert.',
    saving: 'Opslaan…',
    savingHelp: 'Elke wijziging wordt vanzelf opgeslagen, eerst op deze computer.',
    offline: 'Geen verbinding',
    offlineHelp:
      'Je werk is bewaard op deze computer en gaat naar de server zodra er weer verbinding is. Je kunt doorwerken.',
    again: 'Probeer nu',
    conflict: 'Kiezen',
    conflictHelp:
      'Iemand anders wijzigde hetzelfde als jij. Kies wat blijft staan; tot dan is je werk op deze computer bewaard.',
    choose: 'Kies nu',
    refused: 'Niet opgeslagen',
    refusedHelp: 'Je werk is bewaard op deze computer.',
    told: 'Weer verbinding. Alles is opgeslagen.',
  },
  en: {
    saved: 'Saved',
    savedHelp: 'Saved as a draft at {time}. Visitors see it once you publish.',
    saving: 'Saving…',
    savingHelp: 'Every change is saved by itself, on this computer first.',
    offline: 'Not connected',
    offlineHelp:
      'Your work is kept on this computer and goes to the server as soon as there is a connection. You can go on.',
    again: 'Try now',
    conflict: 'Choose',
    conflictHelp:
      'Somebody else changed the same as you. Choose what stays; until then your work is kept on this computer.',
    choose: 'Choose now',
    refused: 'Not saved',
    refusedHelp: 'Your work is kept on this computer.',
    told: 'Connected again. Everything is saved.',
  },
  de: {
    saved: 'Gespeichert',
    savedHelp: 'Um {time} als Entwurf gespeichert. Besucher sehen es erst, wenn du veröffentlichst.',
    saving: 'Speichert…',
    savingHelp: 'Jede Änderung wird von selbst gespeichert, zuerst auf diesem Computer.',
    offline: 'Keine Verbindung',
    offlineHelp:
      'Deine Arbeit liegt auf diesem Computer und geht zum Server, sobald es wieder eine Verbindung gibt. Du kannst weiterarbeiten.',
    again: 'Jetzt versuchen',
    conflict: 'Wählen',
    conflictHelp:
      'Jemand anderes hat dasselbe geändert wie du. Wähle, was bleibt; bis dahin liegt deine Arbeit auf diesem Computer.',
    choose: 'Jetzt wählen',
    refused: 'Nicht gespeichert',
    refusedHelp: 'Deine Arbeit liegt auf diesem Computer.',
    told: 'Wieder verbunden. Alles ist gespeichert.',
  },
} satisfies Texts;

type Look = 'saved' | 'saving' | 'offline' | 'conflict' | 'refused';

const lookOf: Record<AutosaveState['phase'], Look> = {
  clean: 'saved',
  waiting: 'saving',
  saving: 'saving',
  offline: 'offline',
  conflict: 'conflict',
  refused: 'refused',
};

const icons: Record<Exclude<Look, 'saving'>, string> = {
  saved: 'check',
  offline: 'warning',
  conflict: 'users',
  refused: 'warning',
};

/** Whether the server has what was made, in a word; a press says more. Only trouble, and its end, is read aloud. */
export const SaveStatus = () => {
  const text = useTexts(texts);
  const { language } = useLanguage();
  const state = useSaving((saving) => saving.state);
  const savedAt = useSaving((saving) => saving.savedAt);
  const session = useSaving((saving) => saving.session);
  const look = useLook(state);
  const told = useTold(look);
  const help = {
    saved: savedAt ? fill(text.savedHelp, { time: writeTime(savedAt, language) }, language) : '',
    saving: text.savingHelp,
    offline: text.offlineHelp,
    conflict: text.conflictHelp,
    refused: text.refusedHelp,
  };
  return (
    <>
      <Popover width={300} position="bottom-start" withArrow shadow="md" trapFocus={look !== 'saved'}>
        <Popover.Target>
          <button type="button" className={styles.status} data-look={look}>
            {look === 'saving' ? <Loader size={14} color="brand" /> : <Icon name={icons[look]} />}
            <span className={styles.statusWord}>{text[look]}</span>
          </button>
        </Popover.Target>
        <Popover.Dropdown>
          <Stack gap="sm" align="flex-start">
            {state.phase === 'refused' && <Text fw={640}>{state.message}</Text>}
            <Text size="sm">{help[look]}</Text>
            {(look === 'offline' || look === 'refused') && (
              <Button size="xs" onClick={() => void session?.saveNow()}>
                {text.again}
              </Button>
            )}
            {look === 'conflict' && (
              <Button size="xs" onClick={() => useSaving.setState({ isConflictPutOff: false })}>
                {text.choose}
              </Button>
            )}
          </Stack>
        </Popover.Dropdown>
      </Popover>
      <span role="status" className="visually-hidden">
        {told === 'none' ? '' : told === 'saved' ? text.told : `${text[told]}. ${help[told]}`}
      </span>
    </>
  );
};

/** A retry without a connection is no news: it looks offline until the server answers. */
function useLook(state: AutosaveState): Look {
  const isRetry = state.phase === 'saving' && state.failures > 0;
  return isRetry ? 'offline' : lookOf[state.phase];
}

type Told = 'none' | 'saved' | 'offline' | 'conflict' | 'refused';

/** What a screen reader is told: trouble when it begins, and that it is over. */
function useTold(look: Look): Told {
  const [told, setTold] = useState<Told>('none');
  const hadTrouble = useRef(false);
  useEffect(() => {
    if (look === 'saving') return;
    if (look !== 'saved') {
      hadTrouble.current = true;
      setTold(look);
    } else if (hadTrouble.current) {
      hadTrouble.current = false;
      setTold('saved');
    }
  }, [look]);
  return told;
}
