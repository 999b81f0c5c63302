import { useQueryClient } from '@tanstack/react-query';
import { ApiBaseContext } from '@theke/admin/api/office-api.ts';
import { streamOrders } from '@theke/contracts/ordering/order-endpoints';
import { urlOf } from '@theke/ui/api-client';
import { useLiveUpdates } from '@theke/ui/live-updates';
import { useContext, useRef } from 'react';
import { ordersKey } from './current-orders.ts';

/** Invalidates orders when the event stream reports a change. @returns whether the stream is connected */
export function useLiveOrders(branch: string | undefined): boolean {
  const client = useQueryClient();
  const base = useContext(ApiBaseContext);
  const renewing = useRef<'once' | 'again' | undefined>(undefined);
  // One refetch at a time: otherwise each new order would cancel the running one.
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
