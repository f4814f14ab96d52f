import { Button, CopyButton, Group, Stack, Text, TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { fill } from '../../lib/texts.ts';
import { useLanguage, useTexts } from '../language.tsx';
import { meQuery } from '../session/me-query.ts';
import { inviteTexts } from './invite-texts.ts';

export interface Invited {
  email: string;
  /** Told once. */
  url: string;
}

/** How the invited get their link: by mail, or from whoever invited them while no mail is sent. */
export const InvitedLink = ({ invited: { email, url }, onClose }: { invited: Invited; onClose(): void }) => {
  const text = useTexts(inviteTexts);
  const { language } = useLanguage();
  const mailed = useQuery(meQuery).data?.features.mail ?? false;
  return (
    <Stack>
      <Text role="status">{fill(mailed ? text.sent : text.byHand, { email }, language)}</Text>
      {!mailed && (
        <TextInput
          label={fill(text.link, { email }, language)}
          value={url}
          readOnly
          onFocus={({ currentTarget }) => currentTarget.select()}
        />
      )}
      <Group justify="flex-end">
        {!mailed && (
          <CopyButton value={url}>
            {({ copied, copy }) => <Button onClick={copy}>{copied ? text.copied : text.copy}</Button>}
          </CopyButton>
        )}
        <Button variant="default" onClick={onClose}>
          {text.close}
        </Button>
      </Group>
    </Stack>
  );
};
