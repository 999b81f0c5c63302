import { useQueryClient } from '@tanstack/react-query';
import { logoutEverywhere } from '@theke/contracts/identity/session';
import { call } from '@theke/ui/api-client';
import { useNavigate } from 'react-router';
import { forgetSession } from '../login/forget-session.ts';
import { messages } from '../messages.de.ts';
import { leavePush } from '../push/leave-push.ts';
import { ConfirmDialog } from '../ui/confirm-dialog.tsx';

const words = messages.account;

/** Ends every session of this person, also this one. */
export function LogoutEverywhereDialog({ onClose }: { onClose: () => void }) {
  const client = useQueryClient();
  const navigate = useNavigate();
  return (
    <ConfirmDialog
      title={words.everywhere}
      text={words.everywhereText}
      confirmLabel={words.everywhere}
      onConfirm={async () => {
        await leavePush('everywhere');
        await call(logoutEverywhere, {});
        forgetSession(client);
        await navigate('/login', { replace: true });
      }}
      onClose={onClose}
    />
  );
}
