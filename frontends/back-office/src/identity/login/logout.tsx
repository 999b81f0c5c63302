import { useQueryClient } from '@tanstack/react-query';
import { useApi } from '@theke/admin/api/office-api.ts';
import { meQuery } from '@theke/admin/api/session.ts';
import { messages } from '@theke/admin/messages.de.ts';
import { DecisionDialog } from '@theke/admin/ui/decision-dialog.tsx';
import { ErrorPanel } from '@theke/ui/error-panel';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { unsentOf } from '../../time-tracking/shared/punching/own-queue.ts';
import { endSession } from '../shared/end-session.ts';
import { forgetSession } from '../shared/forget-session.ts';
import { loginMessages } from '../shared/login-messages.de.ts';

const unsentMessages = loginMessages.unsent;

type Props = {
  /** Returns the number of a person's unsent punches on this device. */
  unsent?: (person: string) => Promise<number>;
};

/** Ends the session on the server, clears all loaded data and shows the login page. */
export function Logout({ unsent = unsentOf }: Props) {
  const client = useQueryClient();
  const api = useApi();
  const navigate = useNavigate();
  const [error, setError] = useState<string>();
  const [attempt, setAttempt] = useState(0);
  const [waiting, setWaiting] = useState(0);
  const [isSure, setIsSure] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each attempt sends a new request
  useEffect(() => {
    let isUnmounted = false;
    async function leave() {
      // Without a known user there is nothing to warn about, and a failed request must not block the logout.
      const me = isSure ? undefined : await client.ensureQueryData(meQuery(api)).catch(() => undefined);
      const unsentPunches = me ? await unsent(me.id) : 0;
      if (isUnmounted) return;
      setWaiting(unsentPunches);
      if (unsentPunches > 0) return;
      await endSession();
      forgetSession(client);
      if (!isUnmounted) void navigate('/login', { replace: true });
    }
    leave().catch((failure: Error) => !isUnmounted && setError(failure.message));
    return () => {
      isUnmounted = true;
    };
  }, [client, navigate, attempt, isSure]);
  if (waiting > 0)
    return (
      <DecisionDialog
        title={unsentMessages.title}
        label={unsentMessages.leave}
        backLabel={unsentMessages.back}
        onDecide={() => setIsSure(true)}
        onClose={() => void navigate('/my-time', { replace: true })}
      >
        <p>{unsentMessages.text(waiting)}</p>
      </DecisionDialog>
    );
  if (!error) return null;
  return (
    <ErrorPanel
      message={error}
      retryLabel={messages.retry}
      onRetry={() => {
        setError(undefined);
        setAttempt(attempt + 1);
      }}
    />
  );
}
