import { endpointsOf } from '../resource.ts';
import type { ServiceContract } from '../service-contract.ts';
import { capacityEndpoints, capacityEvents } from './capacity.ts';
import { customerEndpoints, customerErased } from './customer.ts';
import { donatees } from './donatee.ts';
import {
  acceptCounterAppointment,
  answerQuestionnaire,
  archiveOrder,
  cancelOrder,
  completeOrder,
  confirmOrder,
  createOrder,
  declineCounterAppointment,
  deliverOrder,
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
  updateOrder,
  updateOrderItem,
  updatePaymentStatus,
} from './order-endpoints.ts';
import { orderEvents, paymentCheckRequested } from './order-events.ts';

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
    acceptCounterAppointment,
    declineCounterAppointment,
    answerQuestionnaire,
    readOrder,
    updateOrder,
    updateOrderItem,
    archiveOrder,
    confirmOrder,
    rejectOrder,
    cancelOrder,
    handOutOrder,
    deliverOrder,
    completeOrder,
    updatePaymentStatus,
    ...capacityEndpoints,
    ...customerEndpoints,
    ...endpointsOf(donatees),
  ],
  events: [...orderEvents, paymentCheckRequested, ...capacityEvents, customerErased, ...Object.values(donatees.events)],
} satisfies ServiceContract;
