import type { PayState } from '@theke/contracts/payments/payment';
import {
  giveUpPayment,
  listMismatches,
  listPayments,
  readPayState,
  refundPayment as refundEndpoint,
  resolveMismatch,
  retryPayment,
} from '@theke/contracts/payments/payment-endpoints';
import { accessibleBranches } from '@theke/contracts/permissions';
import { type Call, type Route, route } from '@theke/kit/http/route';
import { isOrderHash, orderHash } from '@theke/kit/order-link';
import { unknown } from '@theke/kit/problem';
import { checkPayment } from './check-payment.ts';
import { dueStore } from './due-store.ts';
import { giveUp } from './give-up.ts';
import { mismatchStore } from './mismatch-store.ts';
import { openAttempt } from './open-attempt.ts';
import type { OrderDue } from './order-due.ts';
import { derivePayState } from './pay-state.ts';
import type { Payment } from './payment.ts';
import type { PaymentDeps } from './payment-deps.ts';
import { paymentStore } from './payment-store.ts';
import { toStaff } from './payment-view.ts';
import { refundPayment } from './refund-payment.ts';

/** In ms: a polling page triggers at most one provider call in this time. */
const asksAgainAfter = 2_000;

type Link = Pick<Call<typeof readPayState>, 'tenant' | 'params'>;

export function paymentRoutes(deps: PaymentDeps): Route[] {
  const { db, now, secret, log } = deps;

  const seen = ({ tenant, params }: Link): Promise<{ due: OrderDue | undefined; payments: Payment[] }> =>
    db.withTenant(tenant, async (tx) => {
      if (!isOrderHash(secret, tenant, params.uid, params.hash)) throw unknown('Die Bestellung');
      const due = await dueStore.findByUid(tx, params.uid);
      return { due, payments: due ? await paymentStore.findByOrder(tx, due.order) : [] };
    });

  const readState = async (call: Link): Promise<PayState> => {
    const { due, payments } = await seen(call);
    const state = derivePayState(due, payments, now());
    if (!due?.payable) return state;
    const { kind, order } = due.payable;
    // The page of a gift card has another secret, which its buyer's browser keeps.
    if (kind === 'gift-card') return { ...state, kind };
    return { ...state, kind, order: { uid: order.uid, hash: orderHash(secret, call.tenant, order.uid) } };
  };

  /** Ignores errors, because the page polls again. */
  const attempt = (what: Promise<void>) =>
    what.catch((error: Error) => log.warn({ reason: error.message }, 'provider not reachable'));

  const open = (call: Call<typeof readPayState> | Call<typeof retryPayment>, order: string, isRetry: boolean) => {
    const { 'x-forwarded-proto': scheme, 'x-forwarded-host': host } = call.headers;
    const { uid, hash } = call.params;
    const returnUrl = `${scheme}://${host}/pay/${uid}/${hash}?returned=true`;
    return attempt(openAttempt(deps, { tenant: call.tenant, order, returnUrl, isRetry }));
  };

  return [
    route(readPayState, async (call) => {
      const { due, payments } = await seen(call);
      const { state } = derivePayState(due, payments, now());
      const last = payments.at(-1);
      if (due?.request && state === 'unknown') await open(call, due.order, false);
      else if (call.query.returned && state === 'open' && last && isStale(last, now()))
        await attempt(checkPayment(deps, { tenant: call.tenant, payment: last.id }));
      return readState(call);
    }),
    route(retryPayment, async (call) => {
      const { due } = await seen(call);
      if (due) await open(call, due.order, true);
      return readState(call);
    }),
    route(giveUpPayment, async (call) => {
      const { due } = await seen(call);
      await giveUp(deps, { tenant: call.tenant, order: due?.order });
      return readState(call);
    }),
    route(listPayments, ({ tenant, access, query }) =>
      db.withTenant(tenant, async (tx) => {
        const { data, meta } = await paymentStore.list(tx, accessibleBranches(access), query);
        return { data: data.map(toStaff), meta };
      }),
    ),
    route(listMismatches, ({ tenant, access, query }) =>
      db.withTenant(tenant, (tx) => mismatchStore.list(tx, accessibleBranches(access), query)),
    ),
    route(resolveMismatch, async ({ tenant, access, params, body, identity }) => {
      const resolution = { id: params.id, note: body.note, by: identity.user?.name ?? 'System', at: now() };
      const resolved = await db.withTenant(tenant, (tx) =>
        mismatchStore.resolve(tx, accessibleBranches(access), resolution),
      );
      if (!resolved) throw unknown('Der Eintrag');
      return resolved;
    }),
    route(refundEndpoint, async ({ tenant, params, body, headers, identity }) =>
      toStaff(
        await refundPayment(deps, {
          tenant,
          payment: params.id,
          draft: body,
          idempotencyKey: headers['idempotency-key'],
          by: identity.user?.name ?? 'System',
        }),
      ),
    ),
  ];
}

const isStale = ({ checkedAt }: Payment, at: Date): boolean =>
  checkedAt === null || at.getTime() - checkedAt.getTime() >= asksAgainAfter;
