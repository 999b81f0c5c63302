import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useApi } from '@theke/admin/api/office-api.ts';
import { acknowledgeOrder, listUnseenOrders, type UnseenOrder } from '@theke/contracts/notifications/escalation';
import { useEffect, useEffectEvent, useRef } from 'react';
import { ordersKey } from '../shared/current-orders.ts';

/** Polling interval in ms. The service may receive an order later than the board does. */
const every = 4_000;
/** Acknowledgements per poll, so that a flood of orders does not exceed the rate limit. */
const maxAcknowledged = 10;

/**
 * New orders that nobody has seen. Receiving and displaying an order is acknowledged automatically; `see` is called
 * by a person.
 */
export function useUnseen(branch: string, shownIds: ReadonlySet<string>) {
  const api = useApi();
  const client = useQueryClient();
  const queryKey = [...ordersKey, 'unseen', branch];
  const { data } = useQuery({
    queryKey,
    queryFn: ({ signal }) => api(listUnseenOrders, { query: { branch } }, signal),
    refetchInterval: every,
    refetchIntervalInBackground: true,
  });
  const acknowledged = useRef(new Set<string>());
  const acknowledge = useEffectEvent(async (order: string, what: 'received' | 'shown') => {
    const key = `${what} ${order}`;
    acknowledged.current.add(key);
    // A failed acknowledgement is repeated after the next poll.
    await api(acknowledgeOrder, { body: { order, what } }).catch(() => acknowledged.current.delete(key));
  });
  useEffect(() => {
    const isUnacknowledged = (order: string, what: 'received' | 'shown') =>
      !acknowledged.current.has(`${what} ${order}`);
    const isVisible = document.visibilityState === 'visible';
    const unsaid = (data ?? []).flatMap(({ order: { id }, receivedAt, shownAt }) => [
      ...(receivedAt === null && isUnacknowledged(id, 'received') ? [{ id, what: 'received' as const }] : []),
      ...(shownAt === null && shownIds.has(id) && isVisible && isUnacknowledged(id, 'shown')
        ? [{ id, what: 'shown' as const }]
        : []),
    ]);
    // The newest ones; the others follow with the next polls.
    for (const { id, what } of unsaid.slice(-maxAcknowledged)) void acknowledge(id, what);
  }, [data, shownIds]);
  const see = useMutation({
    mutationFn: (order: string) => api(acknowledgeOrder, { body: { order, what: 'seen' } }),
    onMutate: (order) =>
      client.setQueryData<UnseenOrder[]>(queryKey, (unseen) => unseen?.filter((one) => one.order.id !== order)),
    onSettled: () => client.invalidateQueries({ queryKey }),
  });
  return { unseen: data?.filter(({ order }) => shownIds.has(order.id)) ?? [], see: see.mutate };
}
