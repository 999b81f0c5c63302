import type { Endpoint } from '@theke/contracts/endpoint';
import {
  cancelOrder,
  completeOrder,
  confirmOrder,
  createOrder,
  handOutOrder,
  listBackofficeOrders,
  listCurrentOrders,
  listFrontdeskOrders,
  listMissedOrders,
  listOrders,
  readOrder,
  readPublicOrder,
  rejectOrder,
  streamOrders,
  streamPublicOrder,
} from '@theke/contracts/ordering/order-endpoints';
import type { KeyPurpose } from '@theke/contracts/permissions';
import { type Call, type Route, route } from '@theke/kit/http/route';
import { openEventStream } from '@theke/kit/http/server-sent-events';
import { unknown } from '@theke/kit/problem';
import type { ServiceBase } from '@theke/kit/service';
import type { OfferMemory } from '../offer/offer-memory.ts';
import type { LiveOrders } from './live-orders.ts';
import { moveOrder } from './move-order.ts';
import type { Order, StaffMove } from './order.ts';
import { isOrderHash } from './order-link.ts';
import { orderStore, type Within } from './order-store.ts';
import { toGuest, toStaff } from './order-view.ts';
import { placeOrder } from './place-order.ts';

/** How long the board keeps what is finished. */
const boardKeeps = 12 * 3_600_000;
/** What lies open for longer is no longer the front desk's. */
const frontdeskKeeps = 24 * 3_600_000;
/** RULINGS "Orders". */
const missedAfter = 10 * 60_000;

type Deps = ServiceBase<unknown> & { live: LiveOrders; offers: OfferMemory };

export function orderRoutes(deps: Deps): Route[] {
  const { db, now, secret, live } = deps;
  const ago = (ms: number) => new Date(now().getTime() - ms);

  const byLink = ({ tenant, params }: Pick<Call<typeof readPublicOrder>, 'tenant' | 'params'>): Promise<Order> =>
    db.withTenant(tenant, async (tx) => {
      const isLink = isOrderHash(secret, tenant, params.uid, params.hash);
      const order = isLink ? await orderStore.findByUid(tx, params.uid) : undefined;
      if (!order) throw unknown('Die Bestellung');
      return order;
    });

  const history = (call: Pick<Call<typeof listOrders>, 'tenant' | 'access' | 'query'>) =>
    db.withTenant(call.tenant, async (tx) => {
      const { data, meta } = await orderStore.list(tx, withinOf(call), call.query);
      return { data: data.map(toStaff), meta };
    });

  return [
    route(createOrder, ({ tenant, body, headers }) =>
      placeOrder(deps, { tenant, draft: body, idempotencyKey: headers['idempotency-key'] }),
    ),
    route(listOrders, (call) => history(call)),
    route(listBackofficeOrders, (call) => {
      checkKey(call, 'backoffice');
      return history(call);
    }),
    route(listFrontdeskOrders, (call) => {
      checkKey(call, 'frontdesk');
      return db.withTenant(call.tenant, async (tx) =>
        (await orderStore.open(tx, call.params.branchId, ago(frontdeskKeeps))).map(toStaff),
      );
    }),
    route(listCurrentOrders, (call) =>
      db.withTenant(call.tenant, async (tx) =>
        (await orderStore.current(tx, withinOf(call), call.query.branch, ago(boardKeeps))).map(toStaff),
      ),
    ),
    route(listMissedOrders, (call) =>
      db.withTenant(call.tenant, async (tx) =>
        (await orderStore.missed(tx, withinOf(call), call.query.branch, ago(missedAfter))).map(toStaff),
      ),
    ),
    route(streamOrders, (call, response, request) => {
      const within = withinOf(call);
      const wanted = call.query.branch;
      const matches = ({ branch }: { branch: string }) =>
        (within === true || within.branches.includes(branch)) && (!wanted || branch === wanted);
      let forget = (): unknown => undefined;
      const stream = openEventStream(request, response, () => forget());
      forget = live.watch({ tenant: call.tenant, matches, stream });
    }),
    route(readPublicOrder, async (call) => toGuest(await byLink(call))),
    route(streamPublicOrder, async (call, response, request) => {
      const { id } = await byLink(call);
      let forget = (): unknown => undefined;
      const stream = openEventStream(request, response, () => forget());
      forget = live.watch({ tenant: call.tenant, matches: (change) => change.id === id, stream });
    }),
    route(readOrder, (call) =>
      db.withTenant(call.tenant, async (tx) => {
        const order = await orderStore.find(tx, call.params.id, withinOf(call));
        if (!order) throw unknown('Die Bestellung');
        return toStaff(order);
      }),
    ),
    route(confirmOrder, (call) => moved(deps, call, 'confirm')),
    route(rejectOrder, (call) => moved(deps, call, 'reject', call.body.rejectionMessage)),
    route(cancelOrder, (call) => moved(deps, call, 'cancel', call.body.reason)),
    route(handOutOrder, (call) => moved(deps, call, 'in-delivery')),
    route(completeOrder, (call) => moved(deps, call, 'completed')),
  ];
}

const withinOf = (call: Pick<Call<Endpoint>, 'access'>): Within => {
  if (call.access === false) throw new Error('a staff route ran without permission');
  return call.access;
};

/** A key of another purpose or branch learns no more than that there is nothing for it. */
function checkKey(
  { identity: { key }, params }: Pick<Call<typeof listFrontdeskOrders>, 'identity' | 'params'>,
  purpose: KeyPurpose,
): void {
  if (key?.purpose !== purpose || key.branch !== params.branchId) throw unknown('Die Filiale');
}

async function moved(
  deps: Deps,
  call: Call<typeof confirmOrder> | Call<typeof rejectOrder> | Call<typeof cancelOrder>,
  move: StaffMove,
  reason?: string,
) {
  const actor = call.access === true ? 'manager' : 'staff';
  const by = call.identity.user?.name ?? call.identity.key?.name ?? 'System';
  const order = await moveOrder(deps, {
    tenant: call.tenant,
    id: call.params.id,
    within: withinOf(call),
    move,
    actor,
    by,
    reason,
  });
  return toStaff(order);
}
