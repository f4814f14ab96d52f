import { Button, Group, PasswordInput } from '@mantine/core';
import { useState } from 'react';
import { api } from '../api.ts';
import { useTexts } from '../language.tsx';
import { notifyDone } from '../notify.ts';
import { Form } from '../ui/Form.tsx';
import { FormProblem } from '../ui/FormProblem.tsx';
import { useAction } from '../ui/use-action.ts';
import { twoFactorTexts } from './two-factor-texts.ts';

interface Props {
  onCodes(codes: string[]): void;
  onOff(): Promise<void>;
}

export const TwoFactorOn = ({ onCodes, onOff }: Props) => {
  const text = useTexts(twoFactorTexts);
  const [password, setPassword] = useState('');
  const renew = useAction(async () => {
    const path = '/auth/two-factor/generate-backup-codes';
    onCodes((await api.post<{ backupCodes: string[] }>(path, { password })).backupCodes);
  });
  const disable = useAction(async () => {
    await api.post('/auth/two-factor/disable', { password });
    notifyDone(text.disabled);
    await onOff();
  });
  return (
    <Form onSubmit={() => void renew.run()}>
      <FormProblem error={renew.error ?? disable.error} />
      <PasswordInput
        label={text.password}
        autoComplete="current-password"
        value={password}
        onChange={({ currentTarget }) => setPassword(currentTarget.value)}
      />
      <Group>
        <Button type="submit" variant="default" loading={renew.busy}>
          {text.newCodes}
        </Button>
        <Button variant="subtle" color="red" loading={disable.busy} onClick={() => void disable.run()}>
          {text.disable}
        </Button>
      </Group>
    </Form>
  );
};
