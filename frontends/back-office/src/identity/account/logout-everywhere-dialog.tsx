import { useQueryClient } from '@tanstack/react-query';
import { ConfirmDialog } from '@theke/admin/ui/confirm-dialog.tsx';
import { logoutEverywhere } from '@theke/contracts/identity/session';
import { call } from '@theke/ui/api-client';
import { useNavigate } from 'react-router';
import { leavePush } from '../../notifications/domain/leave-push.ts';
import { forgetSession } from '../domain/forget-session.ts';
import { accountMessages } from './account-messages.de.ts';

const words = accountMessages;

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
