import { Text } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTexts } from '../language.tsx';
import { meQuery } from '../session/me-query.ts';
import { AccountCard } from './AccountCard.tsx';
import { BackupCodes } from './BackupCodes.tsx';
import { ConfirmApp, type Secret } from './ConfirmApp.tsx';
import { TwoFactorOff } from './TwoFactorOff.tsx';
import { TwoFactorOn } from './TwoFactorOn.tsx';
import { twoFactorTexts } from './two-factor-texts.ts';

type Step = { is: 'rest' } | { is: 'app'; secret: Secret } | { is: 'codes'; codes: string[] };

/** A code from the phone beside the password: turn it on, show the backup codes once, turn it off. */
export const TwoFactorCard = () => {
  const text = useTexts(twoFactorTexts);
  const queryClient = useQueryClient();
  const isOn = useQuery(meQuery).data?.security.twoFactor ?? false;
  const [step, setStep] = useState<Step>({ is: 'rest' });
  const rest = async () => {
    setStep({ is: 'rest' });
    await queryClient.invalidateQueries({ queryKey: meQuery.queryKey });
  };
  const showCodes = (codes: string[]) => setStep({ is: 'codes', codes });
  return (
    <AccountCard title={text.title} lead={text.lead}>
      {step.is === 'rest' && <Text fw={640}>{isOn ? text.on : text.off}</Text>}
      {step.is === 'rest' && !isOn && <TwoFactorOff onSecret={(secret) => setStep({ is: 'app', secret })} />}
      {step.is === 'rest' && isOn && <TwoFactorOn onCodes={showCodes} onOff={rest} />}
      {step.is === 'app' && (
        <ConfirmApp
          secret={step.secret}
          onConfirmed={() => showCodes(step.secret.backupCodes)}
          onCancel={() => void rest()}
        />
      )}
      {step.is === 'codes' && <BackupCodes codes={step.codes} onKept={() => void rest()} />}
    </AccountCard>
  );
};
