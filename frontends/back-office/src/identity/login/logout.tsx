import { useQueryClient } from '@tanstack/react-query';
import { messages } from '@theke/admin/messages.de.ts';
import { ErrorPanel } from '@theke/ui/error-panel';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { endSession } from '../domain/end-session.ts';
import { forgetSession } from '../domain/forget-session.ts';

/** Ends the session at the server, forgets everything that was loaded, and shows the login. */
export function Logout() {
  const client = useQueryClient();
  const navigate = useNavigate();
  const [error, setError] = useState<string>();
  const [attempt, setAttempt] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new attempt asks again
  useEffect(() => {
    let isGone = false;
    endSession()
      .then(() => {
        forgetSession(client);
        if (!isGone) void navigate('/login', { replace: true });
      })
      .catch((failure: Error) => !isGone && setError(failure.message));
    return () => {
      isGone = true;
    };
  }, [client, navigate, attempt]);
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
