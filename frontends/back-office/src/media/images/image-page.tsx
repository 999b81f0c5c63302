import { useQuery } from '@tanstack/react-query';
import { endpointQuery } from '@theke/admin/api/endpoint-query.ts';
import { useApi } from '@theke/admin/api/office-api.ts';
import { may, useMe } from '@theke/admin/api/session.ts';
import { NotAllowed } from '@theke/admin/shell/not-allowed.tsx';
import { NotFound } from '@theke/admin/shell/not-found.tsx';
import { PageBar } from '@theke/admin/shell/page-bar.tsx';
import { LoadFailure } from '@theke/admin/ui/load-failure.tsx';
import { TableSkeleton } from '@theke/admin/ui/table-skeleton.tsx';
import { images, readImage } from '@theke/contracts/media/image';
import { ApiError } from '@theke/ui/api-error';
import { useParams } from 'react-router';
import { ImageForm } from './image-form.tsx';
import { imageMessages } from './image-messages.de.ts';

/** Page of a picture. Reloads it, because the list's copy may be outdated. */
export function ImagePage() {
  const { id = '' } = useParams();
  const api = useApi();
  const isAllowed = may(useMe(), images.read);
  const { data, error, isFetchedAfterMount, refetch } = useQuery({
    ...endpointQuery(api, readImage, { params: { id } }),
    enabled: isAllowed,
    staleTime: 0,
    refetchOnWindowFocus: false,
  });
  if (!isAllowed) return <NotAllowed title={images.label.one} />;
  if (data && isFetchedAfterMount && !error) return <ImageForm key={id} image={data} />;
  if (error instanceof ApiError && [400, 404, 422].includes(error.status)) return <NotFound />;
  return (
    <>
      <PageBar title={images.label.one} backTo="/images" />
      {error ? (
        <LoadFailure message={imageMessages.loadOneFailed} error={error} refetch={refetch} />
      ) : (
        <TableSkeleton />
      )}
    </>
  );
}
