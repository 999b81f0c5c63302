import { useQuery } from '@tanstack/react-query';
import { useApi } from '../api/office-api.ts';
import { may, useMe } from '../api/session.ts';
import { NotAllowed } from '../shell/not-allowed.tsx';
import { PageBar } from '../shell/page-bar.tsx';
import { LoadFailure } from '../ui/load-failure.tsx';
import { TableSkeleton } from '../ui/table-skeleton.tsx';
import { ConfigForm } from './config-form.tsx';
import { configMessages } from './config-messages.de.ts';
import { configQuery } from './config-query.ts';

/** How the business presents itself and which parts of the platform it uses (SHAPE-05 to SHAPE-09). */
export function ConfigPage() {
  const isAllowed = may(useMe(), 'config.write');
  const { data, error, isFetchedAfterMount, refetch } = useQuery({ ...configQuery(useApi()), enabled: isAllowed });
  if (!isAllowed) return <NotAllowed title={configMessages.title} />;
  if (data && isFetchedAfterMount && !error) return <ConfigForm config={data} />;
  return (
    <>
      <PageBar title={configMessages.title} />
      {error ? <LoadFailure message={configMessages.failed} error={error} refetch={refetch} /> : <TableSkeleton />}
    </>
  );
}
