import { useQueryClient } from '@tanstack/react-query';
import { ApiBaseContext } from '@theke/admin/api/office-api.ts';
import { streamOrders } from '@theke/contracts/ordering/order-endpoints';
import { urlOf } from '@theke/ui/api-client';
import { useLiveUpdates } from '@theke/ui/live-updates';
import { useContext } from 'react';
import { ordersKey } from './current-orders.ts';

/** Renews every order on the screen when the server says that one changed; answers whether the stream is up. */
export function useLiveOrders(branch: string | undefined): boolean {
  const client = useQueryClient();
  const base = useContext(ApiBaseContext);
  return useLiveUpdates(urlOf(streamOrders, { query: branch ? { branch } : {} }, base), () => {
    void client.invalidateQueries({ queryKey: ordersKey });
  });
}
