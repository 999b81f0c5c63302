import type { Database } from '@theke/kit/database/database';
import { conflict, invalid, unknown } from '@theke/kit/problem';
import type { Order } from '../orders/order.ts';
import { type AccessScope, orderStore } from '../orders/order-store.ts';
import { driverStore } from './driver-store.ts';
import { publishStops } from './publish-stops.ts';
import { driverAssignedFact } from './stop-facts.ts';
import { openStates, stopStore } from './stop-store.ts';

type Deps = { db: Database; now: () => Date };
type Target = { tenant: string; id: string; scope: AccessScope };

/**
 * Assigns a delivery to a driver as the last stop, or to nobody; a repetition changes and publishes nothing
 * (DELIVERY-03). The version stays, so that it never conflicts with an edit.
 * @throws Problem 404, 409 ORDER_NOT_DELIVERABLE, 422 DRIVER_UNKNOWN if they do not deliver for the order's branch
 */
export function assignDriver(
  { db, now }: Deps,
  { tenant, id, scope }: Target,
  driverId: string | null,
): Promise<Order> {
  return db.withTenant(tenant, async (tx) => {
    const order = await orderStore.findForChange(tx, id, scope);
    if (!order) throw unknown('Die Bestellung');
    if ((order.driver?.id ?? null) === driverId) return order;
    if (order.deliveryType !== 'delivery' || !openStates.includes(order.status))
      throw conflict(
        'ORDER_NOT_DELIVERABLE',
        'Einen Fahrer bekommen nur Lieferungen, die in Zubereitung oder unterwegs sind.',
      );
    const driver = driverId === null ? null : await driverStore.find(tx, driverId, order.branch);
    if (driver === undefined)
      throw invalid(
        'DRIVER_UNKNOWN',
        'Diese Person fährt für die Filiale keine Bestellungen aus. Bitte wählen Sie eine andere.',
        'driver',
      );
    const stopNumber = driver && (await stopStore.nextNumber(tx, driver.id));
    const next: Order = { ...order, driver, stopNumber };
    const at = now();
    stopStore.assign(tx, id, driver, stopNumber);
    tx.publish(driverAssignedFact(next, at));
    if (order.status === 'in-delivery')
      for (const one of [order.driver, driver]) if (one) await publishStops(tx, one.id, id, at);
    return next;
  });
}
