import { useMutation, useMutationState, useQueryClient } from '@tanstack/react-query';
import { useApi } from '@theke/admin/api/office-api.ts';
import type { Order } from '@theke/contracts/ordering/order';
import { markPrepared } from '@theke/contracts/ordering/order-endpoints';
import { sentenceOf } from '@theke/ui/sentence-of';
import { useToast } from '@theke/ui/toast';
import { ordersKey } from './current-orders.ts';
import { isWorthWaiting } from './is-worth-waiting.ts';
import { orderMessages } from './order-messages.de.ts';

type Mark = { order: string; index: number; isPrepared: boolean };

const key = ['prepared'] as const;

/** Marks an item as finished, with retries while the connection is interrupted. */
export function useMarkPrepared(): (mark: Mark) => void {
  const api = useApi();
  const client = useQueryClient();
  const toast = useToast();
  const { mutate } = useMutation({
    mutationKey: key,
    mutationFn: ({ order, index, isPrepared }: Mark) =>
      api(markPrepared, { params: { id: order, index: String(index) }, body: { isPrepared } }),
    // A repetition changes nothing (ORDER-38).
    retry: (_, error) => isWorthWaiting(error),
    retryDelay: 3_000,
    onError: (error) => toast({ text: sentenceOf(error, orderMessages.board.moveFailed) }),
    onSettled: () => client.invalidateQueries({ queryKey: ordersKey }),
  });
  return mutate;
}

/** Returns the finished items of an order, including those that are being sent. */
export function usePrepared(): (order: Pick<Order, 'id' | 'prepared'>) => ReadonlySet<number> {
  const pending = useMutationState({
    filters: { mutationKey: key, status: 'pending' },
    select: ({ state }) => state.variables as Mark,
  });
  return ({ id, prepared }) => {
    const finished = new Set(prepared);
    for (const { order, index, isPrepared } of pending) {
      if (order !== id) continue;
      if (isPrepared) finished.add(index);
      else finished.delete(index);
    }
    return finished;
  };
}
