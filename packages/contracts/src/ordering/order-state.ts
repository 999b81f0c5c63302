import { z } from 'zod';
import { type Schema, zodType } from '../field.ts';
import { exampleIds, instant } from '../wire.ts';
import { order } from './order.ts';

const { contact, comment, history, edits, questionnaire, rejectionMessage, cancellationReason, offer, ...rest } =
  order.omit({ prepared: true, driver: true, stopNumber: true, proof: true }).shape;
const personal = <S extends Schema>(schema: S): S => zodType(schema).meta({ personal: true }) as unknown as S;

/**
 * An order as its events carry it: everything that staff see and figures need. The audit log stores products and
 * prices, but no free text and no personal data.
 */
export const orderState = z.object({
  ...rest,
  contact,
  comment,
  history: personal(history),
  edits: personal(edits),
  questionnaire: personal(questionnaire),
  offer: personal(offer),
  rejectionMessage: personal(rejectionMessage),
  cancellationReason: personal(cancellationReason),
  paidAt: instant.nullable(),
  archivedAt: instant.nullable(),
  /** The customer was erased: it contains no personal data, and subscribers must erase earlier copies. */
  isErased: z.boolean(),
});
export type OrderState = z.output<typeof orderState>;

/** The contact of an erased customer. */
export const erasedContact: OrderState['contact'] = {
  firstName: '',
  lastName: '',
  phone: '',
  email: '',
  companyName: '',
  vatNumber: '',
  street: '',
  stairway: '',
  floor: '',
  door: '',
  zipCode: '',
  city: '',
  country: '',
  deliveryAddress: null,
};

const exampleAmounts = { net: 9.9091, tax: 0.9909, gross: 10.9 };

export const orderStateExample: OrderState = {
  id: exampleIds.order,
  uid: 'K7M2XQPA',
  version: 1,
  branch: { id: exampleIds.branch },
  status: 'placed',
  ticketNumber: 47,
  kind: 'order',
  deliveryType: 'takeaway',
  deliveryArea: null,
  tableIdentifier: null,
  paymentMethod: 'cash',
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
  items: [
    {
      product: exampleIds.product,
      name: 'Margherita',
      amount: 1,
      unit: 'piece',
      parts: [],
      unitPrice: 10.9,
      priceUnit: 'piece',
      gross: 10.9,
      tax: 10,
      isEstimated: false,
    },
  ],
  totals: {
    ...exampleAmounts,
    delivery: { net: 0, tax: 0, gross: 0 },
    total: exampleAmounts,
    taxes: { '10': 0.9909 },
    currency: 'EUR',
    isEstimated: false,
  },
  donation: null,
  contact: {
    ...erasedContact,
    firstName: 'Katharina',
    lastName: 'Wiesinger',
    phone: '+436641234567',
    country: 'AT',
  },
  comment: '',
  appointmentDate: null,
  appointment: null,
  counterAppointment: null,
  expectedFrom: '2026-11-21T18:50:00.000Z',
  expectedUntil: '2026-11-21T19:00:00.000Z',
  offer: null,
  rejectionMessage: null,
  cancellationReason: null,
  questionnaireRating: null,
  questionnaire: null,
  paymentExpiresAt: null,
  placedAt: '2026-11-21T18:30:00.000Z',
  paidAt: null,
  refunded: 0,
  archivedAt: null,
  isErased: false,
  history: [{ status: 'placed', at: '2026-11-21T18:30:00.000Z', by: 'Gast', reason: null }],
  edits: [],
  origin: null,
};

const nothing = { net: 0, tax: 0, gross: 0 };

/** A placeholder order with empty fields, if only id, uid and similar are known. */
export const unknownOrder = ({
  id,
  uid,
  branch,
  at,
}: {
  id: string;
  uid: string;
  branch: string;
  at: string;
}): OrderState => ({
  ...orderStateExample,
  id,
  uid,
  version: 0,
  branch: { id: branch },
  status: 'awaiting-payment',
  ticketNumber: null,
  items: [],
  totals: { ...nothing, delivery: nothing, total: nothing, taxes: {}, currency: 'EUR', isEstimated: false },
  contact: erasedContact,
  expectedFrom: null,
  expectedUntil: null,
  placedAt: at,
  history: [],
});
