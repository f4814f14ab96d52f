import { Alert, Button, Group, Text } from '@mantine/core';
import { useBlocker } from '@tanstack/react-router';
import { Icon } from '../../components/Icon.tsx';
import type { Texts } from '../../lib/texts.ts';
import { useTexts } from '../language.tsx';
import { notifyDone } from '../notify.ts';
import { ConfirmDialog } from '../ui/ConfirmDialog.tsx';
import styles from './settings.module.css';
import type { SettingDraft } from './use-setting.ts';

const texts = {
  nl: {
    save: 'Opslaan',
    reset: 'Wijzigingen ongedaan maken',
    unsaved: 'Je hebt wijzigingen die nog niet zijn opgeslagen.',
    saved: 'Opgeslagen. Bezoekers zien het nu.',
    allSaved: 'Alles is opgeslagen.',
    conflict:
      'Iemand anders heeft dit intussen opgeslagen. Neem diens versie over, of sla de jouwe eroverheen op.',
    takeTheirs: 'Neem de andere versie over',
    keepMine: 'Sla mijn versie op',
    leaveTitle: 'Weggaan zonder op te slaan?',
    leave: 'Weggaan',
    leaveHelp: 'Wat je hier hebt gewijzigd, gaat dan verloren.',
  },
  en: {
    save: 'Save',
    reset: 'Undo changes',
    unsaved: 'You have changes that are not saved yet.',
    saved: 'Saved. Visitors see it now.',
    allSaved: 'Everything is saved.',
    conflict: 'Somebody else has saved this in the meantime. Take their version, or save yours over it.',
    takeTheirs: 'Take the other version',
    keepMine: 'Save my version',
    leaveTitle: 'Leave without saving?',
    leave: 'Leave',
    leaveHelp: 'What you have changed here will be lost.',
  },
  de: {
    save: 'Speichern',
    reset: 'Änderungen verwerfen',
    unsaved: 'Du hast Änderungen, die noch nicht gespeichert sind.',
    saved: 'Gespeichert. Besucher sehen es jetzt.',
    allSaved: 'Alles ist gespeichert.',
    conflict:
      'Jemand anderes hat das inzwischen gespeichert. Übernimm die andere Fassung oder speichere deine darüber.',
    takeTheirs: 'Andere Fassung übernehmen',
    keepMine: 'Meine Fassung speichern',
    leaveTitle: 'Ohne Speichern verlassen?',
    leave: 'Verlassen',
    leaveHelp: 'Was du hier geändert hast, geht dann verloren.',
  },
} satisfies Texts;

interface Props {
  draft: Pick<
    SettingDraft<unknown>,
    'changed' | 'busy' | 'error' | 'conflict' | 'save' | 'reset' | 'takeTheirs' | 'keepMine'
  >;
  /** Something that keeps it from being saved, said by the screen itself. */
  blocked?: boolean;
  /** What visitors will notice, when it is not simply that they see it. */
  savedText?: string;
}

/** Stands at the bottom while something is to be saved; keeps one from leaving without. */
export const SaveBar = ({ draft, blocked, savedText }: Props) => {
  const text = useTexts(texts);
  const { changed, busy, error, conflict } = draft;
  const done = (saved: boolean) => {
    if (saved) notifyDone(savedText ?? text.saved);
  };
  return (
    <>
      <LeaveGuard active={changed} />
      <div className={styles.bar} data-changed={changed || undefined}>
        {error && (
          <Alert color="red" variant="light" icon={<Icon name="warning" />} role="alert">
            {error.message}
          </Alert>
        )}
        {conflict && (
          <Alert color="yellow" variant="light" icon={<Icon name="users" />} role="alert">
            <Text size="sm">{text.conflict}</Text>
            <Group gap="xs" mt="xs">
              <Button size="xs" variant="default" onClick={draft.takeTheirs}>
                {text.takeTheirs}
              </Button>
              <Button size="xs" loading={busy} onClick={() => void draft.keepMine().then(done)}>
                {text.keepMine}
              </Button>
            </Group>
          </Alert>
        )}
        <Group gap="sm" justify="space-between">
          <Text size="sm" c={changed ? undefined : 'dimmed'} role="status">
            {changed ? text.unsaved : text.allSaved}
          </Text>
          <Group gap="sm">
            {changed && (
              <Button variant="subtle" onClick={draft.reset}>
                {text.reset}
              </Button>
            )}
            <Button
              color="accent"
              loading={busy}
              disabled={!changed || blocked || conflict !== undefined}
              onClick={() => void draft.save().then(done)}
            >
              {text.save}
            </Button>
          </Group>
        </Group>
      </div>
    </>
  );
};

const LeaveGuard = ({ active }: { active: boolean }) => {
  const text = useTexts(texts);
  const blocker = useBlocker({
    shouldBlockFn: () => active,
    enableBeforeUnload: active,
    disabled: !active,
    withResolver: true,
  });
  return (
    <ConfirmDialog
      opened={blocker.status === 'blocked'}
      title={text.leaveTitle}
      confirm={text.leave}
      danger
      onConfirm={async () => blocker.proceed?.()}
      onClose={() => blocker.reset?.()}
    >
      {text.leaveHelp}
    </ConfirmDialog>
  );
};
