import type { ServiceContract } from '../service-contract.ts';
import {
  cancelOrder,
  completeOrder,
  confirmOrder,
  createOrder,
  handOutOrder,
  listBackofficeOrders,
  listCurrentOrders,
  listFrontdeskOrders,
  listMissedOrders,
  listOrders,
  readOrder,
  readPublicOrder,
  rejectOrder,
  streamOrders,
  streamPublicOrder,
} from './order-endpoints.ts';
import { orderEvents } from './order-events.ts';

export const orderingContract = {
  service: 'ordering',
  // Fixed paths stand before `/orders/:id`.
  endpoints: [
    createOrder,
    listOrders,
    listCurrentOrders,
    listMissedOrders,
    listFrontdeskOrders,
    listBackofficeOrders,
    streamOrders,
    readPublicOrder,
    streamPublicOrder,
    readOrder,
    confirmOrder,
    rejectOrder,
    cancelOrder,
    handOutOrder,
    completeOrder,
  ],
  events: orderEvents,
} satisfies ServiceContract;
