// Legacy order events that each carried a part of the order. They are no longer published; queued ones are converted to
// the current version on reading (`EarlierVersion`).
import { flagsOf } from '@theke/rules/orders/order-moves';
import { type OrderType, typeFlags } from '@theke/rules/orders/order-types';
import { isOnlinePayment } from '@theke/rules/payments/payment-methods';
import { z } from 'zod';
import { defineEvent, type EarlierVersion } from '../event.ts';
import { field } from '../field.ts';
import { id, instant } from '../wire.ts';
import { contact, orderItem, orderKind, orderStatus, orderTotals, type PaymentMethod } from './order.ts';
import { erasedContact, type OrderState, orderStateExample, unknownOrder } from './order-state.ts';

const moved = { id, uid: z.string(), branch: id, status: orderStatus, at: instant };
type Moved = z.output<z.ZodObject<typeof moved>>;

const { uid, branch, placedAt: at } = orderStateExample;
const movedExample: Moved = { id: orderStateExample.id, uid, branch: branch.id, status: 'placed', at };

/** Legacy events from before addresses contain only names and phone numbers. */
const earlierContact = contact.partial().required({ firstName: true, lastName: true, phone: true, email: true });
const personal = { personal: true };

const placed = z.object({
  ...moved,
  ticketNumber: z.int().nullable(),
  kind: orderKind.default('order'),
  deliveryType: z.string(),
  deliveryArea: z.string().nullable().default(null),
  tableIdentifier: z.string().nullable().default(null),
  appointmentDate: instant.nullable().default(null),
  paymentMethod: z.string(),
  items: z.array(orderItem),
  totals: orderTotals,
  contact: field(earlierContact, 'Kontakt', personal),
  comment: field(z.string(), 'Anmerkung', personal),
});
const due = z.object({
  ...moved,
  paymentMethod: z.string(),
  amount: z.number(),
  currency: z.string(),
  expiresAt: instant,
  /** Missing in legacy events from before messages existed. */
  contact: field(earlierContact.optional(), 'Kontakt', personal),
});
const changed = z.object({
  ...moved,
  tableIdentifier: z.string().nullable(),
  appointment: instant.nullable(),
  items: z.array(orderItem),
  totals: orderTotals,
  contact: field(earlierContact, 'Kontakt', personal),
  comment: field(z.string(), 'Anmerkung', personal),
});

/** The order fields that an event changes; other fields keep their stored values. */
type ChangedFields<D> = (data: D, order: OrderState) => Partial<OrderState>;

/** Defines a legacy event and its conversion; `named` are additional fields of the current event. */
function earlier<S extends z.ZodType<Moved>>(
  name: string,
  data: S,
  example: z.output<S>,
  {
    changedFields,
    named,
    isEnough,
  }: { changedFields: ChangedFields<z.output<S>>; named?: readonly string[]; isEnough?: boolean },
): EarlierVersion {
  const event = defineEvent({
    type: `ordering.${name}.v1`,
    summary: `Wie ${name}.v2, ohne die ganze Bestellung.`,
    data,
    example,
  });
  return {
    event,
    upcast({ data, version }, held) {
      const fields = data as z.output<S> & Record<string, unknown>;
      const base = (held as OrderState | undefined) ?? (isEnough ? unknownOrder(fields) : undefined);
      if (!base) return undefined;
      const { id, uid, branch, status, at } = fields;
      const order =
        base.version >= version ? base : { ...moveTo(base, fields, version), ...changedFields(fields, base) };
      return {
        id,
        uid,
        branch,
        status,
        at,
        ...Object.fromEntries((named ?? []).map((key) => [key, fields[key]])),
        order,
      };
    },
  };
}

function moveTo(order: OrderState, { status, at }: Moved, version: number): OrderState {
  if (order.status === status) return { ...order, version };
  const history = [...order.history, { status, at, by: 'System', reason: null }];
  return { ...order, version, status, history, ...flagsOf(history.map((one) => ({ state: one.status }))) };
}

const contactOf = (contact: z.output<typeof earlierContact>): OrderState['contact'] => ({
  ...erasedContact,
  ...(Object.fromEntries(Object.entries(contact).filter(([, value]) => value !== undefined)) as OrderState['contact']),
});

const paidBy = (paymentMethod: string) => ({ paymentMethod: paymentMethod as PaymentMethod });

export const orderPlacedV1 = earlier(
  'order-placed',
  placed,
  {
    ...movedExample,
    ...orderStateExample,
    branch: movedExample.branch,
  },
  {
    isEnough: true,
    changedFields: ({ at, paymentMethod, deliveryType, contact, ...data }) => ({
      ticketNumber: data.ticketNumber,
      kind: data.kind,
      deliveryType: deliveryType as OrderType,
      ...typeFlags(deliveryType as OrderType),
      deliveryArea: data.deliveryArea,
      tableIdentifier: data.tableIdentifier,
      appointmentDate: data.appointmentDate,
      ...paidBy(paymentMethod),
      isPaid: isOnlinePayment(paymentMethod as PaymentMethod),
      paymentExpiresAt: null,
      items: data.items,
      totals: data.totals,
      contact: contactOf(contact),
      comment: data.comment,
      placedAt: at,
    }),
  },
);

export const paymentDueV1 = earlier(
  'payment-due',
  due,
  {
    ...movedExample,
    status: 'awaiting-payment',
    paymentMethod: 'card',
    amount: 10.9,
    currency: 'EUR',
    expiresAt: '2026-11-21T18:50:00.000Z',
  },
  {
    isEnough: true,
    changedFields: ({ paymentMethod, amount, currency, expiresAt, contact }, { totals }) => ({
      ...paidBy(paymentMethod),
      totals: { ...totals, total: { ...totals.total, gross: amount }, currency },
      paymentExpiresAt: expiresAt,
      ...(contact && { contact: contactOf(contact) }),
    }),
  },
);

const failed = z.object({ ...moved, reason: z.enum(['expired', 'declined']) });
export const orderFailedV1 = earlier(
  'order-failed',
  failed,
  { ...movedExample, status: 'failed', reason: 'expired' },
  { named: ['reason'], changedFields: () => ({ paymentExpiresAt: null }) },
);

const confirmed = z.object({ ...moved, appointment: instant.nullable().default(null) });
export const orderConfirmedV1 = earlier(
  'order-confirmed',
  confirmed,
  { ...movedExample, status: 'confirmed', appointment: null },
  { named: ['appointment'], changedFields: ({ appointment }) => ({ appointment, counterAppointment: null }) },
);

const countered = z.object({ ...moved, counterAppointment: instant });
export const counterAppointmentProposedV1 = earlier(
  'counter-appointment-proposed',
  countered,
  { ...movedExample, status: 'counter-proposed', counterAppointment: '2026-11-21T19:40:00.000Z' },
  { named: ['counterAppointment'], changedFields: ({ counterAppointment }) => ({ counterAppointment }) },
);

const rejected = z.object({ ...moved, rejectionMessage: z.string().nullable() });
export const orderRejectedV1 = earlier(
  'order-rejected',
  rejected,
  { ...movedExample, status: 'rejected', rejectionMessage: 'Der Ofen ist ausgefallen.' },
  {
    named: ['rejectionMessage'],
    changedFields: ({ rejectionMessage }) => ({ rejectionMessage, counterAppointment: null }),
  },
);

const canceled = z.object({ ...moved, reason: z.string().nullable() });
export const orderCanceledV1 = earlier(
  'order-canceled',
  canceled,
  { ...movedExample, status: 'canceled', reason: null },
  {
    named: ['reason'],
    changedFields: ({ reason }) => ({ cancellationReason: reason, counterAppointment: null, paymentExpiresAt: null }),
  },
);

/** A legacy event that only changes the status. */
const merelyMoved = (name: string, status: OrderState['status']) =>
  earlier(name, z.object(moved), { ...movedExample, status }, { changedFields: () => ({}) });
export const orderHandedOutV1 = merelyMoved('order-handed-out', 'in-delivery');
export const orderDeliveredV1 = merelyMoved('order-delivered', 'delivered');
export const orderCompletedV1 = merelyMoved('order-completed', 'completed');

export const orderChangedV1 = earlier(
  'order-changed',
  changed,
  { ...movedExample, ...orderStateExample, branch: movedExample.branch },
  {
    changedFields: ({ tableIdentifier, appointment, items, totals, contact, comment }) => ({
      tableIdentifier,
      appointment,
      items,
      totals,
      contact: contactOf(contact),
      comment,
    }),
  },
);
