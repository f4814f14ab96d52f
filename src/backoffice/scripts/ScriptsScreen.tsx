import {
  Alert,
  Button,
  Card,
  Group,
  NativeSelect,
  Stack,
  Switch,
  Text,
  Textarea,
  TextInput,
} from '@mantine/core';
import { Icon } from '../../components/Icon.tsx';
import type { SiteScript, Versioned } from '../../features/settings/settings.types.ts';
import { fill } from '../../lib/texts.ts';
import { useLanguage, useTexts } from '../language.tsx';
import { SaveBar } from '../settings/SaveBar.tsx';
import { SettingLoader } from '../settings/SettingLoader.tsx';
import styles from '../settings/settings.module.css';
import { useSettingDraft } from '../settings/use-setting.ts';
import { Screen } from '../ui/Screen.tsx';
import { ApprovedHtmlList } from './ApprovedHtmlList.tsx';
import { scriptsTexts } from './scripts-texts.ts';

/** Code of others for the pages; for owners. It is stored, no page carries it yet (EDIT-5). */
export const ScriptsScreen = () => {
  const text = useTexts(scriptsTexts);
  return (
    <Screen title={text.title} lead={text.lead}>
      <Alert color="yellow" variant="light" icon={<Icon name="info" />} title={text.notYetTitle} maw="56rem">
        {text.notYet}
      </Alert>
      <SettingLoader<SiteScript[]> name="scripts">{(saved) => <ScriptsEditor saved={saved} />}</SettingLoader>
      <ApprovedHtmlList />
    </Screen>
  );
};

const ScriptsEditor = ({ saved }: { saved: Versioned<SiteScript[]> }) => {
  const text = useTexts(scriptsTexts);
  const draft = useSettingDraft<SiteScript[]>('scripts', saved);
  const scripts = draft.value;
  const incomplete = scripts.some(({ name, code }) => name.trim() === '' || code.trim() === '');
  const add = () =>
    draft.set([
      ...scripts,
      { id: crypto.randomUUID(), name: '', code: '', consent: 'statistics', place: 'end', active: true },
    ]);
  return (
    <div className={styles.sections}>
      {scripts.length === 0 && <Text c="dimmed">{text.none}</Text>}
      {scripts.map((script, index) => (
        <ScriptCard
          key={script.id}
          script={script}
          onChange={(changed) => draft.set(scripts.with(index, changed))}
          onRemove={() => draft.set(scripts.toSpliced(index, 1))}
        />
      ))}
      <Button
        variant="default"
        leftSection={<Icon name="plus" />}
        style={{ justifySelf: 'start' }}
        disabled={scripts.length >= 30}
        onClick={add}
      >
        {text.add}
      </Button>
      <SaveBar draft={draft} blocked={incomplete} savedText={text.saved} />
    </div>
  );
};

interface CardProps {
  script: SiteScript;
  onChange(script: SiteScript): void;
  onRemove(): void;
}

const ScriptCard = ({ script, onChange, onRemove }: CardProps) => {
  const text = useTexts(scriptsTexts);
  const { language } = useLanguage();
  const named = script.name || text.newScript;
  return (
    <Card component="section" aria-label={named}>
      <Stack gap="md">
        <Group align="flex-end" gap="md">
          <TextInput
            flex="1 1 14rem"
            label={text.name}
            value={script.name}
            maxLength={80}
            error={script.name.trim() === '' && text.needed}
            onChange={({ currentTarget }) => onChange({ ...script, name: currentTarget.value })}
          />
          <NativeSelect
            label={text.consent}
            value={script.consent}
            data={(['necessary', 'statistics', 'marketing'] as const).map((value) => ({
              value,
              label: text[value],
            }))}
            onChange={({ currentTarget }) =>
              onChange({ ...script, consent: currentTarget.value as SiteScript['consent'] })
            }
          />
          <NativeSelect
            label={text.place}
            value={script.place}
            data={(['head', 'end'] as const).map((value) => ({ value, label: text[value] }))}
            onChange={({ currentTarget }) =>
              onChange({ ...script, place: currentTarget.value as SiteScript['place'] })
            }
          />
        </Group>
        <Textarea
          label={text.code}
          description={text.codeHelp}
          value={script.code}
          maxLength={20_000}
          autosize
          minRows={4}
          maxRows={16}
          spellCheck={false}
          styles={{ input: { fontFamily: 'var(--mantine-font-family-monospace)', fontSize: '0.875rem' } }}
          error={script.code.trim() === '' && text.needed}
          onChange={({ currentTarget }) => onChange({ ...script, code: currentTarget.value })}
        />
        <Group justify="space-between">
          <Switch
            label={text.active}
            checked={script.active}
            onChange={({ currentTarget }) => onChange({ ...script, active: currentTarget.checked })}
          />
          <Button variant="subtle" color="red" leftSection={<Icon name="trash" />} onClick={onRemove}>
            {fill(text.remove, { name: named }, language)}
          </Button>
        </Group>
      </Stack>
    </Card>
  );
};
