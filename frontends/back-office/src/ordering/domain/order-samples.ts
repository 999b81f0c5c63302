// Orders for the tests of this folder, made from the contract's own examples.
import type { Order } from '@theke/contracts/ordering/order';
import { orderStateExample } from '@theke/contracts/ordering/order-state';
import { exampleIds } from '@theke/contracts/wire';

const at = '2026-11-21T17:50:00.000Z';
const noWhere = {
  companyName: '',
  street: '',
  stairway: '',
  floor: '',
  door: '',
  zipCode: '',
  city: '',
  country: 'AT',
};

/** A new order as the board gets it. */
export function anOrder(changes: Partial<Order> = {}): Order {
  const { uid, ticketNumber, items, totals } = orderStateExample;
  return {
    id: exampleIds.order,
    uid,
    ticketNumber,
    version: 1,
    status: 'placed',
    isConfirmed: false,
    isInDelivery: false,
    isDelivered: false,
    isCompleted: false,
    isRejected: false,
    isCanceled: false,
    isFailed: false,
    isDelivery: false,
    isDineIn: false,
    isPaid: false,
    isRefunded: false,
    kind: 'order',
    deliveryType: 'takeaway',
    paymentMethod: 'cash',
    branch: { id: exampleIds.branch },
    deliveryArea: null,
    tableIdentifier: null,
    items,
    totals,
    appointmentDate: null,
    appointment: null,
    counterAppointment: null,
    rejectionMessage: null,
    questionnaireRating: null,
    paymentExpiresAt: null,
    placedAt: at,
    contact: {
      ...noWhere,
      firstName: 'Katharina',
      lastName: 'Wiesinger',
      phone: '+436641234567',
      email: '',
      vatNumber: '',
      deliveryAddress: null,
    },
    comment: '',
    cancellationReason: null,
    history: [{ status: 'placed', at, by: 'Gast', reason: null }],
    edits: [],
    questionnaire: null,
    donation: null,
    ...changes,
  };
}
