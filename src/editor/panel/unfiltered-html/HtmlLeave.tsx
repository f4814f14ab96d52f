import { Alert, Button, Stack, Switch } from '@mantine/core';
import { useState } from 'react';
import { useLanguage, useTexts } from '../../../backoffice/language.tsx';
import { useStaff } from '../../../backoffice/staff.tsx';
import { FormProblem } from '../../../backoffice/ui/FormProblem.tsx';
import { writeMoment } from '../../../backoffice/ui/moment.ts';
import { Icon } from '../../../components/Icon.tsx';
import { fill } from '../../../lib/texts.ts';
import fieldStyles from '../field/field.module.css';
import { leaveTexts } from './leave-texts.ts';
import { useHtmlLeave } from './use-html-leave.ts';

/** Whether a text may stand on pages as it is: editors see that it waits, owners decide, knowing what it means. */
export const HtmlLeave = ({ html }: { html: string }) => {
  const text = useTexts(leaveTexts);
  const { language } = useLanguage();
  const isOwner = useStaff().role === 'owner';
  const { state, unknown, approve, withdraw } = useHtmlLeave(html);
  const [wantsAtOnce, setWantsAtOnce] = useState(false);
  if (unknown) return <p className={fieldStyles.help}>{text.unknown}</p>;
  if (!state) return null;
  const { approval, hosts, scripts, hash } = state;
  const asks = [
    scripts > 0 ? fill(text.scripts, { count: scripts }, language) : text.noScripts,
    hosts.length > 0 ? fill(text.hosts, { hosts: hosts.join(', ') }, language) : text.noHosts,
  ];
  const atOnce = approval ? approval.atOnce : wantsAtOnce;
  const choice = isOwner && hosts.length > 0 && (
    <Switch
      size="sm"
      label={text.atOnce}
      checked={atOnce}
      disabled={approve.busy}
      withThumbIndicator={false}
      onChange={({ currentTarget: { checked } }) =>
        approval ? void approve.run(checked) : setWantsAtOnce(checked)
      }
    />
  );
  return (
    <Alert
      color={approval ? 'green' : 'yellow'}
      variant="light"
      miw={0}
      style={{ overflowWrap: 'anywhere' }}
      icon={<Icon name={approval ? 'check' : isOwner ? 'warning' : 'clock'} />}
      title={approval ? text.approved : isOwner ? text.decide : text.waits}
      data-html-leave={approval ? 'approved' : 'waits'}
    >
      <Stack gap="xs" role="status">
        {approval ? (
          <p className={fieldStyles.help}>
            {fill(text.by, { name: approval.by, moment: writeMoment(approval.at, language) }, language)}{' '}
            {hosts.length > 0 && (approval.atOnce ? text.loadsAtOnce : text.loadsAfterClick)}
          </p>
        ) : (
          <p className={fieldStyles.help}>{isOwner ? text.warning : text.waitsMeaning}</p>
        )}
        <p className={fieldStyles.help}>
          <strong>{asks.join('; ')}.</strong>
        </p>
        {!approval && isOwner && <p className={fieldStyles.help}>{text.scope}</p>}
      </Stack>
      <Stack gap="xs" mt={isOwner ? 'xs' : 0} align="flex-start">
        {choice}
        <FormProblem error={approve.error ?? withdraw.error} />
        {isOwner && !approval && (
          <Button size="compact-md" loading={approve.busy} onClick={() => void approve.run(wantsAtOnce)}>
            {text.approve}
          </Button>
        )}
        {isOwner && approval && (
          <Button
            size="compact-md"
            variant="default"
            loading={withdraw.busy}
            onClick={() => void withdraw.run(hash)}
          >
            {text.withdraw}
          </Button>
        )}
      </Stack>
    </Alert>
  );
};
