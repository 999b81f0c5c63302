import { useQuery } from '@tanstack/react-query';
import { useApi } from '@theke/admin/api/office-api.ts';
import { may, useMe } from '@theke/admin/api/session.ts';
import { NotAllowed } from '@theke/admin/shell/not-allowed.tsx';
import { PageBar } from '@theke/admin/shell/page-bar.tsx';
import { LoadFailure } from '@theke/admin/ui/load-failure.tsx';
import { TableSkeleton } from '@theke/admin/ui/table-skeleton.tsx';
import { ConfigForm } from './config-form.tsx';
import { configLink } from './config-link.ts';
import { configMessages } from './config-messages.de.ts';
import { configQuery } from './config-query.ts';

/** Settings page: appearance and enabled features (SHAPE-05 to SHAPE-09). */
export function ConfigPage() {
  const isAllowed = may(useMe(), 'config.write');
  const { data, error, isFetchedAfterMount, refetch } = useQuery({ ...configQuery(useApi()), enabled: isAllowed });
  if (!isAllowed) return <NotAllowed title={configLink.label} />;
  if (data && isFetchedAfterMount && !error) return <ConfigForm config={data} />;
  return (
    <>
      <PageBar title={configLink.label} />
      {error ? <LoadFailure message={configMessages.failed} error={error} refetch={refetch} /> : <TableSkeleton />}
    </>
  );
}
