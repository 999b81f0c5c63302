import { useQueryClient } from '@tanstack/react-query';
import { ApiBaseContext } from '@theke/admin/api/office-api.ts';
import { streamOrders } from '@theke/contracts/ordering/order-endpoints';
import { urlOf } from '@theke/ui/api-client';
import { useLiveUpdates } from '@theke/ui/live-updates';
import { useContext, useRef } from 'react';
import { ordersKey } from './current-orders.ts';

/** Renews every order on the screen when the server says that one changed; answers whether the stream is up. */
export function useLiveOrders(branch: string | undefined): boolean {
  const client = useQueryClient();
  const base = useContext(ApiBaseContext);
  const renewing = useRef<'once' | 'again' | undefined>(undefined);
  // One at a time: where many orders come in, each would else break off the loading that the one before it began.
  const renew = async () => {
    if (renewing.current) {
      renewing.current = 'again';
      return;
    }
    do {
      renewing.current = 'once';
      await client.invalidateQueries({ queryKey: ordersKey });
    } while ((renewing.current as string) === 'again');
    renewing.current = undefined;
  };
  return useLiveUpdates(urlOf(streamOrders, { query: branch ? { branch } : {} }, base), () => void renew());
}
