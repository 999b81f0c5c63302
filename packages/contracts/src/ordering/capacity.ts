import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { defineEvent } from '../event.ts';
import { field } from '../field.ts';
import { amount, exampleIds, id, instant, money, ref } from '../wire.ts';

const ofBranch = z.object({ branchId: field(id, 'Filiale') });
const example = { branchId: exampleIds.branch };

/** What is left of a product in a branch, in the product's own unit. A product without an entry is not limited. */
export const stockEntry = z.object({ product: id, remaining: amount });
export type StockEntry = z.output<typeof stockEntry>;

export const listStock = endpoint({
  name: 'listStock',
  service: 'ordering',
  method: 'GET',
  path: '/stock/:branchId',
  summary: 'Begrenzte Produkte einer Filiale',
  needs: 'orders.attend',
  params: ofBranch,
  reply: { kind: 'data', schema: z.array(stockEntry) },
  status: 200,
  example: { params: example },
});

/** What is sold out in each branch: products that are limited there and of which nothing is left. */
export const listSoldOut = endpoint({
  name: 'listSoldOut',
  service: 'ordering',
  method: 'GET',
  path: '/stock',
  summary: 'Ausverkaufte Produkte je Filiale',
  needs: 'orders.attend',
  reply: { kind: 'data', schema: z.array(z.object({ branch: ref, products: z.array(id) })) },
  status: 200,
  example: {},
});

/** `remaining: 0` is sold out, `null` takes the limit away. Orders that were accepted before are not touched. */
export const setStock = endpoint({
  name: 'setStock',
  service: 'ordering',
  method: 'PUT',
  path: '/stock/:branchId/:productId',
  summary: 'Restmenge eines Produkts festlegen',
  needs: 'orders.write',
  params: ofBranch.extend({ productId: field(id, 'Produkt') }),
  body: z.strictObject({ remaining: field(amount.nullable(), 'Restmenge') }),
  reply: { kind: 'data', schema: z.array(stockEntry) },
  status: 200,
  example: { params: { ...example, productId: exampleIds.product }, body: { remaining: 40 } },
});

/** How much a branch can make in each stretch of time; null is as much as you like. */
export const slotLimit = z.strictObject({
  minutes: field(
    z.union([z.literal(5), z.literal(10), z.literal(15), z.literal(30), z.literal(60)]),
    'Minuten je Zeitfenster',
  ),
  maxOrders: field(z.int().min(1).max(10_000).nullable(), 'Höchstzahl der Bestellungen').default(null),
  maxItems: field(z.int().min(1).max(100_000).nullable(), 'Höchstzahl der Produkte').default(null),
  maxValue: field(money.nullable(), 'Höchster Warenwert', { widget: 'money' }).default(null),
});
export type SlotLimit = z.output<typeof slotLimit>;

export const readSlotLimit = endpoint({
  name: 'readSlotLimit',
  service: 'ordering',
  method: 'GET',
  path: '/slot-limits/:branchId',
  summary: 'Auslastung einer Filiale je Zeitfenster',
  needs: 'orders.attend',
  params: ofBranch,
  reply: { kind: 'data', schema: slotLimit.nullable() },
  status: 200,
  example: { params: example },
});

/** `null` takes the limit away. What was accepted before counts from the moment that there is a limit. */
export const setSlotLimit = endpoint({
  name: 'setSlotLimit',
  service: 'ordering',
  method: 'PUT',
  path: '/slot-limits/:branchId',
  summary: 'Auslastung einer Filiale begrenzen',
  needs: 'capacity.write',
  params: ofBranch,
  body: z.strictObject({ limit: field(slotLimit.nullable(), 'Grenze') }),
  reply: { kind: 'data', schema: slotLimit.nullable() },
  status: 200,
  example: { params: example, body: { limit: { minutes: 15, maxOrders: 200 } } },
});

/** What is taken of a stretch of time already. */
export const slotUse = z.object({ slot: instant, orders: z.int(), items: z.number(), value: money });
export type SlotUse = z.output<typeof slotUse>;

/** Of the slots of the coming 24 hours those in which something is taken, the one under way among them; none where nothing is limited. */
export const listSlotUse = endpoint({
  name: 'listSlotUse',
  service: 'ordering',
  method: 'GET',
  path: '/slot-limits/:branchId/use',
  summary: 'Belegte Zeitfenster einer Filiale',
  needs: 'orders.attend',
  params: ofBranch,
  reply: { kind: 'data', schema: z.array(slotUse) },
  status: 200,
  example: { params: example },
});

/** What guests need to know: what is sold out, at which times nothing more can be made, and how long it takes just now. */
export const capacity = z.object({
  soldOut: z.array(id),
  /** Length of a slot in minutes; null where nothing is limited. */
  slotMinutes: z.int().nullable(),
  /** Starts of the slots that are full. */
  fullSlots: z.array(instant),
  /** Minutes that what is open, and what staff have added, makes an order wait (WHEN-02, WHEN-03). */
  waitMinutes: z.int(),
});
export type Capacity = z.output<typeof capacity>;

export const readCapacity = endpoint({
  name: 'readCapacity',
  service: 'ordering',
  method: 'GET',
  path: '/capacity/:branchId',
  summary: 'Ausverkauftes und ausgebuchte Zeiten einer Filiale',
  needs: 'public',
  isCacheable: true,
  params: ofBranch,
  reply: { kind: 'data', schema: capacity },
  status: 200,
  example: { params: example },
});

/** Subject is the product. */
export const stockSet = defineEvent({
  type: 'ordering.stock-set.v1',
  summary: 'Die Restmenge eines Produkts in einer Filiale wurde festgelegt oder freigegeben.',
  data: z.object({ branch: id, product: id, remaining: amount.nullable() }),
  example: { branch: exampleIds.branch, product: exampleIds.product, remaining: 12 },
  isForOutside: true,
});
/** Subject is the branch. */
export const slotLimitSet = defineEvent({
  type: 'ordering.slot-limit-set.v1',
  summary: 'Die Auslastung einer Filiale je Zeitfenster wurde begrenzt oder freigegeben.',
  data: z.object({ branch: id, limit: slotLimit.nullable() }),
  example: { branch: exampleIds.branch, limit: { minutes: 15, maxOrders: 20, maxItems: null, maxValue: null } },
  isForOutside: true,
});

export const capacityEndpoints = [
  readCapacity,
  listSoldOut,
  listStock,
  setStock,
  readSlotLimit,
  listSlotUse,
  setSlotLimit,
] as const;
export const capacityEvents = [stockSet, slotLimitSet];
