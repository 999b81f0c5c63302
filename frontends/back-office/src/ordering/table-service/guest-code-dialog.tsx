import { useQuery } from '@tanstack/react-query';
import { endpointQuery } from '@theke/admin/api/endpoint-query.ts';
import { useApi } from '@theke/admin/api/office-api.ts';
import { messages } from '@theke/admin/messages.de.ts';
import { LoadFailure } from '@theke/admin/ui/load-failure.tsx';
import { readOrderGuest } from '@theke/contracts/ordering/order-endpoints';
import { Dialog } from '@theke/ui/dialog';
import { Skeleton } from '@theke/ui/skeleton';
import { AddressCode } from '../../identity/shared/address-code.tsx';
import { tableServiceMessages } from './table-service-messages.de.ts';

const { bill: texts } = tableServiceMessages;

/** QR code of the page with the bill, to show to guests (TABLE-10). @param order the order whose link it is */
export function GuestCodeDialog({ order, onClose }: { order: string; onClose: () => void }) {
  const { data, error, refetch } = useQuery(endpointQuery(useApi(), readOrderGuest, { params: { id: order } }));
  return (
    <Dialog title={texts.guestCode} closeLabel={messages.close} onClose={onClose}>
      {data && (
        <AddressCode
          address={`${location.origin}${data.statusPath}`}
          label={texts.guestCode}
          text={texts.guestCodeText}
        />
      )}
      {error && <LoadFailure message={texts.loadFailed} error={error} refetch={refetch} />}
      {!data && !error && <Skeleton width="100%" height={240} />}
    </Dialog>
  );
}
