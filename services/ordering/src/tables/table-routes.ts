import type { Page } from '@theke/contracts/endpoint';
import type { TableBill, TableBillDetail } from '@theke/contracts/ordering/table-bill';
import {
  clearTableWish,
  closeTableBill,
  fireCourse as fireCourseEndpoint,
  listTableBills,
  openTableBill,
  orderRound,
  readPublicTableBill,
  readTableBill,
  releaseTablePayment,
  reserveTablePayment,
  settleTableBill,
  wishAtTable,
} from '@theke/contracts/ordering/table-bill-endpoints';
import { accessibleBranches } from '@theke/contracts/permissions';
import type { Transaction } from '@theke/kit/database/database';
import { type Call, type Route, route } from '@theke/kit/http/route';
import { isOrderHash, orderHash } from '@theke/kit/order-link';
import { unknown } from '@theke/kit/problem';
import { offerStore } from '../offer/offer-store.ts';
import { changeOrder } from '../orders/change-order.ts';
import type { Order } from '../orders/order.ts';
import { type AccessScope, orderStore } from '../orders/order-store.ts';
import { toStaff } from '../orders/order-view.ts';
import type { PlaceOrderDeps } from '../orders/place-order.ts';
import type { Bill } from './bill.ts';
import { billStore } from './bill-store.ts';
import { toBillDetail, toBillSummary, toPaymentLink, toPublicBill } from './bill-view.ts';
import { closeBill } from './close-bill.ts';
import { releaseByStaff } from './end-reservation.ts';
import { fireCourse } from './fire-course.ts';
import { onlineMethods } from './online-methods.ts';
import { lockOpenBill, openBill } from './open-bill.ts';
import { placeRound } from './order-round.ts';
import { reservePart } from './reserve-part.ts';
import { settleBill } from './settle-bill.ts';
import { billChangedFact } from './table-facts.ts';
import { tablePaymentStore } from './table-payment-store.ts';

/** Routes for the bills of tables: staff on the phone, and guests with the link of an order. */
export function tableRoutes(deps: PlaceOrderDeps): Route[] {
  const { db, now, secret } = deps;

  const currencyOf = async (tx: Transaction, tenant: string) =>
    (await offerStore.findConfig(tx, tenant))?.currency ?? 'EUR';

  const detail = ({ tenant, access }: StaffCall, id: string): Promise<TableBillDetail> =>
    db.withTenant(tenant, async (tx) => {
      const bill = await billStore.find(tx, id, scopeOf(access));
      if (!bill) throw unknown('Die Rechnung');
      const orders = await orderStore.ofBills(tx, [id]);
      return toBillDetail(bill, orders, await tablePaymentStore.reserved(tx, [id]), await currencyOf(tx, tenant));
    });

  const publicBill = async (tx: Transaction, tenant: string, { bill, own }: { bill: Bill; own: Order }) => {
    const orders = await orderStore.ofBills(tx, [bill.id]);
    const reserved = await tablePaymentStore.reserved(tx, [bill.id]);
    return toPublicBill(bill, orders, own, { reserved, methods: await onlineMethods(tx, tenant, bill.branch) });
  };

  const editing = (call: StaffCall) => ({ tenant: call.tenant, scope: scopeOf(call.access), by: nameOf(call) });

  /** The bill of the order with this link. @throws Problem 404 also for an order that is on no bill */
  const byLink = async (
    tx: Transaction,
    { tenant, params: { uid, hash } }: GuestCall,
    find: (bill: string) => Promise<Bill | undefined>,
  ): Promise<{ bill: Bill; own: Order }> => {
    const own = isOrderHash(secret, tenant, uid, hash) ? await orderStore.findByUid(tx, uid) : undefined;
    const bill = own?.bill ? await find(own.bill) : undefined;
    if (!own || !bill) throw unknown('Die Rechnung');
    return { bill, own };
  };

  return [
    route(listTableBills, ({ tenant, access, query: { branch } }) =>
      db.withTenant(tenant, async (tx): Promise<Page<TableBill>> => {
        const own = accessibleBranches(access);
        if (own !== null && !own.includes(branch)) return pageOf([]);
        const bills = await billStore.open(tx, branch);
        if (bills.length === 0) return pageOf([]);
        const orders = Map.groupBy(
          await orderStore.ofBills(
            tx,
            bills.map(({ id }) => id),
          ),
          ({ bill }) => bill,
        );
        const currency = await currencyOf(tx, tenant);
        return pageOf(bills.map((bill) => toBillSummary(bill, orders.get(bill.id) ?? [], currency)));
      }),
    ),
    route(openTableBill, async (call) => {
      const { id } = await openBill(deps, editing(call), call.body.table);
      return detail(call, id);
    }),
    route(readTableBill, (call) => detail(call, call.params.id)),
    route(orderRound, async (call) => {
      const { params, body, sent, headers } = call;
      const idempotencyKey = headers['idempotency-key'];
      await placeRound(deps, { ...editing(call), bill: params.id, body, sent, idempotencyKey });
      return detail(call, params.id);
    }),
    route(settleTableBill, async (call) => {
      const { id, settlement } = call.params;
      await settleBill(deps, { ...editing(call), id }, settlement, call.body);
      return detail(call, id);
    }),
    route(closeTableBill, async (call) => {
      await closeBill(deps, { ...editing(call), id: call.params.id });
      return detail(call, call.params.id);
    }),
    route(clearTableWish, async (call) => {
      await db.withTenant(call.tenant, async (tx) => {
        const bill = await billStore.lock(tx, call.params.id, scopeOf(call.access));
        if (!bill) throw unknown('Die Rechnung');
        if (bill.wish === null) return;
        billStore.setWish(tx, bill.id, null, now());
        tx.publish(billChangedFact(bill));
      });
      return detail(call, call.params.id);
    }),
    route(fireCourseEndpoint, async (call) => {
      const { by, ...target } = editing(call);
      return toStaff(
        await changeOrder(deps, { ...target, id: call.params.id }, (order, at) =>
          fireCourse(order, call.body.course, { by, at }),
        ),
      );
    }),
    route(readPublicTableBill, (call) =>
      db.withTenant(call.tenant, async (tx) => {
        const found = await byLink(tx, call, (id) => billStore.find(tx, id, true));
        return publicBill(tx, call.tenant, found);
      }),
    ),
    route(wishAtTable, (call) =>
      db.withTenant(call.tenant, async (tx) => {
        const { wish } = call.body;
        const { bill, own } = await byLink(tx, call, (id) => lockOpenBill(tx, id, true));
        if (bill.wish !== wish) {
          billStore.setWish(tx, bill.id, wish, now());
          tx.publish(billChangedFact(bill));
        }
        return publicBill(tx, call.tenant, { bill: { ...bill, wish }, own });
      }),
    ),
    route(reserveTablePayment, async ({ tenant, params: { payment: key, ...link }, body }) => {
      const payment = await reservePart(deps, { tenant, ...link, key }, body);
      return toPaymentLink(payment, orderHash(secret, tenant, payment.uid));
    }),
    route(releaseTablePayment, async (call) => {
      const { id: bill, payment } = call.params;
      await releaseByStaff(deps, { tenant: call.tenant, bill, payment, scope: scopeOf(call.access) });
      return detail(call, bill);
    }),
  ];
}

type StaffCall = Pick<Call<typeof readTableBill>, 'tenant' | 'access' | 'identity'>;
type GuestCall = Pick<Call<typeof readPublicTableBill>, 'tenant' | 'params'>;

const scopeOf = (access: StaffCall['access']): AccessScope => {
  const branches = accessibleBranches(access);
  return branches === null || { branches };
};

const nameOf = ({ identity }: Pick<StaffCall, 'identity'>): string =>
  identity.user?.name ?? identity.key?.name ?? 'System';

const pageOf = <T>(data: T[]): Page<T> => ({
  data,
  meta: { total: data.length, isTotalCapped: false, page: 1, pageSize: data.length },
});
