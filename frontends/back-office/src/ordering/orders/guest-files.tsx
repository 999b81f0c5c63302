import { useQueries } from '@tanstack/react-query';
import { endpointQuery } from '@theke/admin/api/endpoint-query.ts';
import { useApi } from '@theke/admin/api/office-api.ts';
import { readUpload } from '@theke/contracts/media/upload';
import { icon } from '@theke/ui/icon';
import { Paperclip } from 'lucide-react';
import * as css from './guest-files.module.css';

/** Files that a guest added to a product, such as the picture for a cake. Deleted ones are omitted. */
export function GuestFiles({ ids }: { ids: readonly string[] }) {
  const api = useApi();
  const answers = useQueries({
    queries: ids.map((id) => endpointQuery(api, readUpload, { params: { id } })),
  });
  const files = answers.flatMap(({ data }) => data ?? []);
  if (files.length === 0) return null;
  return (
    <ul className={css.files}>
      {files.map(({ id, version, extension, publicHash, name }) => (
        <li key={id}>
          <a href={`/upload/${publicHash}/${id}-${version}.${extension}`} target="_blank" rel="noreferrer">
            <Paperclip {...icon} size={14} /> {name}
          </a>
        </li>
      ))}
    </ul>
  );
}
