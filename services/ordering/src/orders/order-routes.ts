import type { Endpoint, Page } from '@theke/contracts/endpoint';
import {
  acceptCounterAppointment,
  acceptOffer,
  addOrderItem,
  answerQuestionnaire,
  archiveOrder,
  cancelOrder,
  completeOrder,
  confirmOrder,
  createOrder,
  declineCounterAppointment,
  declineOffer,
  deliverOrder,
  handOutOrder,
  listBackofficeOrders,
  listCurrentOrders,
  listFrontdeskOrders,
  listMissedOrders,
  listOrders,
  markPrepared as markPreparedEndpoint,
  printOrder,
  readOrder,
  readOrderGuest,
  readPublicOrder,
  recordRefund as recordRefundEndpoint,
  recordTip as recordTipEndpoint,
  rejectOrder,
  resendNewOrderEmail,
  resendNewOrderSms,
  sendOffer,
  streamOrders,
  streamPublicOrder,
  tipOrder,
  updateOrder,
  updateOrderItem,
  updatePaymentStatus,
} from '@theke/contracts/ordering/order-endpoints';
import { access, accessibleBranches, isReached, type KeyPurpose } from '@theke/contracts/permissions';
import type { Transaction } from '@theke/kit/database/database';
import type { LiveChanges } from '@theke/kit/http/live-changes';
import { type Call, type Route, route } from '@theke/kit/http/route';
import { networkOf } from '@theke/kit/network';
import { isOrderHash, orderHash } from '@theke/kit/order-link';
import { conflict, invalid, unknown } from '@theke/kit/problem';
import type { ServiceBase } from '@theke/kit/service';
import { customerStore } from '../customers/customer-store.ts';
import { deliverOrder as deliverWithProof } from '../drivers/deliver-order.ts';
import { findGuestStop } from '../drivers/find-guest-stop.ts';
import { formerBranchStore } from '../offer/former-branch-store.ts';
import type { OfferCache } from '../offer/offer-cache.ts';
import { offerStore } from '../offer/offer-store.ts';
import { isByBranchDay } from './as-figures.ts';
import { changeOrder } from './change-order.ts';
import { answer, archive } from './edit-order.ts';
import type { liveEvents } from './live-events.ts';
import { markPrepared } from './mark-prepared.ts';
import type { Order } from './order.ts';
import { type MoveCommand, move } from './order-decisions.ts';
import { checkRequestedFact, receiptRequestedFact } from './order-facts.ts';
import { type AccessScope, orderStore } from './order-store.ts';
import { toGuest, toStaff } from './order-view.ts';
import { placeOrder } from './place-order.ts';
import { giveTip, recordTip } from './record-tip.ts';
import { recordRefund } from './refund-decisions.ts';
import { requestMessage } from './request-message.ts';
import type { StoreOrder } from './store-together.ts';
import type { UnansweredOrders } from './unanswered-orders.ts';
import { addProduct, offerOrder, updateAmount, updateDetails, updateItem } from './update-order.ts';

/** How long the board shows finished orders, in ms. */
const boardKeeps = 12 * 3_600_000;
/** Age in ms from which an open order is no longer shown to the front desk. */
const frontdeskKeeps = 24 * 3_600_000;
/** Age of an unanswered order that counts as missed, in ms (ORDER-12). */
const missedAfter = 10 * 60_000;

type Deps = ServiceBase<{ RATE_LIMIT_ORDERS: number }> & {
  live: LiveChanges<(typeof liveEvents)[number]>;
  offers: OfferCache;
  unanswered: UnansweredOrders;
  store: StoreOrder;
};

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

  const byId = async (tx: Transaction, call: Pick<StaffCall, 'access' | 'params'>): Promise<Order> => {
    const order = await orderStore.find(tx, call.params.id, scopeOf(call));
    if (!order) throw unknown('Die Bestellung');
    return order;
  };

  const resend = (call: StaffCall, channel: 'email' | 'sms') =>
    db.withTenant(call.tenant, async (tx) => {
      const [order, config] = await Promise.all([byId(tx, call), offerStore.findConfig(tx, call.tenant)]);
      tx.publish(requestMessage({ order, channel, config }, now()));
      return undefined;
    });

  const listed = async ({ tenant }: { tenant: string }, load: (tx: Transaction) => Promise<Page<Order>>) => {
    const { data, meta } = await db.withTenant(tenant, load);
    return { data: data.map(toStaff), meta };
  };

  const history = (call: Pick<Call<typeof listOrders>, 'tenant' | 'access' | 'query'>) =>
    listed(call, async (tx) => {
      const clocks = isByBranchDay(call.query.filter) ? await offerStore.otherClocks(tx) : new Map<string, string>();
      return orderStore.list(tx, scopeOf(call), call.query, clocks);
    });

  return [
    route(createOrder, ({ tenant, identity, body, sent, headers }) => {
      const isByStaff = identity.key !== undefined || access(identity, 'orders.write') !== false;
      const isCounted = !isByStaff && deps.config.RATE_LIMIT_ORDERS > 0;
      const network = isCounted ? networkOf(identity.address) : undefined;
      return placeOrder(deps, {
        tenant,
        draft: body,
        sent,
        idempotencyKey: headers['idempotency-key'],
        network,
        isByStaff,
      });
    }),
    route(listOrders, (call) => history(call)),
    route(listBackofficeOrders, (call) => {
      checkKey(call, 'backoffice');
      return history(call);
    }),
    route(listFrontdeskOrders, (call) => {
      checkKey(call, 'frontdesk');
      return listed(call, (tx) => orderStore.open(tx, call.params.branchId, ago(frontdeskKeeps)));
    }),
    route(listCurrentOrders, (call) =>
      listed(call, (tx) => orderStore.current(tx, scopeOf(call), call.query.branch, ago(boardKeeps))),
    ),
    route(listMissedOrders, (call) =>
      listed(call, (tx) => orderStore.missed(tx, scopeOf(call), call.query.branch, ago(missedAfter))),
    ),
    route(streamOrders, (call, response, request) => {
      const scope = scopeOf(call);
      const requestedBranch = call.query.branch;
      const matches = ({ branch }: { branch: string }) =>
        isReached(scope, { branch }) && (!requestedBranch || branch === requestedBranch);
      live.open(request, response, { tenant: call.tenant, matches });
    }),
    route(readPublicOrder, async (call) => {
      const order = await byLink(call);
      return db.withTenant(call.tenant, async (tx) =>
        toGuest(order, await formerBranchStore.find(tx, order.branch), await findGuestStop(tx, call.tenant, order)),
      );
    }),
    route(streamPublicOrder, async (call, response, request) => {
      const { id, bill } = await byLink(call);
      const matches = (change: { id: string }) => change.id === id || change.id === bill;
      live.open(request, response, { tenant: call.tenant, matches });
    }),
    route(readOrder, (call) => db.withTenant(call.tenant, async (tx) => toStaff(await byId(tx, call)))),
    route(readOrderGuest, (call) =>
      db.withTenant(call.tenant, async (tx) => {
        const { uid, customer: id } = await byId(tx, call);
        const customer = id === null ? undefined : await customerStore.find(tx, id);
        return {
          statusPath: `/status/${uid}/${orderHash(secret, call.tenant, uid)}`,
          customer: customer ? { id: customer.id, orders: customer.orders } : null,
        };
      }),
    ),
    route(acceptCounterAppointment, async (call) => {
      const { id } = await byLink(call);
      return toGuest(await guestMoves(deps, call.tenant, id, 'accept'));
    }),
    route(declineCounterAppointment, async (call) => {
      const { id } = await byLink(call);
      return toGuest(await guestMoves(deps, call.tenant, id, 'decline'));
    }),
    route(acceptOffer, async (call) => {
      const { id } = await byLink(call);
      return toGuest(await guestMoves(deps, call.tenant, id, 'accept', call.body.total));
    }),
    route(declineOffer, async (call) => {
      const { id } = await byLink(call);
      return toGuest(await guestMoves(deps, call.tenant, id, 'decline'));
    }),
    route(answerQuestionnaire, async (call) => {
      const { id } = await byLink(call);
      const at = { tenant: call.tenant, id, scope: true } as const;
      return toGuest(
        await changeOrder(deps, at, async (order, now, tx) =>
          answer(order, call.body, (await offerStore.findConfig(tx, call.tenant)) ?? {}, now),
        ),
      );
    }),
    route(tipOrder, async (call) => {
      const { id } = await byLink(call);
      return toGuest(await giveTip(deps, { tenant: call.tenant, id }, call.body.tip));
    }),
    route(recordTipEndpoint, async (call) => {
      const mayRefund = access(call.identity, 'payments.refund') !== false;
      return toStaff(await recordTip(deps, { ...editing(call), version: call.body.version, mayRefund }, call.body.tip));
    }),
    route(updateOrder, async (call) => toStaff(await updateDetails(deps, editing(call), call.body))),
    route(updateOrderItem, async (call) => {
      const { version, amount, unit, parts } = call.body;
      const index = Number(call.params.index);
      const target = { ...editing(call), version };
      if (unit !== undefined || parts !== undefined)
        return toStaff(await updateItem(deps, target, { index, amount, unit, parts }));
      if (amount === undefined) throw invalid('REQUIRED', 'Bitte geben Sie an, was sich ändert.', 'amount');
      return toStaff(await updateAmount(deps, target, { index, amount }));
    }),
    route(markPreparedEndpoint, async (call) =>
      toStaff(
        await markPrepared(deps, targetOf(call), {
          index: Number(call.params.index),
          isPrepared: call.body.isPrepared,
        }),
      ),
    ),
    route(addOrderItem, async (call) => {
      const { version, ...item } = call.body;
      return toStaff(await addProduct(deps, { ...editing(call), version }, item));
    }),
    route(recordRefundEndpoint, async (call) => {
      const { version, ...draft } = call.body;
      const { by, ...target } = editing(call);
      return toStaff(
        await changeOrder(deps, { ...target, version }, (order, at) => recordRefund(order, draft, { by, at })),
      );
    }),
    route(updatePaymentStatus, (call) =>
      db.withTenant(call.tenant, async (tx) => {
        const order = await byId(tx, call);
        tx.publish(checkRequestedFact(order, now()));
        return toStaff(order);
      }),
    ),
    route(resendNewOrderEmail, (call) => resend(call, 'email')),
    route(resendNewOrderSms, (call) => resend(call, 'sms')),
    route(printOrder, (call) =>
      db.withTenant(call.tenant, async (tx) => {
        const order = await byId(tx, call);
        if (order.status === 'awaiting-payment')
          throw conflict(
            'ORDER_NOT_PAID',
            'Diese Bestellung ist noch nicht bezahlt. Erst dann wird ihr Beleg gedruckt.',
          );
        tx.publish(receiptRequestedFact(order, now()));
        return toStaff(order);
      }),
    ),
    route(archiveOrder, async (call) => {
      await changeOrder(deps, targetOf(call), archive);
      return undefined;
    }),
    route(confirmOrder, (call) => {
      const { counterAppointment, appointment } = call.body;
      return counterAppointment
        ? moved(deps, call, { move: 'counter-propose', counterAppointment: new Date(counterAppointment) })
        : moved(deps, call, { move: 'confirm', ...(appointment && { appointment: new Date(appointment) }) });
    }),
    route(sendOffer, async (call) => {
      const { version, validUntil, ...offer } = call.body;
      const sent = { ...offer, validUntil: new Date(validUntil) };
      return toStaff(await offerOrder(deps, { ...editing(call), version }, sent));
    }),
    route(rejectOrder, (call) => moved(deps, call, { move: 'reject', reason: call.body.rejectionMessage })),
    route(cancelOrder, (call) => moved(deps, call, { move: 'cancel', reason: call.body.reason })),
    route(handOutOrder, (call) => moved(deps, call, { move: 'in-delivery' })),
    route(deliverOrder, async (call) =>
      toStaff(await deliverWithProof(deps, targetOf(call), moverOf(call), call.body.proof)),
    ),
    route(completeOrder, (call) => moved(deps, call, { move: 'completed' })),
  ];
}

const scopeOf = (call: Pick<Call<Endpoint>, 'access'>): AccessScope => {
  const branches = accessibleBranches(call.access);
  return branches === null || { branches };
};

/** Answers 404 to a key of another purpose or branch, so that it reveals nothing. */
function checkKey(
  { identity: { key }, params }: Pick<Call<typeof listFrontdeskOrders>, 'identity' | 'params'>,
  purpose: KeyPurpose,
): void {
  if (key?.purpose !== purpose || key.branch !== params.branchId) throw unknown('Die Filiale');
}

type StaffCall = Pick<Call<typeof readOrder>, 'tenant' | 'access' | 'identity' | 'params'>;

const targetOf = (call: Pick<StaffCall, 'tenant' | 'access' | 'params'>) => ({
  tenant: call.tenant,
  id: call.params.id,
  scope: scopeOf(call),
});

/** Name of the caller as shown in the order's history. */
const nameOf = ({ identity }: Pick<StaffCall, 'identity'>): string =>
  identity.user?.name ?? identity.key?.name ?? 'System';

const editing = (call: StaffCall) => ({ ...targetOf(call), by: nameOf(call) });

/** The caller as the actor of a move. */
const moverOf = (call: StaffCall) =>
  ({ actor: call.access === true ? 'manager' : 'staff', by: nameOf(call) }) as const satisfies Partial<MoveCommand>;

const moved = async (deps: Deps, call: StaffCall, command: Omit<MoveCommand, 'actor' | 'by'>) =>
  toStaff(await changeOrder(deps, targetOf(call), (order, at) => move(order, { ...command, ...moverOf(call) }, at)));

const guestMoves = (deps: Deps, tenant: string, id: string, which: 'accept' | 'decline', total?: number) =>
  changeOrder(deps, { tenant, id, scope: true }, (order, at) =>
    move(order, { move: which, total, actor: 'guest', by: 'Gast' }, at),
  );
