import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { endpointKey, endpointQuery } from '@theke/admin/api/endpoint-query.ts';
import { useApi } from '@theke/admin/api/office-api.ts';
import type { Page } from '@theke/contracts/endpoint';
import { listStops, sortStops } from '@theke/contracts/ordering/driver-endpoints';
import type { Order } from '@theke/contracts/ordering/order';
import { sortRoute } from '@theke/rules/delivery/route-order';
import { sentenceOf } from '@theke/ui/sentence-of';
import { useToast } from '@theke/ui/toast';
import { ordersKey } from '../shared/current-orders.ts';
import { isWorthWaiting } from '../shared/is-worth-waiting.ts';
import { movedByAll } from '../shared/moved-order.ts';
import { useFreshAt } from '../shared/use-fresh-at.ts';
import { useLiveOrders } from '../shared/use-live-orders.ts';
import { type MoveUnderWay, useMovesUnderWay } from '../shared/use-move.ts';
import { useOnline } from '../shared/use-online.ts';
import { driverPageMessages } from './driver-page-messages.de.ts';

const stopsKey = endpointKey(listStops);

/** A stop as the driver sees it: after its unsent move. */
export type Stop = { order: Order; underWay: MoveUnderWay | undefined };

/** The user's own stops, live, including unsent moves and an unsent order of the route (DELIVERY-05). */
export function useStops() {
  const api = useApi();
  const client = useQueryClient();
  const toast = useToast();
  const stops = useQuery(endpointQuery(api, listStops, {}));
  const isOnline = useOnline();
  const isLive = useLiveOrders(undefined) && isOnline;
  const moves = useMovesUnderWay();
  const sort = useMutation({
    mutationFn: (orders: readonly string[]) => api(sortStops, { body: { orders: [...orders] } }),
    // One after another, so that the last one wins.
    scope: { id: 'sort-stops' },
    onMutate: async (orders) => {
      await client.cancelQueries({ queryKey: stopsKey });
      client.setQueryData<Page<Order>>(stopsKey, (page) => page && { ...page, data: sorted(page.data, orders) });
    },
    retry: (_, error) => isWorthWaiting(error),
    retryDelay: 3_000,
    onError: (error) => toast({ text: sentenceOf(error, driverPageMessages.sortFailed) }),
    onSettled: () => client.invalidateQueries({ queryKey: ordersKey }),
  });
  const all = (stops.data?.data ?? []).map((order): Stop => {
    const underWay = moves.findLast((move) => move.order === order.id);
    return { order: movedByAll(order, moves), underWay };
  });
  const isOpen = ({ order }: Stop) => order.status === 'confirmed' || order.status === 'in-delivery';
  return {
    stops,
    open: all.filter(isOpen),
    done: all.filter((stop) => !isOpen(stop)),
    sort: sort.mutate,
    isOnline,
    isLive,
    freshAt: useFreshAt(isLive, stops.dataUpdatedAt),
    waiting: moves.filter(({ isWaiting }) => isWaiting).length + (sort.failureCount > 0 && sort.isPending ? 1 : 0),
  };
}

function sorted(orders: readonly Order[], requested: readonly string[]): Order[] {
  const byId = new Map(orders.map((order) => [order.id, order]));
  const ids = orders.map(({ id }) => id);
  return sortRoute(ids, requested).flatMap((id) => byId.get(id) ?? []);
}
