import { useQueryClient } from '@tanstack/react-query';
import { useApi } from '@theke/admin/api/office-api.ts';
import { fullName, useMe } from '@theke/admin/api/session.ts';
import { useAction } from '@theke/admin/api/use-action.ts';
import { useZoneOf } from '@theke/admin/api/use-zone-of.ts';
import type { Order } from '@theke/contracts/ordering/order';
import { readOrder } from '@theke/contracts/ordering/order-endpoints';
import { useState } from 'react';
import { ordersKey } from './current-orders.ts';
import { otherHand } from './other-hand.ts';

/**
 * Sends a change of an order from a dialog. After a failure the order is read again: `conflict` says what another
 * user has changed since the dialog opened.
 * @param opened the order as of when the dialog opened
 */
export function useOrderChange<I = void>(opened: Order, change: (input: I) => Promise<unknown>, onDone: () => void) {
  const api = useApi();
  const client = useQueryClient();
  const me = fullName(useMe());
  const zone = useZoneOf()(opened.branch.id);
  const [conflict, setConflict] = useState<string>();
  const refresh = () => void client.invalidateQueries({ queryKey: ordersKey });
  const { isBusy, problem, run } = useAction(
    async (input: I) => {
      setConflict(undefined);
      try {
        return await change(input);
      } catch (error) {
        const now = await api(readOrder, { params: { id: opened.id } }).catch(() => opened);
        setConflict(otherHand(opened, now, me, zone));
        throw error;
      }
    },
    {
      onDone: () => {
        onDone();
        refresh();
      },
      onProblem: refresh,
    },
  );
  return { isBusy, problem, conflict, run };
}
