import type { Order } from '@theke/contracts/ordering/order';
import { destinationOf } from '../shared/address-text.ts';
import { driverPageMessages } from './driver-page-messages.de.ts';

/** Street of the delivery address, as the name of a stop. */
export const placeOf = (order: Pick<Order, 'contact'>): string =>
  destinationOf(order).street || driverPageMessages.noAddress;
