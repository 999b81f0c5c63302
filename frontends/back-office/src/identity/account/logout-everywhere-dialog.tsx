import { useQueryClient } from '@tanstack/react-query';
import { useMe } from '@theke/admin/api/session.ts';
import { ConfirmDialog } from '@theke/admin/ui/confirm-dialog.tsx';
import { logoutEverywhere } from '@theke/contracts/identity/session';
import { call } from '@theke/ui/api-client';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { leavePush } from '../../notifications/shared/leave-push.ts';
import { unsentOf } from '../../time-tracking/shared/punching/own-queue.ts';
import { forgetSession } from '../shared/forget-session.ts';
import { loginMessages } from '../shared/login-messages.de.ts';
import { accountMessages } from './account-messages.de.ts';

type Props = {
  onClose: () => void;
  /** Returns the number of a person's unsent punches on this device. */
  unsent?: (person: string) => Promise<number>;
};

/**
 * Ends all sessions of the user, including this one; warns about unsent punches on this device, as logging out does
 * (TIME-21).
 */
export function LogoutEverywhereDialog({ onClose, unsent = unsentOf }: Props) {
  const me = useMe();
  const client = useQueryClient();
  const navigate = useNavigate();
  const [waiting, setWaiting] = useState<number>();
  useEffect(() => {
    void unsent(me.id).then(setWaiting);
  }, [me.id, unsent]);
  if (waiting === undefined) return null;
  return (
    <ConfirmDialog
      title={accountMessages.everywhere}
      text={
        waiting > 0
          ? `${loginMessages.unsent.text(waiting)} ${accountMessages.everywhereText}`
          : accountMessages.everywhereText
      }
      confirmLabel={waiting > 0 ? loginMessages.unsent.leave : accountMessages.everywhere}
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
