import type { Fact } from '@theke/contracts/event';
import { deliveryProven, driverAssigned, stopChanged } from '@theke/contracts/ordering/driver-endpoints';
import type { Order } from '../orders/order.ts';
import type { StopOrder } from './stop-store.ts';

const about = ({ id, uid, branch, status }: StopOrder, at: Date) => ({ id, uid, branch, status, at: at.toISOString() });

/** Tells boards and guest that another driver, or nobody, delivers the order. */
export const driverAssignedFact = (order: Order, at: Date): Fact =>
  driverAssigned(order.id, order.version, { ...about(order, at), driver: order.driver });

/** Tells the guest that the place of the order on its route may have changed. */
export const stopChangedFact = (order: StopOrder, at: Date): Fact =>
  stopChanged(order.id, order.version, about(order, at));

/** Asks media to keep the proof. */
export const deliveryProvenFact = (order: Order, upload: string, at: Date): Fact =>
  deliveryProven(order.id, order.version, { ...about(order, at), upload });
