import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { defineEvent } from '../event.ts';
import { field } from '../field.ts';
import { amount, exampleIds, id, instant, money, ref } from '../wire.ts';

const byBranch = z.object({ branchId: field(id, 'Filiale') });
const example = { branchId: exampleIds.branch };

/**
 * Remaining stock of a product in a branch, in the product's unit. Products without an entry are unlimited.
 * `soldOutUntil` is set if staff marked the product as sold out for today (STOCK-01); then `remaining` is 0.
 */
export const stockEntry = z.object({ product: id, remaining: amount, soldOutUntil: instant.nullable() });
export type StockEntry = z.output<typeof stockEntry>;

export const listStock = endpoint({
  name: 'listStock',
  service: 'ordering',
  method: 'GET',
  path: '/stock/:branchId',
  summary: 'Begrenzte Produkte einer Filiale',
  needs: 'orders.attend',
  params: byBranch,
  reply: { kind: 'data', schema: z.array(stockEntry) },
  status: 200,
  example: { params: example },
});

/**
 * Sold-out products per branch: limited there with nothing remaining. `today` lists those of them that staff marked as
 * sold out for today, with the end of the mark.
 */
export const soldOutOfBranch = z.object({
  branch: ref,
  products: z.array(id),
  today: z.array(z.object({ product: id, until: instant })),
});
export type SoldOutOfBranch = z.output<typeof soldOutOfBranch>;

export const listSoldOut = endpoint({
  name: 'listSoldOut',
  service: 'ordering',
  method: 'GET',
  path: '/stock',
  summary: 'Ausverkaufte Produkte je Filiale',
  needs: 'orders.attend',
  reply: { kind: 'data', schema: z.array(soldOutOfBranch) },
  status: 200,
  example: {},
});

/** `remaining: 0` means sold out, `null` removes the limit. Accepted orders are not affected. */
export const setStock = endpoint({
  name: 'setStock',
  service: 'ordering',
  method: 'PUT',
  path: '/stock/:branchId/:productId',
  summary: 'Restmenge eines Produkts festlegen',
  needs: 'orders.write',
  params: byBranch.extend({ productId: field(id, 'Produkt') }),
  body: z.strictObject({ remaining: field(amount.nullable(), 'Restmenge') }),
  reply: { kind: 'data', schema: z.array(stockEntry) },
  status: 200,
  example: { params: { ...example, productId: exampleIds.product }, body: { remaining: 40 } },
});

/** Maximum number of products in one request. */
export const soldOutAtOnce = 500;

/**
 * Marks products as sold out until the branch's business day ends, or takes the mark back (STOCK-01). Afterwards the
 * previous stock applies again. Products that are not marked stay as they are when a mark is taken back.
 */
export const setSoldOut = endpoint({
  name: 'setSoldOut',
  service: 'ordering',
  method: 'PUT',
  path: '/sold-out/:branchId',
  summary: 'Produkte für heute ausverkauft melden oder die Meldung zurücknehmen',
  needs: 'orders.write',
  params: byBranch,
  body: z.strictObject({
    products: field(z.array(id).min(1).max(soldOutAtOnce), 'Produkte'),
    isSoldOut: field(z.boolean(), 'Heute ausverkauft'),
  }),
  reply: { kind: 'data', schema: z.array(stockEntry) },
  status: 200,
  // Takes a mark back: the other examples order this product.
  example: { params: example, body: { products: [exampleIds.product], isSoldOut: false } },
});

/** Maximum load of a branch per time slot; null means unlimited. */
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
  params: byBranch,
  reply: { kind: 'data', schema: slotLimit.nullable() },
  status: 200,
  example: { params: example },
});

/** `null` removes the limit. Orders accepted before the limit was set count too. */
export const setSlotLimit = endpoint({
  name: 'setSlotLimit',
  service: 'ordering',
  method: 'PUT',
  path: '/slot-limits/:branchId',
  summary: 'Auslastung einer Filiale begrenzen',
  needs: 'capacity.write',
  params: byBranch,
  body: z.strictObject({ limit: field(slotLimit.nullable(), 'Grenze') }),
  reply: { kind: 'data', schema: slotLimit.nullable() },
  status: 200,
  example: { params: example, body: { limit: { minutes: 15, maxOrders: 200 } } },
});

/** Used capacity of a time slot. */
export const slotUse = z.object({ slot: instant, orders: z.int(), items: z.number(), value: money });
export type SlotUse = z.output<typeof slotUse>;

/** Slots of the next 24 hours with used capacity, including the current one. Empty without a limit. */
export const listSlotUse = endpoint({
  name: 'listSlotUse',
  service: 'ordering',
  method: 'GET',
  path: '/slot-limits/:branchId/use',
  summary: 'Belegte Zeitfenster einer Filiale',
  needs: 'orders.attend',
  params: byBranch,
  reply: { kind: 'data', schema: z.array(slotUse) },
  status: 200,
  example: { params: example },
});

/** Capacity for guests: sold-out products, full time slots and the current waiting time. */
export const capacity = z.object({
  soldOut: z.array(id),
  /** Length of a slot in minutes; null without a limit. */
  slotMinutes: z.int().nullable(),
  /** Start times of full slots. */
  fullSlots: z.array(instant),
  /** Waiting time in minutes caused by open orders and by minutes added by staff (WHEN-02, WHEN-03). */
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
  params: byBranch,
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
/** Subject is the product. `until` is null if the mark was taken back or ended. */
export const soldOutTodaySet = defineEvent({
  type: 'ordering.sold-out-today-set.v1',
  summary: 'Ein Produkt wurde in einer Filiale für heute ausverkauft gemeldet, oder die Meldung endete.',
  data: z.object({ branch: id, product: id, until: instant.nullable() }),
  example: { branch: exampleIds.branch, product: exampleIds.product, until: '2026-11-21T21:00:00.000Z' },
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
  setSoldOut,
  readSlotLimit,
  listSlotUse,
  setSlotLimit,
] as const;
export const capacityEvents = [stockSet, soldOutTodaySet, slotLimitSet];
