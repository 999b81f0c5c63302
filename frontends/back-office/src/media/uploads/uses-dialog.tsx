import { useQuery } from '@tanstack/react-query';
import { endpointQuery } from '@theke/admin/api/endpoint-query.ts';
import { useApi } from '@theke/admin/api/office-api.ts';
import { messages } from '@theke/admin/messages.de.ts';
import { UsesList } from '@theke/admin/uses/uses-list.tsx';
import { readUploadUses, type Upload } from '@theke/contracts/media/upload';
import { Dialog } from '@theke/ui/dialog';
import { uploadMessages } from './upload-messages.de.ts';

/** Dialog with the places that use a file. */
export function UsesDialog({ upload: { id, name }, onClose }: { upload: Upload; onClose: () => void }) {
  const { data, isError } = useQuery({
    ...endpointQuery(useApi(), readUploadUses, { params: { id } }),
    staleTime: 0,
  });
  return (
    <Dialog title={uploadMessages.usesTitle(name)} closeLabel={messages.close} onClose={onClose}>
      {isError && <p>{uploadMessages.useUnknown}</p>}
      {data && (data.total === 0 ? <p>{uploadMessages.unusedText}</p> : <UsesList uses={data} onLeave={onClose} />)}
    </Dialog>
  );
}
