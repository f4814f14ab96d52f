import { Button, Group, Text, TextInput } from '@mantine/core';
import { useState } from 'react';
import { api } from '../api.ts';
import { useTexts } from '../language.tsx';
import { Form } from '../ui/Form.tsx';
import { FormProblem } from '../ui/FormProblem.tsx';
import { useAction } from '../ui/use-action.ts';
import { QrCode } from './QrCode.tsx';
import { twoFactorTexts } from './two-factor-texts.ts';

/** What turning it on answers. */
export interface Secret {
  /** `otpauth://…`, for the app. */
  totpURI: string;
  backupCodes: string[];
}

interface Props {
  secret: Secret;
  onConfirmed(): void;
  onCancel(): void;
}

/** Gives the secret to the app and sees that its codes are right before they are needed. */
export const ConfirmApp = ({ secret: { totpURI }, onConfirmed, onCancel }: Props) => {
  const text = useTexts(twoFactorTexts);
  const [code, setCode] = useState('');
  const confirm = useAction(async () => {
    await api.post('/auth/two-factor/verify-totp', { code: code.replace(/\s/g, '') });
    onConfirmed();
  });
  return (
    <Form onSubmit={() => void confirm.run()}>
      <Text>{text.scan}</Text>
      <QrCode value={totpURI} label={text.qr} />
      <TextInput label={text.secret} value={new URL(totpURI).searchParams.get('secret') ?? ''} readOnly />
      <FormProblem error={confirm.error} />
      <TextInput
        label={text.code}
        inputMode="numeric"
        autoComplete="one-time-code"
        value={code}
        onChange={({ currentTarget }) => setCode(currentTarget.value)}
      />
      <Group>
        <Button type="submit" loading={confirm.busy}>
          {text.confirm}
        </Button>
        <Button variant="default" onClick={onCancel}>
          {text.cancel}
        </Button>
      </Group>
    </Form>
  );
};
