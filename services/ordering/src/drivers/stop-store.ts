import type { DeliveryProof, Driver, GuestStop } from '@theke/contracts/ordering/delivery';
import type { OrderStatus } from '@theke/contracts/ordering/order';
import type { Transaction } from '@theke/kit/database/database';
import type { Order } from '../orders/order.ts';

/** States in which a delivery is on its driver's route. */
export const openStates: readonly OrderStatus[] = ['confirmed', 'in-delivery'];

/** An order as far as events about its stop need it. */
export type StopOrder = Pick<Order, 'id' | 'uid' | 'version' | 'branch' | 'status'>;

type Row = Pick<Order, 'id' | 'uid' | 'version' | 'status'> & { branch_id: string };

/** Driver, route and proof of an order; no other statements write these columns. */
export const stopStore = {
  assign(tx: Transaction, order: string, driver: Driver | null, stopNumber: number | null): void {
    tx.query(
      'update orders set driver_id = $2, driver_name = $3, stop_number = $4 where id = $1',
      [order, driver?.id ?? null, driver?.name ?? null, stopNumber],
      'stop-assign',
    );
  },

  /** The number after the driver's last open stop. Concurrent assignments may get the same; then the id decides. */
  async nextNumber(tx: Transaction, driver: string): Promise<number> {
    const [row] = await tx.query<{ next: number }>(
      'select coalesce(max(stop_number), 0) + 1 as next from orders where driver_id = $1 and status = any($2)',
      [driver, openStates],
      'stop-next',
    );
    return row?.next ?? 1;
  },

  /** Ids of the driver's open stops in route order, with row locks until the transaction ends. */
  async lockRoute(tx: Transaction, driver: string): Promise<string[]> {
    const rows = await tx.query<{ id: string; stop_number: number }>(
      'select id, stop_number from orders where driver_id = $1 and status = any($2) order by id for update',
      [driver, openStates],
      'stop-lock-route',
    );
    return rows.toSorted((one, other) => one.stop_number - other.stop_number).map(({ id }) => id);
  },

  /** Numbers these orders from 1. */
  number(tx: Transaction, orders: readonly string[]): void {
    tx.query(
      `update orders set stop_number = sorted.number
       from unnest($1::uuid[]) with ordinality as sorted(id, number) where orders.id = sorted.id`,
      [orders],
      'stop-number',
    );
  },

  /** The driver's orders on their way, except one. */
  async onTheWay(tx: Transaction, driver: string, except: string | null): Promise<StopOrder[]> {
    const rows = await tx.query<Row>(
      `select id, uid, version, branch_id, status from orders
       where driver_id = $1 and status = 'in-delivery' and id is distinct from $2 order by id`,
      [driver, except],
      'stop-on-the-way',
    );
    return rows.map(({ branch_id, ...order }) => ({ ...order, branch: branch_id }));
  },

  /** Place among the driver's orders on their way (DELIVERY-11); null unless this one is on its way with a driver. */
  async findGuestStop(
    tx: Transaction,
    { id, driver, status, stopNumber }: Pick<Order, 'id' | 'driver' | 'status' | 'stopNumber'>,
  ): Promise<GuestStop | null> {
    if (!driver || status !== 'in-delivery') return null;
    const [row] = await tx.query<GuestStop>(
      `select count(*)::int as total,
         (count(*) filter (where (stop_number, id) <= ($2::int, $3::uuid)))::int as position
       from orders where driver_id = $1 and status = 'in-delivery'`,
      [driver.id, stopNumber, id],
      'stop-of-guest',
    );
    // The order may have been delivered since it was read.
    return row && row.position > 0 ? row : null;
  },

  setProof(tx: Transaction, order: string, proof: DeliveryProof): void {
    tx.query('update orders set proof = $2 where id = $1', [order, JSON.stringify(proof)], 'stop-proof');
  },

  forgetProofs(tx: Transaction, orders: readonly string[]): void {
    tx.query('update orders set proof = null where id = any($1)', [orders], 'stop-forget-proofs');
  },
};
