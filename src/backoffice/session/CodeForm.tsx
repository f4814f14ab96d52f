import { Anchor, Button, Checkbox, Group, Text, TextInput } from '@mantine/core';
import { useState } from 'react';
import type { Texts } from '../../lib/texts.ts';
import { api } from '../api.ts';
import { useTexts } from '../language.tsx';
import { Form } from '../ui/Form.tsx';
import { FormProblem } from '../ui/FormProblem.tsx';
import { useAction } from '../ui/use-action.ts';

const texts = {
  nl: {
    lead: 'Open de app met codes op je telefoon en typ de zes cijfers over.',
    code: 'Code uit je app',
    backupLead: 'Typ een van de reservecodes die je bewaard hebt. Elke code werkt één keer.',
    backup: 'Reservecode',
    trust: 'Op dit apparaat een maand niet meer vragen',
    confirm: 'Verder',
    useBackup: 'Geen telefoon bij je? Gebruik een reservecode',
    useApp: 'Toch een code uit de app',
    back: 'Terug',
  },
  en: {
    lead: 'Open the code app on your phone and type the six digits.',
    code: 'Code from your app',
    backupLead: 'Type one of the backup codes you kept. Each works once.',
    backup: 'Backup code',
    trust: 'Do not ask on this device for a month',
    confirm: 'Continue',
    useBackup: 'No phone with you? Use a backup code',
    useApp: 'Use a code from the app after all',
    back: 'Back',
  },
  de: {
    lead: 'Öffne die Code-App auf deinem Handy und tippe die sechs Ziffern ab.',
    code: 'Code aus deiner App',
    backupLead: 'Gib einen deiner aufbewahrten Ersatzcodes ein. Jeder gilt einmal.',
    backup: 'Ersatzcode',
    trust: 'Auf diesem Gerät einen Monat lang nicht mehr fragen',
    confirm: 'Weiter',
    useBackup: 'Kein Handy dabei? Nimm einen Ersatzcode',
    useApp: 'Doch einen Code aus der App',
    back: 'Zurück',
  },
} satisfies Texts;

/** The second step of signing in: a code from the app, or one of the backup codes. */
export const CodeForm = ({ onDone, onBack }: { onDone: () => void; onBack: () => void }) => {
  const text = useTexts(texts);
  const [backup, setBackup] = useState(false);
  const [code, setCode] = useState('');
  const [trustDevice, setTrustDevice] = useState(false);
  const confirm = useAction(async () => {
    const path = backup ? '/auth/two-factor/verify-backup-code' : '/auth/two-factor/verify-totp';
    await api.post(path, { code: code.replace(/\s/g, ''), trustDevice }, { signInAgain: false });
    onDone();
  });
  const swap = () => {
    setBackup(!backup);
    setCode('');
    confirm.reset();
  };
  return (
    <Form onSubmit={() => void confirm.run()}>
      <Text>{backup ? text.backupLead : text.lead}</Text>
      <FormProblem error={confirm.error} />
      <TextInput
        key={String(backup)}
        label={backup ? text.backup : text.code}
        value={code}
        onChange={({ currentTarget }) => setCode(currentTarget.value)}
        inputMode={backup ? 'text' : 'numeric'}
        autoComplete="one-time-code"
        size="md"
        required
        withAsterisk={false}
        autoFocus
      />
      <Checkbox
        label={text.trust}
        checked={trustDevice}
        onChange={({ currentTarget }) => setTrustDevice(currentTarget.checked)}
      />
      <Button type="submit" size="md" color="accent" loading={confirm.busy}>
        {text.confirm}
      </Button>
      <Group justify="space-between">
        <Anchor component="button" type="button" size="sm" onClick={onBack}>
          {text.back}
        </Anchor>
        <Anchor component="button" type="button" size="sm" onClick={swap}>
          {backup ? text.useApp : text.useBackup}
        </Anchor>
      </Group>
    </Form>
  );
};
