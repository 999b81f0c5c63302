import { useQuery } from '@tanstack/react-query';
import { endpointQuery } from '@theke/admin/api/endpoint-query.ts';
import { useApi } from '@theke/admin/api/office-api.ts';
import { may, useMe } from '@theke/admin/api/session.ts';
import { NotAllowed } from '@theke/admin/shell/not-allowed.tsx';
import { PageBar } from '@theke/admin/shell/page-bar.tsx';
import { LoadFailure } from '@theke/admin/ui/load-failure.tsx';
import { TableSkeleton } from '@theke/admin/ui/table-skeleton.tsx';
import { logs, readLog } from '@theke/contracts/identity/log';
import { useParams } from 'react-router';
import { logMessages } from '../shared/log-messages.de.ts';
import { LogDetail } from './log-detail.tsx';
import * as css from './log-page.module.css';

/** Page of an audit entry, by the id in the URL. */
export function LogPage() {
  const { id = '' } = useParams();
  const api = useApi();
  const isAllowed = may(useMe(), logs.read);
  const { data, error, refetch } = useQuery({
    ...endpointQuery(api, readLog, { params: { id } }),
    enabled: isAllowed,
  });
  if (!isAllowed) return <NotAllowed title={logs.label.many} />;
  const waiting = (
    <>
      <PageBar title={logs.label.one} backTo="/logs" />
      <div className={css.page}>
        {error ? (
          <LoadFailure message={logMessages.loadOneFailed} error={error} refetch={refetch} />
        ) : (
          <TableSkeleton />
        )}
      </div>
    </>
  );
  return data ? <LogDetail entry={data} /> : waiting;
}
