import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { defineEvent } from '../event.ts';
import { field } from '../field.ts';
import { byId, exampleIds, id, instant } from '../wire.ts';
import { driver } from './delivery.ts';
import { order, orderStatus } from './order.ts';

/** Drivers of the caller's branches, or of one branch, by name. */
export const listDrivers = endpoint({
  name: 'listDrivers',
  service: 'ordering',
  method: 'GET',
  path: '/drivers',
  summary: 'Fahrer einer Filiale',
  needs: 'orders.attend',
  query: z.strictObject({ branch: field(id, 'Filiale').optional() }),
  reply: { kind: 'list', schema: driver },
  status: 200,
  example: { query: { branch: exampleIds.branch } },
});

/**
 * Assigns a delivery to a driver as the last stop, or removes the assignment (DELIVERY-03). The order's version stays.
 * 409 ORDER_NOT_DELIVERABLE unless it is a delivery in preparation or on its way, 422 DRIVER_UNKNOWN.
 */
export const assignDriver = endpoint({
  name: 'assignDriver',
  service: 'ordering',
  method: 'PUT',
  path: '/orders/:id/driver',
  summary: 'Lieferung einem Fahrer zuweisen',
  needs: 'orders.write',
  params: byId,
  body: z.strictObject({ driver: field(id.nullable(), 'Fahrer') }),
  reply: { kind: 'data', schema: order },
  status: 200,
  example: { params: { id: exampleIds.order }, body: { driver: null } },
});

/**
 * The caller's own stops: open ones in route order, then those delivered in the last twelve hours (DELIVERY-05). Empty
 * for API keys.
 */
export const listStops = endpoint({
  name: 'listStops',
  service: 'ordering',
  method: 'GET',
  path: '/orders/stops',
  summary: 'Eigene Zustellungen',
  needs: 'orders.attend',
  reply: { kind: 'list', schema: order },
  status: 200,
  example: {},
});

/** Sorts the caller's own open stops (`sortRoute` of `@theke/rules/delivery/route-order`). Returns all own stops. */
export const sortStops = endpoint({
  name: 'sortStops',
  service: 'ordering',
  method: 'PUT',
  path: '/orders/stops',
  summary: 'Eigene Zustellungen sortieren',
  needs: 'orders.write',
  body: z.strictObject({ orders: field(z.array(id).max(200), 'Bestellungen') }),
  reply: { kind: 'list', schema: order },
  status: 200,
  example: { body: { orders: [exampleIds.order] } },
});

export const driverEndpoints = [listDrivers, listStops, sortStops] as const;

const about = { id, uid: z.string(), branch: id, status: field(orderStatus, 'Status'), at: instant };
const aboutExample = {
  id: exampleIds.order,
  uid: 'K7M2XQPA',
  branch: exampleIds.branch,
  status: 'confirmed',
  at: '2026-11-21T18:30:00.000Z',
} as const;

/** Subject is the order; its version stays. For the live pages. */
export const driverAssigned = defineEvent({
  type: 'ordering.driver-assigned.v1',
  summary: 'Eine Lieferung wurde einem Fahrer zugewiesen oder hat keinen mehr.',
  data: z.object({ ...about, driver: field(driver.nullable(), 'Fahrer') }),
  example: { ...aboutExample, driver: { id: exampleIds.user, name: 'Jonas Weber' } },
});

/** Subject is an order whose place on its driver's route may have changed. For the live pages. */
export const stopChanged = defineEvent({
  type: 'ordering.stop-changed.v1',
  summary: 'Der Platz einer Lieferung auf der Route ihres Fahrers hat sich geändert.',
  isAudited: false,
  data: z.object(about),
  example: { ...aboutExample, status: 'in-delivery' },
});

/** Media keeps the upload for the branch's staff. */
export const deliveryProven = defineEvent({
  type: 'ordering.delivery-proven.v1',
  summary: 'Zu einer Zustellung wurde ein Foto oder eine Unterschrift gespeichert.',
  data: z.object({ ...about, upload: field(id, 'Datei') }),
  example: { ...aboutExample, status: 'delivered', upload: exampleIds.upload },
});

export const driverEvents = [driverAssigned, stopChanged, deliveryProven];
