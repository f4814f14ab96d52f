import { Button, FileButton, Group, Modal, Stack, Table, Text } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { ImportedLine } from '../../features/settings/settings.types.ts';
import { fill } from '../../lib/texts.ts';
import { api } from '../api.ts';
import { useLanguage, useTexts } from '../language.tsx';
import { notifyDone } from '../notify.ts';
import { FormProblem } from '../ui/FormProblem.tsx';
import { useAction } from '../ui/use-action.ts';
import { redirectsQuery } from './redirects-query.ts';
import { redirectsTexts } from './redirects-texts.ts';

interface Props {
  opened: boolean;
  onClose(): void;
}

/** Reads a list of old and new addresses: first what each line would come to, then for good. */
export const ImportDialog = ({ opened, onClose }: Props) => {
  const text = useTexts(redirectsTexts);
  const { language } = useLanguage();
  const queryClient = useQueryClient();
  const [csv, setCsv] = useState('');
  const [lines, setLines] = useState<ImportedLine[]>();
  const close = () => {
    setLines(undefined);
    onClose();
  };
  const look = useAction(async (file: File) => {
    const content = await file.text();
    const answer = await api.post<{ lines: ImportedLine[] }>('/settings/redirects/import', {
      csv: content,
      apply: false,
    });
    setCsv(content);
    setLines(answer.lines);
  });
  const apply = useAction(async () => {
    await api.post('/settings/redirects/import', { csv, apply: true });
    await queryClient.invalidateQueries({ queryKey: redirectsQuery.queryKey });
    notifyDone(text.imported);
    close();
  });
  const count = lines?.filter(({ outcome }) => outcome === 'added' || outcome === 'changed').length ?? 0;
  return (
    <Modal
      opened={opened}
      onClose={close}
      title={text.importTitle}
      closeButtonProps={{ 'aria-label': text.cancel }}
      size="xl"
    >
      <Stack>
        <Text>{text.importHelp}</Text>
        <FormProblem error={look.error ?? apply.error} />
        <Group>
          <FileButton accept=".csv,.txt,text/csv,text/plain" onChange={(file) => file && void look.run(file)}>
            {(props) => (
              <Button {...props} variant="default" loading={look.busy} data-autofocus>
                {text.importFile}
              </Button>
            )}
          </FileButton>
        </Group>
        {lines && <Lines lines={lines} />}
        <Group justify="flex-end">
          <Button variant="default" onClick={close}>
            {text.cancel}
          </Button>
          <Button color="accent" disabled={count === 0} loading={apply.busy} onClick={() => void apply.run()}>
            {fill(text.importDo, { count }, language)}
          </Button>
        </Group>
      </Stack>
    </Modal>
  );
};

const Lines = ({ lines }: { lines: readonly ImportedLine[] }) => {
  const text = useTexts(redirectsTexts);
  return (
    <Table.ScrollContainer minWidth={480} mah={320}>
      <Table>
        <Table.Thead>
          <Table.Tr>
            <Table.Th>{text.line}</Table.Th>
            <Table.Th>{text.from}</Table.Th>
            <Table.Th>{text.to}</Table.Th>
            <Table.Th>{text.outcome}</Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {lines.slice(0, 500).map(({ line, from, to, outcome, reason }) => (
            <Table.Tr key={line}>
              <Table.Td>{line}</Table.Td>
              <Table.Td>{from}</Table.Td>
              <Table.Td>{to}</Table.Td>
              <Table.Td>{reason ? `${text.refused}: ${reason}` : text[outcome]}</Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </Table.ScrollContainer>
  );
};
