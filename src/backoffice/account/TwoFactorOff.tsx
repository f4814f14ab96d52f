import { Button, Group, PasswordInput } from '@mantine/core';
import { useState } from 'react';
import { api } from '../api.ts';
import { useTexts } from '../language.tsx';
import { Form } from '../ui/Form.tsx';
import { FormProblem } from '../ui/FormProblem.tsx';
import { useAction } from '../ui/use-action.ts';
import type { Secret } from './ConfirmApp.tsx';
import { twoFactorTexts } from './two-factor-texts.ts';

export const TwoFactorOff = ({ onSecret }: { onSecret(secret: Secret): void }) => {
  const text = useTexts(twoFactorTexts);
  const [password, setPassword] = useState('');
  const begin = useAction(async () =>
    onSecret(await api.post<Secret>('/auth/two-factor/enable', { password })),
  );
  return (
    <Form onSubmit={() => void begin.run()}>
      <FormProblem error={begin.error} />
      <PasswordInput
        label={text.password}
        autoComplete="current-password"
        value={password}
        onChange={({ currentTarget }) => setPassword(currentTarget.value)}
      />
      <Group>
        <Button type="submit" loading={begin.busy}>
          {text.begin}
        </Button>
      </Group>
    </Form>
  );
};
