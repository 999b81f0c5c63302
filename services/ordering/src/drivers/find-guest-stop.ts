import type { GuestStop } from '@theke/contracts/ordering/delivery';
import type { Transaction } from '@theke/kit/database/database';
import { offerStore } from '../offer/offer-store.ts';
import type { Order } from '../orders/order.ts';
import { driverStore } from './driver-store.ts';
import { stopStore } from './stop-store.ts';

/** Place of an order on its driver's route, with their first name if the business shows it (DELIVERY-11). */
export async function findGuestStop(tx: Transaction, tenant: string, order: Order): Promise<GuestStop | null> {
  const stop = await stopStore.findGuestStop(tx, order);
  if (!stop || !order.driver) return null;
  const config = await offerStore.findConfig(tx, tenant);
  const driver = config?.showsDriverName ? await driverStore.findFirstName(tx, order.driver.id) : undefined;
  return { ...stop, ...(driver && { driver }) };
}
