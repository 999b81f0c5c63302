import { useQuery } from '@tanstack/react-query';
import { endpointQuery } from '@theke/admin/api/endpoint-query.ts';
import { useApi } from '@theke/admin/api/office-api.ts';
import { messages } from '@theke/admin/messages.de.ts';
import { listAbsenceRequests } from '@theke/contracts/time-tracking/absence-request';
import { ErrorPanel } from '@theke/ui/error-panel';
import { Skeleton } from '@theke/ui/skeleton';
import { absenceMessages } from './absence-messages.de.ts';
import * as css from './absence-requests.module.css';
import { RequestCard } from './request-card.tsx';

const { requests: texts, loadFailed } = absenceMessages;

/** Open requests as cards, earliest first. */
export function AbsenceRequests({ branch }: { branch: string | undefined }) {
  const { data, isError, refetch } = useQuery({
    ...endpointQuery(useApi(), listAbsenceRequests, { query: branch ? { branch } : {} }),
    staleTime: 0,
    refetchInterval: 60_000,
  });
  if (!data && isError)
    return <ErrorPanel message={loadFailed} retryLabel={messages.retry} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton width="100%" height={320} />;
  if (data.length === 0) return <p className={css.none}>{texts.none}</p>;
  return (
    <ul className={css.requests} aria-label={texts.list}>
      {data.map((request) => (
        <RequestCard key={request.id} request={request} />
      ))}
    </ul>
  );
}
