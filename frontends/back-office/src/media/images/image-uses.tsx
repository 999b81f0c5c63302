import { useQuery } from '@tanstack/react-query';
import { endpointQuery } from '@theke/admin/api/endpoint-query.ts';
import { useApi } from '@theke/admin/api/office-api.ts';
import { UsesList } from '@theke/admin/uses/uses-list.tsx';
import { type Image, readImageUses } from '@theke/contracts/media/image';
import { imageMessages } from './image-messages.de.ts';

/** Uses of a picture, as of now on the server. */
export function ImageUses({ image: { id } }: { image: Image }) {
  const { data, isError } = useQuery({
    ...endpointQuery(useApi(), readImageUses, { params: { id } }),
    staleTime: 0,
  });
  if (isError) return <p>{imageMessages.useUnknown}</p>;
  if (!data) return null;
  return data.total === 0 ? <p>{imageMessages.unused}</p> : <UsesList uses={data} />;
}
