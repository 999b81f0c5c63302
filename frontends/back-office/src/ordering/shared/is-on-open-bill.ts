import type { Order } from '@theke/contracts/ordering/order';
import { openOf } from '@theke/rules/tables/bill-lines';

/** Whether a table has to pay an order on its bill. */
export const isOnOpenBill = (order: Order): boolean => order.bill !== undefined && openOf(order) > 0;
