import { useQuery } from '@tanstack/react-query';
import { Outlet } from 'react-router';
import { useApi } from '../api/office-api.ts';
import { MeContext, meQuery } from '../api/session.ts';
import { messages } from '../messages.de.ts';
import { LoadFailure } from '../ui/load-failure.tsx';

/** Renders pages only with a session; a 401 of the first request redirects to the login. */
export function SessionGate() {
  const { data: me, isError, error, refetch } = useQuery(meQuery(useApi()));
  if (me)
    return (
      <MeContext value={me}>
        <Outlet />
      </MeContext>
    );
  if (!isError || ('status' in error && error.status === 401)) return null;
  return <LoadFailure message={messages.session.loadFailed} error={error} refetch={refetch} />;
}
