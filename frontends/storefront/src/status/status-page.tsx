import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { readPublicOrder } from '@theke/contracts/ordering/order-endpoints';
import { isOver } from '@theke/rules/orders/order-moves';
import { call, route } from '@theke/ui/api-client';
import { ApiError } from '@theke/ui/api-error';
import { useLiveUpdates } from '@theke/ui/live-updates';
import { PageLoading } from '../page-loading.tsx';
import { usePathParts } from '../router/pages-by-path.tsx';
import { LinkFailure } from './link-failure.tsx';
import { orderKey } from './order-link.ts';
import { OrderStatus } from './order-status.tsx';

const endpoint = route<typeof readPublicOrder>('GET', '/orders/public/:uid/:hash');

/** Page `/status/{uid}/{hash}`: follows an order until its final state. */
export default function StatusPage() {
  const { uid = '', hash = '' } = usePathParts();
  const queries = useQueryClient();
  const { data, error, refetch } = useQuery({
    queryKey: orderKey({ uid, hash }),
    queryFn: ({ signal }) => call(endpoint, { params: { uid, hash } }, signal),
    staleTime: 0,
  });
  const isMissing = error instanceof ApiError && error.status === 404;
  const isFollowed = !isMissing && !(data && isOver(data));
  const stream = `/api/orders/public/${encodeURIComponent(uid)}/${encodeURIComponent(hash)}/stream`;
  // Also the bill of the order's table.
  const renew = () => void queries.invalidateQueries({ queryKey: orderKey({ uid, hash }) });
  const isLive = useLiveUpdates(isFollowed ? stream : undefined, renew);

  if (data) return <OrderStatus order={data} link={{ uid, hash }} isBroken={error !== null && !isLive} />;
  if (!error) return <PageLoading />;
  return <LinkFailure isMissing={isMissing} onRetry={() => void refetch()} />;
}
