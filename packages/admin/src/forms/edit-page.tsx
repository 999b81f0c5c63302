import { shownLabel } from '@theke/contracts/shown-label';
import { ApiError } from '@theke/ui/api-error';
import { useGetOne } from 'ra-core';
import { useParams } from 'react-router';
import type { OfficeRecord } from '../api/resource.ts';
import { may, useMe } from '../api/session.ts';
import { messages } from '../messages.de.ts';
import type { OfficeResource } from '../resources/office-resource.ts';
import { NotAllowed } from '../shell/not-allowed.tsx';
import { NotFound } from '../shell/not-found.tsx';
import { PageBar } from '../shell/page-bar.tsx';
import { LoadFailure } from '../ui/load-failure.tsx';
import { TableSkeleton } from '../ui/table-skeleton.tsx';
import { RecordForm } from './record-form.tsx';

/** Page with the form for an existing entry. Reloads the entry, because the list's copy may be outdated. */
export function EditPage({ office }: { office: OfficeResource }) {
  const { resource } = office;
  const { id = '' } = useParams();
  const isAllowed = may(useMe(), resource.read);
  const { data, error, isFetchedAfterMount, refetch } = useGetOne<OfficeRecord>(
    resource.name,
    { id },
    { staleTime: 0, enabled: isAllowed, refetchOnWindowFocus: false },
  );
  if (!isAllowed) return <NotAllowed title={shownLabel(resource.label).one} />;
  if (data && isFetchedAfterMount && !error) return <RecordForm key={id} office={office} record={data} />;
  if (error instanceof ApiError && [400, 404, 422].includes(error.status)) return <NotFound />;
  return (
    <>
      <PageBar title={shownLabel(resource.label).one} backTo={`/${resource.name}`} />
      {error ? (
        <LoadFailure message={messages.form.loadFailed(resource.label.one)} error={error} refetch={refetch} />
      ) : (
        <TableSkeleton />
      )}
    </>
  );
}
