import { z } from 'zod';
import { branches } from '../catalog/branch.ts';
import { products } from '../catalog/product.ts';
import { type Schema, zodType } from '../field.ts';
import { orderItem, orderTotals } from '../ordering/order.ts';
import { type OrderState, orderState, orderStateExample } from '../ordering/order-state.ts';
import { reservationChanged, reservationState } from '../ordering/reservation.ts';
import { onlineMethod, providerName } from '../payments/payment.ts';
import { exampleIds, id, instant, version } from '../wire.ts';

// Public events of webhooks (HOOK-02). Their schemas list every field that leaves the platform: a parse removes all
// others. Fields are only ever added; a changed meaning is a new type.

const orderParts = z.object({ name: z.string(), values: z.array(z.string()) });

/** An order with its items, contact and requested time, without staff notes, history and ratings. */
const webhookOrder = z.object({
  ...orderState.pick({
    id: true,
    version: true,
    uid: true,
    ticketNumber: true,
    status: true,
    kind: true,
    deliveryType: true,
    deliveryArea: true,
    tableIdentifier: true,
    paymentMethod: true,
    branch: true,
    isPaid: true,
    isErased: true,
    contact: true,
    comment: true,
    appointment: true,
    appointmentDate: true,
    expectedFrom: true,
    expectedUntil: true,
    tip: true,
    refunded: true,
    placedAt: true,
    paidAt: true,
  }).shape,
  items: z.array(
    z.object({
      ...orderItem.pick({
        product: true,
        name: true,
        amount: true,
        unit: true,
        unitPrice: true,
        priceUnit: true,
        gross: true,
        deposit: true,
        tax: true,
      }).shape,
      parts: z.array(orderParts),
    }),
  ),
  totals: orderTotals.omit({ discounts: true, isEstimated: true }),
});

const webhookPayment = z.object({
  payment: id,
  order: id,
  uid: z.string(),
  branch: id,
  method: onlineMethod,
  provider: providerName,
  amount: z.number(),
  currency: z.string(),
  at: instant,
});

const webhookRefund = z.object({
  order: id,
  uid: z.string(),
  branch: id,
  /** Null for a refund on site. */
  payment: id.nullable(),
  amount: z.number(),
  currency: z.string(),
  isOnSite: z.boolean(),
  at: instant,
});

const webhookReservation = reservationState.omit({ staffNote: true });

const webhookProduct = z.object({
  id,
  version,
  ...products.draft.pick({
    name: true,
    description: true,
    type: true,
    price: true,
    unit: true,
    deposit: true,
    tax: true,
    takeawayTax: true,
    dineInTax: true,
    allergens: true,
    isFreeOfAllergens: true,
    additives: true,
    isEnabled: true,
  }).shape,
});

const webhookBranch = z.object({
  id,
  version,
  ...branches.draft.pick({
    name: true,
    identifier: true,
    isPublic: true,
    street: true,
    zipCode: true,
    city: true,
    phone: true,
    email: true,
    website: true,
    latitude: true,
    longitude: true,
    timeZone: true,
    openingHours: true,
    isTakeawayEnabled: true,
    isDeliveryEnabled: true,
    isDineInEnabled: true,
  }).shape,
});

const deleted = z.object({ id });

type WebhookEvent<S extends Schema> = {
  group: string;
  /** German name in the form. */
  label: string;
  data: S;
  /** Source of the example; `data` removes the other fields. */
  example: unknown;
};
const webhookEvent = <S extends Schema>(definition: WebhookEvent<S>): WebhookEvent<S> => definition;

const orderEvent = (label: string, changes: Partial<OrderState> = {}) =>
  webhookEvent({ group: 'Bestellungen', label, data: webhookOrder, example: { ...orderStateExample, ...changes } });
const reservationEvent = (label: string, changes: object = {}) =>
  webhookEvent({
    group: 'Reservierungen',
    label,
    data: webhookReservation,
    example: { ...reservationChanged.example.reservation, ...changes },
  });
const money = {
  order: exampleIds.order,
  uid: 'K7M2XQPA',
  branch: exampleIds.branch,
  payment: exampleIds.payment,
  amount: 10.9,
  currency: 'EUR',
  at: '2026-11-21T18:32:00.000Z',
};

/** All events that a webhook endpoint can choose, in the order of the form. */
export const webhookEvents = {
  'order.created': orderEvent('Bestellung eingegangen'),
  'order.changed': orderEvent('Bestellung geändert, bestätigt, bezahlt oder unterwegs', { version: 2 }),
  'order.completed': orderEvent('Bestellung abgeschlossen', { version: 3, status: 'completed' }),
  'order.canceled': orderEvent('Bestellung abgelehnt oder storniert', { version: 2, status: 'canceled' }),
  'payment.succeeded': webhookEvent({
    group: 'Zahlungen',
    label: 'Bestellung online bezahlt',
    data: webhookPayment,
    example: { ...money, method: 'card', provider: 'stripe' },
  }),
  'refund.created': webhookEvent({
    group: 'Zahlungen',
    label: 'Geld rückerstattet',
    data: webhookRefund,
    example: { ...money, isOnSite: false },
  }),
  'reservation.created': reservationEvent('Reservierung eingetragen'),
  'reservation.changed': reservationEvent('Reservierung geändert oder bestätigt, Gäste am Tisch oder gegangen', {
    version: 2,
  }),
  'reservation.canceled': reservationEvent('Reservierung storniert', { version: 2, status: 'canceled' }),
  'product.changed': webhookEvent({
    group: 'Katalog',
    label: 'Produkt angelegt oder geändert',
    data: webhookProduct,
    example: products.events.changed.example,
  }),
  'product.deleted': webhookEvent({
    group: 'Katalog',
    label: 'Produkt gelöscht',
    data: deleted,
    example: { id: exampleIds.product },
  }),
  'branch.changed': webhookEvent({
    group: 'Katalog',
    label: 'Filiale angelegt oder geändert',
    data: webhookBranch,
    example: branches.events.changed.example,
  }),
  'branch.deleted': webhookEvent({
    group: 'Katalog',
    label: 'Filiale gelöscht',
    data: deleted,
    example: { id: exampleIds.branch },
  }),
} as const;
export type WebhookEventType = keyof typeof webhookEvents;
export const webhookEventTypes = Object.keys(webhookEvents) as [WebhookEventType, ...WebhookEventType[]];

/** Sent on request only, so that staff can try an endpoint. */
export const testEventType = 'webhook.test' as const;

/** The data of a public event: the listed fields of its source. */
export const toWebhookData = (type: WebhookEventType, source: unknown): unknown =>
  zodType(webhookEvents[type].data).parse(source);

/** Body of every delivery (HOOK-03). `id` is also the header `webhook-id`. */
export type WebhookPayload = {
  id: string;
  type: string;
  /** When it happened. */
  timestamp: string;
  tenant: string;
  data: unknown;
};
