import { orderDraft } from '@theke/contracts/ordering/order';
import type { orderRound } from '@theke/contracts/ordering/table-bill-endpoints';
import { unknown } from '@theke/kit/problem';
import type { z } from 'zod';
import type { AccessScope } from '../orders/order-store.ts';
import { type PlaceOrderDeps, placeOrder } from '../orders/place-order.ts';
import { billStore } from './bill-store.ts';

type Round = {
  tenant: string;
  bill: string;
  scope: AccessScope;
  by: string;
  body: z.output<typeof orderRound.body>;
  sent: unknown;
  idempotencyKey: string | undefined;
};

/**
 * Orders a round for a table: an ordinary order for the house, confirmed at once (TABLE-03).
 * @throws Problem 404, 409 BILL_CLOSED and the errors of `placeOrder`
 */
export async function placeRound(
  deps: PlaceOrderDeps,
  { tenant, bill: id, scope, by, body, sent, idempotencyKey }: Round,
): Promise<void> {
  const bill = await deps.db.atOnce(tenant, (tx) => billStore.find(tx, id, scope));
  if (!bill) throw unknown('Die Rechnung');
  const { items, comment, expectedTotal } = body;
  const draft = orderDraft.parse({
    ...{ deliveryType: 'dineIn', branch: bill.branch, table: bill.table, comment, expectedTotal },
    items: items.map(({ course: _, ...item }) => item),
  });
  const round = { bill: id, by, courses: items.map(({ course }) => course) };
  await placeOrder(deps, { tenant, draft, sent, idempotencyKey, network: undefined, isByStaff: true, round });
}
