import { Button, Card, Code, Group, Stack, Text, Title } from '@mantine/core';
import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { ListedApproval } from '../../features/approved-html/approved-html.types.ts';
import { fill, type Texts } from '../../lib/texts.ts';
import { api } from '../api.ts';
import { useLanguage, useTexts } from '../language.tsx';
import { notifyDone } from '../notify.ts';
import styles from '../settings/settings.module.css';
import { ConfirmDialog } from '../ui/ConfirmDialog.tsx';
import { writeMoment } from '../ui/moment.ts';

const texts = {
  nl: {
    title: 'Toegestane HTML',
    lead: 'Code in onderdelen van pagina’s die zonder filter wordt getoond, omdat een eigenaar dat heeft toegestaan.',
    by: 'Toegestaan door {name}, {moment}.',
    hosts: 'Laadt van {hosts}.',
    atOnce: 'Laadt meteen, zonder klik van de bezoeker.',
    withdraw: 'Toestemming intrekken',
    question: 'Deze toestemming intrekken?',
    meaning:
      'Overal waar deze code staat, wordt ze weer opgeschoond getoond: zonder scripts en zonder inhoud van andere sites.',
    withdrawn: 'De toestemming is ingetrokken.',
  },
  en: {
    title: 'Approved HTML',
    lead: 'Code in modules of pages that is shown without a filter, because an owner approved it.',
    by: 'Approved by {name}, {moment}.',
    hosts: 'Loads from {hosts}.',
    atOnce: 'Loads at once, without a click of the visitor.',
    withdraw: 'Withdraw the approval',
    question: 'Withdraw this approval?',
    meaning:
      'Wherever this code stands, it is shown cleaned again: without scripts and content of other sites.',
    withdrawn: 'The approval is withdrawn.',
  },
  de: {
    title: 'Freigegebenes HTML',
    lead: 'Code in Elementen von Seiten, der ungefiltert gezeigt wird, weil ein Inhaber ihn freigegeben hat.',
    by: 'Freigegeben von {name}, {moment}.',
    hosts: 'Lädt von {hosts}.',
    atOnce: 'Lädt sofort, ohne Klick der Besucher.',
    withdraw: 'Freigabe zurücknehmen',
    question: 'Diese Freigabe zurücknehmen?',
    meaning:
      'Überall, wo dieser Code steht, wird er wieder bereinigt gezeigt: ohne Skripte und Inhalte anderer Websites.',
    withdrawn: 'Die Freigabe ist zurückgenommen.',
  },
} satisfies Texts;

/** `ListedApproval` as it is sent: the instant as text. */
type Approval = Omit<ListedApproval, 'at'> & { at: string };

const approvalsQuery = queryOptions({
  queryKey: ['approved-html'],
  queryFn: async () => (await api.get<{ approvals: Approval[] }>('/approved-html')).approvals,
});

/** Every text that an owner let stand on pages as it is, each to be taken back; nothing while there is none. */
export const ApprovedHtmlList = () => {
  const text = useTexts(texts);
  const queries = useQueryClient();
  const { data: approvals = [] } = useQuery(approvalsQuery);
  const [asked, setAsked] = useState<Approval>();
  if (approvals.length === 0) return null;
  const withdraw = async () => {
    await api.delete(`/approved-html/${asked?.hash}`);
    await queries.invalidateQueries({ queryKey: approvalsQuery.queryKey });
    setAsked(undefined);
    notifyDone(text.withdrawn);
  };
  return (
    <section className={styles.sections}>
      <Stack gap={4}>
        <Title order={2}>{text.title}</Title>
        <Text c="dimmed" maw="42em">
          {text.lead}
        </Text>
      </Stack>
      {approvals.map((approval) => (
        <ApprovalCard key={approval.hash} approval={approval} onWithdraw={() => setAsked(approval)} />
      ))}
      <ConfirmDialog
        opened={asked !== undefined}
        title={text.question}
        confirm={text.withdraw}
        danger
        onConfirm={withdraw}
        onClose={() => setAsked(undefined)}
      >
        {text.meaning}
      </ConfirmDialog>
    </section>
  );
};

/** The whole text can be read: long lines break, long texts scroll. */
const whole = { overflow: 'auto', overflowWrap: 'anywhere', whiteSpace: 'pre-wrap' } as const;

const ApprovalCard = ({ approval, onWithdraw }: { approval: Approval; onWithdraw(): void }) => {
  const text = useTexts(texts);
  const { language } = useLanguage();
  const { html, by, at, hosts, atOnce } = approval;
  const facts = [
    fill(text.by, { name: by, moment: writeMoment(at, language) }, language),
    ...(hosts.length > 0 ? [fill(text.hosts, { hosts: hosts.join(', ') }, language)] : []),
    ...(hosts.length > 0 && atOnce ? [text.atOnce] : []),
  ];
  return (
    <Card>
      <Stack gap="sm">
        <Code block mah="12rem" style={whole} tabIndex={0}>
          {html}
        </Code>
        <Group justify="space-between" gap="sm">
          <Text size="sm" c="dimmed" flex="1 1 16rem" style={{ overflowWrap: 'anywhere' }}>
            {facts.join(' ')}
          </Text>
          <Button variant="subtle" color="red" onClick={onWithdraw}>
            {text.withdraw}
          </Button>
        </Group>
      </Stack>
    </Card>
  );
};
