import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useApi } from '@theke/admin/api/office-api.ts';
import { acknowledgeOrder, listUnseenOrders, type UnseenOrder } from '@theke/contracts/notifications/escalation';
import { useEffect, useEffectEvent, useRef } from 'react';
import { ordersKey } from '../domain/current-orders.ts';

/** Two services get each order; this one may a moment after the board, so it is asked again soon. */
const every = 4_000;

/** New orders that nobody has seen. That they are here, and stand on a screen, is acknowledged by itself; `see` is a person's. */
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
  const said = useRef(new Set<string>());
  const say = useEffectEvent(async (order: string, what: 'received' | 'shown') => {
    const once = `${what} ${order}`;
    if (said.current.has(once)) return;
    said.current.add(once);
    // What was not said is said with the next list.
    await api(acknowledgeOrder, { body: { order, what } }).catch(() => said.current.delete(once));
  });
  useEffect(() => {
    for (const { order, receivedAt, shownAt } of data ?? []) {
      if (receivedAt === null) void say(order.id, 'received');
      const isShown = shownIds.has(order.id) && document.visibilityState === 'visible';
      if (shownAt === null && isShown) void say(order.id, 'shown');
    }
  }, [data, shownIds]);
  const see = useMutation({
    mutationFn: (order: string) => api(acknowledgeOrder, { body: { order, what: 'seen' } }),
    onMutate: (order) =>
      client.setQueryData<UnseenOrder[]>(queryKey, (known) => known?.filter((one) => one.order.id !== order)),
    onSettled: () => client.invalidateQueries({ queryKey }),
  });
  return { unseen: data?.filter(({ order }) => shownIds.has(order.id)) ?? [], see: see.mutate };
}
