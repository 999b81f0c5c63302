import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { PayState } from '@theke/contracts/payments/payment';
import type { giveUpPayment, readPayState, retryPayment } from '@theke/contracts/payments/payment-endpoints';
import { giftCardPath } from '@theke/rules/gift-cards/gift-card-path';
import { typeOf } from '@theke/rules/orders/order-types';
import { call, route } from '@theke/ui/api-client';
import { ApiError } from '@theke/ui/api-error';
import { useShop } from '@theke/ui/shop';
import { useEffect } from 'react';
import { dispatchCommerce } from '../cart/dispatch-commerce.ts';
import { orderedCart } from '../cart/ordered-cart.ts';
import { useCart } from '../cart/use-cart.ts';
import { ownCardPath } from '../gift-card/own-card.ts';
import { rememberPaid, statusPath } from '../last-order/last-order.ts';
import { PageLoading } from '../page-loading.tsx';
import { usePathParts } from '../router/pages-by-path.tsx';
import { useNavigate, usePlace } from '../router/place.ts';
import { LinkFailure } from '../status/link-failure.tsx';
import { useSending } from '../use-sending.ts';
import { PayStatus } from './pay-status.tsx';

const read = route<typeof readPayState>('GET', '/payments/public/:uid/:hash');
const retry = route<typeof retryPayment>('POST', '/payments/public/:uid/:hash/attempts');
const giveUp = route<typeof giveUpPayment>('POST', '/payments/public/:uid/:hash/give-up');

const pollIntervalMs = 1_000;
/** Attempts before giving up (PAY-07): the page may open before the payments service has received the order. */
const waitsFor = 15;
/** Polling interval in ms after a return from the provider: the payment may have been made just now. */
const asksReturnedEvery = 2_500;

/** Page `/pay/{uid}/{hash}`: redirects to the payment provider and handles the return. */
export default function PayPage() {
  const { uid = '', hash = '' } = usePathParts();
  const hasReturned = new URLSearchParams(usePlace().search).has('returned');
  const params = { uid, hash };
  const key = ['pay', uid, hash];
  const queries = useQueryClient();
  const navigate = useNavigate();
  const { branches, config } = useShop();

  const { data, error, refetch, isFetching } = useQuery({
    queryKey: key,
    queryFn: ({ signal }) =>
      call(read, { params, query: hasReturned ? { returned: 'true' } : {}, headers: {} }, signal),
    staleTime: 0,
    refetchInterval: ({ state }) => {
      if (state.data?.state === 'open' && hasReturned) return asksReturnedEvery;
      return state.data?.state === 'unknown' && state.dataUpdateCount < waitsFor ? pollIntervalMs : false;
    },
  });
  // Read on each render; `isFetching` causes a render after each request.
  const polls = queries.getQueryState(key)?.dataUpdateCount ?? 0;
  const branch = branches.find(({ id }) => id === data?.branch);
  const [cart, change] = useCart(branch?.identifier ?? '');
  const store = (state: PayState) => queries.setQueryData(key, state);
  const retrying = useSending((_: undefined) => call(retry, { params, body: {}, headers: {} }), {
    onSuccess: (state) => {
      store(state);
      if (state.redirectUrl) window.location.assign(state.redirectUrl);
    },
  });
  const givingUp = useSending((_: undefined) => call(giveUp, { params, body: {} }), {
    onSuccess: (state) => {
      // If it was paid meanwhile, that is shown.
      if (state.state === 'paid') store(state);
      else if (state.kind === 'gift-card') navigate(giftCardPath, { replace: true });
      else if (state.order) navigate(statusPath(state.order), { replace: true });
      else if (branch) navigate(`/store/${branch.identifier}/checkout/error`, { replace: true });
    },
  });

  const target = data?.state === 'open' && !hasReturned ? data.redirectUrl : undefined;
  useEffect(() => {
    // Replaces the history entry, so that the back button does not redirect again.
    if (target) window.location.replace(target);
  }, [target]);
  const isPaid = data?.state === 'paid';
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when it is known to be paid
  useEffect(() => {
    if (!isPaid) return;
    if (data.order || data.kind) {
      // Without the secret of the card's page, in another window, this page says that the card is paid.
      const path = data.order ? statusPath(data.order) : ownCardPath(uid);
      if (path) navigate(path, { replace: true });
      return;
    }
    rememberPaid(config.shopKey, uid);
    const { isDelivery = false, isDineIn = false } = cart;
    if (cart.items.length > 0)
      dispatchCommerce('purchase', cart.items, typeOf({ isDelivery, isDineIn }), data.currency ?? config.currency);
    if (branch) change((before) => orderedCart({ ...before, order: { ...before.order, consents: null } }));
    navigate(statusPath({ uid, hash }), { replace: true });
  }, [isPaid]);

  if (data) {
    const failure = retrying.error ?? givingUp.error;
    return (
      <PayStatus
        state={data}
        hasReturned={hasReturned}
        isSlow={data.state === 'unknown' && !isFetching && polls >= waitsFor}
        branch={branch}
        fault={failure instanceof ApiError ? failure.errors[0]?.message : undefined}
        isBusy={retrying.isPending || givingUp.isPending}
        onRetry={() =>
          data.state === 'unknown' ? void queries.resetQueries({ queryKey: key }) : retrying.send(undefined)
        }
        onOtherWay={() => givingUp.send(undefined)}
      />
    );
  }
  if (!error) return <PageLoading />;
  const isMissing = error instanceof ApiError && error.status === 404;
  return <LinkFailure isMissing={isMissing} onRetry={() => void refetch()} />;
}
