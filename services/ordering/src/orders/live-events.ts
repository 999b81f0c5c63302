import { driverAssigned, stopChanged } from '@theke/contracts/ordering/driver-endpoints';
import { dishPrepared, orderEvents } from '@theke/contracts/ordering/order-events';
import { tableBillChanged } from '@theke/contracts/ordering/table-bill-endpoints';

/** Events after which boards and guests' pages read an order again. */
export const liveEvents = [...orderEvents, dishPrepared, driverAssigned, stopChanged, tableBillChanged];
