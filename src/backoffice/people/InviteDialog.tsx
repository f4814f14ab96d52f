import { Modal } from '@mantine/core';
import { useState } from 'react';
import { useTexts } from '../language.tsx';
import { type Invited, InvitedLink } from './InvitedLink.tsx';
import { InviteForm } from './InviteForm.tsx';
import { inviteTexts } from './invite-texts.ts';

/** Asks whom to invite; then says how they get their link. */
export const InviteDialog = ({ opened, onClose }: { opened: boolean; onClose(): void }) => {
  const text = useTexts(inviteTexts);
  const [invited, setInvited] = useState<Invited>();
  const close = () => {
    setInvited(undefined);
    onClose();
  };
  return (
    <Modal
      opened={opened}
      onClose={close}
      title={text.title}
      size="lg"
      closeButtonProps={{ 'aria-label': text.close }}
    >
      {invited ? (
        <InvitedLink invited={invited} onClose={close} />
      ) : (
        <InviteForm onInvited={setInvited} onCancel={close} />
      )}
    </Modal>
  );
};
