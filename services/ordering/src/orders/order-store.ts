import type { Page } from '@theke/contracts/endpoint';
import type { ListQuery } from '@theke/contracts/resource';
import { type Transaction, violatedUnique } from '@theke/kit/database/database';
import { rangeConditions } from '@theke/kit/database/range-conditions';
import { readPage } from '@theke/kit/database/read-page';
import { searchedPhone } from '@theke/rules/checkout/phone';
import { searchWords } from '@theke/rules/lists/search-text';
import { fromMoney, money, toMoney } from '@theke/rules/money/money';
import { ownerOf } from '../customers/customer-store.ts';
import { asFigures, type OtherClocks, refundedOfTotalSql } from './as-figures.ts';
import type { Order } from './order.ts';

/** States of an order that the branch accepted and nobody canceled. */
const sold: readonly Order['status'][] = ['confirmed', 'in-delivery', 'delivered', 'completed'];

type Row = {
  id: string;
  uid: string;
  version: number;
  branch_id: string;
  ticket_number: number | null;
  status: Order['status'];
  kind: Order['kind'];
  delivery_type: Order['deliveryType'];
  payment_method: Order['paymentMethod'];
  delivery_area: string | null;
  table_id: string | null;
  table_identifier: string | null;
  totals: Order['totals'];
  items: Order['items'];
  contact: Omit<Order['contact'], 'deliveryAddress'> & Partial<Order['contact']>;
  comment: string;
  appointment_date: Date | null;
  appointment: Date | null;
  counter_appointment: Date | null;
  expected_from: Date | null;
  expected_until: Date | null;
  offer: Order['offer'];
  rejection_message: string | null;
  cancellation_reason: string | null;
  questionnaire: Order['questionnaire'];
  payment_expires_at: Date | null;
  paid_at: Date | null;
  /** bigint, returned by the driver as text. */
  paid_gross: string | null;
  refunded: string;
  /** bigint, returned by the driver as text. */
  tip: string;
  gift_card_id: string | null;
  gift_card_end: string | null;
  /** bigint, returned by the driver as text. */
  gift_card: string;
  gift_card_returned: string;
  history: Order['history'];
  edits: Order['edits'];
  origin: Order['origin'];
  placed_at: Date;
  archived_at: Date | null;
  claim: Order['claim'];
  customer_id: string | null;
  is_erased: boolean;
  donatee_id: string | null;
  donatee_name: string | null;
  /** bigint, returned by the driver as text. */
  donation: string | null;
  prepared: number[];
  fiscal: Order['fiscal'];
  driver_id: string | null;
  driver_name: string | null;
  stop_number: number | null;
  proof: Order['proof'];
  bill_id: string | null;
  fired_course: number | null;
  payments: Order['payments'];
};

const columns =
  'id, uid, version, branch_id, ticket_number, status, kind, delivery_type, payment_method, delivery_area, table_id, table_identifier, totals, items, contact, comment, appointment_date, appointment, counter_appointment, expected_from, expected_until, offer, rejection_message, cancellation_reason, questionnaire, payment_expires_at, paid_at, paid_gross, refunded, history, edits, placed_at, archived_at, claim, customer_id, is_erased, donatee_id, donatee_name, donation, origin, prepared, tip, gift_card_id, gift_card_end, gift_card, gift_card_returned, fiscal, driver_id, driver_name, stop_number, proof, bill_id, fired_course, payments';

const toDonation = ({ donatee_id, donatee_name, donation }: Row): Order['donation'] =>
  donatee_id === null
    ? null
    : { donatee: donatee_id, name: donatee_name ?? '', amount: fromMoney(money(Number(donation))) };

const toGiftCard = ({ gift_card_id, gift_card_end, gift_card, gift_card_returned }: Row): Pick<Order, 'giftCard'> =>
  gift_card_id === null
    ? {}
    : {
        giftCard: {
          id: gift_card_id,
          codeEnd: gift_card_end ?? '',
          amount: fromMoney(money(Number(gift_card))),
          returned: fromMoney(money(Number(gift_card_returned))),
        },
      };

const toOrder = (row: Row): Order => ({
  id: row.id,
  uid: row.uid,
  version: row.version,
  branch: row.branch_id,
  ticketNumber: row.ticket_number,
  status: row.status,
  kind: row.kind,
  deliveryType: row.delivery_type,
  paymentMethod: row.payment_method,
  deliveryArea: row.delivery_area,
  table: row.table_id,
  tableIdentifier: row.table_identifier,
  totals: row.totals,
  ...(row.tip !== '0' && { tip: fromMoney(money(Number(row.tip))) }),
  ...toGiftCard(row),
  donation: toDonation(row),
  items: row.items,
  // Legacy orders have no delivery address.
  contact: { deliveryAddress: null, ...row.contact },
  comment: row.comment,
  appointmentDate: row.appointment_date,
  appointment: row.appointment,
  counterAppointment: row.counter_appointment,
  expectedFrom: row.expected_from,
  expectedUntil: row.expected_until,
  offer: row.offer,
  rejectionMessage: row.rejection_message,
  cancellationReason: row.cancellation_reason,
  questionnaire: row.questionnaire,
  paymentExpiresAt: row.payment_expires_at,
  paidAt: row.paid_at,
  paidTotal: row.paid_gross === null ? null : fromMoney(money(Number(row.paid_gross))),
  refunded: fromMoney(money(Number(row.refunded))),
  history: row.history,
  edits: row.edits,
  origin: row.origin,
  placedAt: row.placed_at,
  archivedAt: row.archived_at,
  claim: row.claim,
  customer: row.customer_id,
  isErased: row.is_erased,
  prepared: row.prepared,
  fiscal: row.fiscal,
  driver: row.driver_id === null ? null : { id: row.driver_id, name: row.driver_name ?? '' },
  stopNumber: row.stop_number,
  proof: row.proof,
  bill: row.bill_id,
  firedCourse: row.fired_course,
  payments: row.payments,
});

/** Columns written for a new order, with their types; the others have defaults. */
const inserted = [
  ['id', 'uuid'],
  ['uid', 'text'],
  ['version', 'int'],
  ['branch_id', 'uuid'],
  ['ticket_number', 'int'],
  ['status', 'text'],
  ['kind', 'text'],
  ['delivery_type', 'text'],
  ['payment_method', 'text'],
  ['delivery_area', 'text'],
  ['table_id', 'uuid'],
  ['table_identifier', 'text'],
  ['totals', 'jsonb'],
  ['items', 'jsonb'],
  ['contact', 'jsonb'],
  ['comment', 'text'],
  ['appointment_date', 'timestamptz'],
  ['payment_expires_at', 'timestamptz'],
  ['history', 'jsonb'],
  ['placed_at', 'timestamptz'],
  ['updated_at', 'timestamptz'],
  ['currency', 'text'],
  ['total_gross', 'bigint'],
  ['claim', 'jsonb'],
  ['customer_id', 'uuid'],
  ['donatee_id', 'uuid'],
  ['donatee_name', 'text'],
  ['donation', 'bigint'],
  ['network_mark', 'text'],
  ['expected_from', 'timestamptz'],
  ['expected_until', 'timestamptz'],
  ['origin', 'jsonb'],
  ['tip', 'bigint'],
  ['gift_card_id', 'uuid'],
  ['gift_card_end', 'text'],
  ['gift_card', 'bigint'],
  ['paid_at', 'timestamptz'],
  ['paid_gross', 'bigint'],
  ['bill_id', 'uuid'],
  ['fired_course', 'smallint'],
] as const;
const insertedColumns = inserted.map(([name]) => name).join(', ');

const rowOf = (order: Order, networkMark: string | null): Record<(typeof inserted)[number][0], unknown> => ({
  id: order.id,
  uid: order.uid,
  version: order.version,
  branch_id: order.branch,
  ticket_number: order.ticketNumber,
  status: order.status,
  kind: order.kind,
  delivery_type: order.deliveryType,
  payment_method: order.paymentMethod,
  delivery_area: order.deliveryArea,
  table_id: order.table,
  table_identifier: order.tableIdentifier,
  totals: order.totals,
  items: order.items,
  contact: order.contact,
  comment: order.comment,
  appointment_date: order.appointmentDate,
  payment_expires_at: order.paymentExpiresAt,
  history: order.history,
  placed_at: order.placedAt,
  updated_at: order.placedAt,
  currency: order.totals.currency,
  total_gross: toMoney(order.totals.total.gross),
  claim: order.claim,
  customer_id: order.customer,
  donatee_id: order.donation?.donatee ?? null,
  donatee_name: order.donation?.name ?? null,
  donation: order.donation && toMoney(order.donation.amount),
  network_mark: networkMark,
  expected_from: order.expectedFrom,
  expected_until: order.expectedUntil,
  origin: order.origin,
  tip: toMoney(order.tip ?? 0),
  gift_card_id: order.giftCard?.id ?? null,
  gift_card_end: order.giftCard?.codeEnd ?? null,
  gift_card: toMoney(order.giftCard?.amount ?? 0),
  // Set if a gift card pays an order that would otherwise be paid online.
  paid_at: order.paidAt,
  paid_gross: order.paidTotal === null ? null : toMoney(order.paidTotal),
  bill_id: order.bill,
  fired_course: order.firedCourse,
});

/** `true` (all branches), or the branches that the caller is limited to. */
export type AccessScope = true | { branches: readonly string[] };

/** An idempotency key with the hash of its request. */
export type IdempotencyKey = { key: string; requestHash: string };
/** Ticket numbers of a branch restart each local day; `day` is 'YYYY-MM-DD'. */
export type TicketCounter = { branch: string; day: string };
/** Request and order that a key is bound to. */
export type BoundKey = { requestHash: string; orderId: string };

/** Null means every branch; passed as one parameter so that each statement has one plan. */
const branchesOf = (scope: AccessScope, branch?: string): readonly string[] | null => {
  if (scope === true) return branch ? [branch] : null;
  return branch ? scope.branches.filter((one) => one === branch) : scope.branches;
};

const finished = `('completed', 'rejected', 'canceled', 'failed')`;
/** Orders visible to the branch: unpaid and failed orders are hidden (PAY-03). */
const shown = `status not in ('awaiting-payment', 'failed') and archived_at is null
  and not (status = 'canceled' and paid_at is null and payment_method in ('card', 'paypal'))`;
/** $1 is the result of `accessibleBranches`. */
const inScope = '($1::uuid[] is null or branch_id = any($1))';
/** Above the open orders of any business, and still loaded by a tablet within a second: 4 MB. */
const openLimit = 2_500;
/** The board shows the last finished orders; the history lists all. */
const finishedLimit = 200;

/** First `max` rows of a query that read one row more, to find out whether there is a next page. */
const cut = (rows: readonly Row[], max: number): Page<Order> => ({
  data: rows.slice(0, max).map(toOrder),
  meta: { total: Math.min(rows.length, max), isTotalCapped: rows.length > max, page: 1, pageSize: max },
});

/**
 * Selects the open orders. Above the limit, new orders are dropped before answered ones, the oldest first. A flood of
 * junk orders thus hides only orders that nobody has looked at.
 */
const openOrders = (where: string): string =>
  `select ${columns} from orders where ${where} and ${shown} and status not in ${finished}
   order by status = 'placed', placed_at desc, id desc limit ${openLimit + 1}`;

/** Open orders, the newest first. */
function newestOpen(rows: readonly Row[]): Page<Order> {
  const { data, meta } = cut(rows, openLimit);
  return { data: data.toSorted((one, other) => other.placedAt.getTime() - one.placedAt.getTime()), meta };
}

/**
 * Condition for a ticket number. Texts longer than any number do not match, nor does 0, which the index has for orders
 * without a number.
 */
const ticketIs = (text: string, values: unknown[]): string =>
  /^[1-9]\d{0,8}$/.test(text) ? `coalesce(ticket_number, 0) = $${values.push(Number(text))}` : 'false';

/**
 * Condition of the search: uid, ticket number, start of the guest's name ("Huber", "Huber Anna", "Anna Huber") or
 * company, phone in any spelling, or its last digits. Prefix searches use their indexes.
 */
function isFoundBy(text: string, values: unknown[]): string {
  const words = searchWords(text);
  const phone = searchedPhone(text);
  const beginsWith = (column: string, start: string) => {
    const [from, until] = [values.push(start), values.push(`${start}\u{10ffff}`)];
    return `(${column} >= $${from} and ${column} < $${until})`;
  };
  const name = words.join(' ');
  const lastWordFirst = [words.at(-1), ...words.slice(0, -1)].join(' ');
  return `(${[
    `uid = upper($${values.push(text)})`,
    ticketIs(text, values),
    beginsWith('guest_name', name),
    ...(words.length > 1 ? [beginsWith('guest_name', lastWordFirst)] : []),
    `(company_name <> '' and ${beginsWith('company_name', name)})`,
    ...(phone ? [`(phone_reversed <> '' and ${beginsWith('phone_reversed', [...phone].reverse().join(''))})`] : []),
  ].join(' or ')})`;
}

const sortColumns: Record<string, string> = {
  placedAt: 'placed_at',
  createdAt: 'placed_at',
  updatedAt: 'updated_at',
  // The expression of the index.
  ticketNumber: 'coalesce(ticket_number, 0)',
};

export const orderStore = {
  /** Inserts new orders. @param networkMark of the guest's network, for an order that waits for its payment */
  insert(tx: Transaction, all: readonly { order: Order; networkMark: string | null }[]): void {
    // One JSON parameter: one statement per order would double the cost.
    tx.query(
      `insert into orders (${insertedColumns}) select ${inserted.map(([name]) => (name === 'customer_id' ? ownerOf('placed.customer_id', `placed.contact ->> 'email'`, `placed.contact ->> 'phone'`) : name)).join(', ')}
       from jsonb_to_recordset($1::jsonb) as placed(${inserted.map((column) => column.join(' ')).join(', ')})`,
      [JSON.stringify(all.map(({ order, networkMark }) => rowOf(order, networkMark)))],
      'order-insert',
    );
  },

  /** Whether the customer has ordered since then, in any state. */
  async hasOrderedSince(tx: Transaction, customer: string, at: Date): Promise<boolean> {
    const [row] = await tx.query<{ has: boolean }>(
      'select exists (select from orders where customer_id = $1 and placed_at >= $2) as has',
      [customer, at],
      'order-since',
    );
    return row?.has ?? false;
  },

  /** Whether the business ever had an order. */
  async areThere(tx: Transaction): Promise<boolean> {
    const [row] = await tx.query<{ are: boolean }>('select exists (select from orders) as are', [], 'orders-there');
    return row?.are ?? false;
  },

  /** Locks the order until the transaction ends, so that of two concurrent answers the second one fails. */
  async findForChange(tx: Transaction, id: string, scope: AccessScope): Promise<Order | undefined> {
    const [row] = await tx.query<Row>(
      `select ${columns} from orders where ${inScope} and id = $2 for update`,
      [branchesOf(scope), id],
      'order-lock',
    );
    return row && toOrder(row);
  },

  /** Orders of a bill, with row locks in key order until the transaction ends. */
  async lockOfBill(tx: Transaction, bill: string): Promise<Order[]> {
    const rows = await tx.query<Row>(
      `select ${columns} from orders where bill_id = $1 order by id for update`,
      [bill],
      'orders-lock-of-bill',
    );
    return rows.map(toOrder);
  },

  /** Orders of bills, the oldest first. */
  async ofBills(tx: Transaction, bills: readonly string[]): Promise<Order[]> {
    const rows = await tx.query<Row>(
      `select ${columns} from orders where bill_id = any($1) order by placed_at, id`,
      [bills],
      'orders-of-bills',
    );
    return rows.map(toOrder);
  },

  /** Stores the finished items; no other statement writes them. */
  setPrepared(tx: Transaction, id: string, prepared: readonly number[]): void {
    tx.query('update orders set prepared = $2 where id = $1', [id, prepared], 'order-prepared');
  },

  /** Writes all other fields that can change after an order was placed. */
  update(tx: Transaction, order: Order, at: Date): void {
    tx.query(
      `update orders set version = $2, status = $3, table_id = $4, table_identifier = $5, totals = $6, items = $7,
         contact = $8, comment = $9, appointment = $10, counter_appointment = $11, rejection_message = $12,
         cancellation_reason = $13, questionnaire = $14, payment_expires_at = $15, paid_at = $16, refunded = $17,
         history = $18, edits = $19, placed_at = $20, archived_at = $21, total_gross = $22, updated_at = $23, claim = $24, is_erased = $25, offer = $26, delivery_area = $27,
         ticket_number = $28, paid_gross = $29, tip = $30, fiscal = $31,
         gift_card_id = $32, gift_card_end = $33, gift_card = $34, gift_card_returned = $35,
         payment_method = $36, fired_course = $37, payments = $38,
         network_mark = case when $3 = 'awaiting-payment' then network_mark end
       where id = $1`,
      [
        order.id,
        order.version,
        order.status,
        order.table,
        order.tableIdentifier,
        JSON.stringify(order.totals),
        JSON.stringify(order.items),
        JSON.stringify(order.contact),
        order.comment,
        order.appointment,
        order.counterAppointment,
        order.rejectionMessage,
        order.cancellationReason,
        order.questionnaire && JSON.stringify(order.questionnaire),
        order.paymentExpiresAt,
        order.paidAt,
        toMoney(order.refunded),
        JSON.stringify(order.history),
        JSON.stringify(order.edits),
        order.placedAt,
        order.archivedAt,
        toMoney(order.totals.total.gross),
        at,
        order.claim && JSON.stringify(order.claim),
        order.isErased,
        order.offer && JSON.stringify(order.offer),
        order.deliveryArea,
        order.ticketNumber,
        order.paidTotal === null ? null : toMoney(order.paidTotal),
        toMoney(order.tip ?? 0),
        order.fiscal && JSON.stringify(order.fiscal),
        order.giftCard?.id ?? null,
        order.giftCard?.codeEnd ?? null,
        toMoney(order.giftCard?.amount ?? 0),
        toMoney(order.giftCard?.returned ?? 0),
        order.paymentMethod,
        order.firedCourse,
        order.payments && JSON.stringify(order.payments),
      ],
      'order-update',
    );
  },

  async find(tx: Transaction, id: string, scope: AccessScope): Promise<Order | undefined> {
    const [row] = await tx.query<Row>(
      `select ${columns} from orders where ${inScope} and id = $2`,
      [branchesOf(scope), id],
      'order-find',
    );
    return row && toOrder(row);
  },

  /** Counts orders that wait for their payment. */
  async countUnpaid(
    tx: Transaction,
    networkMark: string,
    phone: string,
  ): Promise<{ ofSameNetwork: number; ofSamePhone: number }> {
    const [row] = await tx.query<{ network: number; phone: number }>(
      `select count(*) filter (where network_mark = $1)::int as network,
         count(*) filter (where contact ->> 'phone' = $2 and $2 <> '')::int as phone
       from orders where status = 'awaiting-payment'`,
      [networkMark, phone],
      'orders-unpaid',
    );
    return { ofSameNetwork: row?.network ?? 0, ofSamePhone: row?.phone ?? 0 };
  },

  async findByCustomer(tx: Transaction, customer: string): Promise<Order[]> {
    const rows = await tx.query<Row>(`select ${columns} from orders where customer_id = $1 order by placed_at, id`, [
      customer,
    ]);
    return rows.map(toOrder);
  },

  /** The last orders of a customer that were placed with this normalised address, newest first (ACCT-05). */
  async findByEmail(tx: Transaction, customer: string, email: string, max: number): Promise<Order[]> {
    const rows = await tx.query<Row>(
      `select ${columns} from orders where customer_id = $1 and lower(btrim(contact ->> 'email')) = $2
         and archived_at is null order by placed_at desc, id desc limit $3`,
      [customer, email, max],
      'orders-by-email',
    );
    return rows.map(toOrder);
  },

  /** Gross revenue of a customer's confirmed, not canceled orders less refunds (PAY-18), in units of the currency. */
  async revenueOfCustomer(tx: Transaction, customer: string): Promise<number> {
    const [row] = await tx.query<{ sum: string }>(
      `select coalesce(sum(total_gross - ${refundedOfTotalSql}), 0) as sum
       from orders where customer_id = $1 and status = any($2)`,
      [customer, sold],
      'orders-revenue-of-customer',
    );
    return fromMoney(money(Number(row?.sum)));
  },

  /** Orders of a customer, with row locks until the transaction ends. */
  async lockByCustomer(tx: Transaction, customer: string): Promise<Order[]> {
    const rows = await tx.query<Row>(`select ${columns} from orders where customer_id = $1 order by id for update`, [
      customer,
    ]);
    return rows.map(toOrder);
  },

  forgetCustomer(tx: Transaction, orders: readonly string[]): void {
    tx.query('update orders set customer_id = null where id = any($1)', [orders]);
  },

  /** At most `max` orders with an id above `after`, in any state, by id. */
  async after(tx: Transaction, after: string, max: number): Promise<Order[]> {
    const rows = await tx.query<Row>(`select ${columns} from orders where id > $1 order by id limit $2`, [after, max]);
    return rows.map(toOrder);
  },

  async findByUid(tx: Transaction, uid: string): Promise<Order | undefined> {
    const [row] = await tx.query<Row>(`select ${columns} from orders where uid = $1`, [uid], 'order-by-uid');
    return row && toOrder(row);
  },

  /** Open orders, counted in `meta`, then those finished since `since`. Each part has its own limit. */
  async current(tx: Transaction, scope: AccessScope, branch: string | undefined, since: Date): Promise<Page<Order>> {
    const branches = branchesOf(scope, branch);
    const [open, done] = await Promise.all([
      tx.query<Row>(openOrders(inScope), [branches], 'orders-current'),
      tx.query<Row>(
        `select ${columns} from orders where ${inScope} and ${shown} and status in ${finished} and updated_at >= $2
         order by updated_at desc, id desc limit ${finishedLimit}`,
        [branches, since],
        'orders-finished',
      ),
    ]);
    const { data, meta } = newestOpen(open);
    return { data: [...data, ...done.map(toOrder)], meta };
  },

  /** Open stops of a driver in route order, then those delivered since `since`, the last first. At most 200. */
  async ofDriver(tx: Transaction, scope: AccessScope, driver: string, since: Date): Promise<Order[]> {
    const rows = await tx.query<Row>(
      `select ${columns} from orders where ${inScope} and driver_id = $2 and ${shown}
         and (status in ('confirmed', 'in-delivery') or (status in ('delivered', 'completed') and updated_at >= $3))
       order by status in ('delivered', 'completed'), case when status in ('confirmed', 'in-delivery') then stop_number end,
         updated_at desc, id
       limit 200`,
      [branchesOf(scope), driver, since],
      'orders-of-driver',
    );
    return rows.map(toOrder);
  },

  /** Open orders of a branch placed since `since`. */
  async open(tx: Transaction, branch: string, since: Date): Promise<Page<Order>> {
    const where = 'branch_id = $1 and placed_at >= $2';
    return newestOpen(await tx.query<Row>(openOrders(where), [branch, since], 'orders-open'));
  },

  /** Marks an unseen order as missed; does nothing if staff have acted on it meanwhile. */
  markMissed: (tx: Transaction, id: string, at: Date) =>
    tx.query(
      `update orders set missed_at = $2 where id = $1 and status = 'placed' and missed_at is null`,
      [id, at],
      'orders-mark-missed',
    ),

  /** Unanswered orders placed before `before`, the newest first. */
  async missed(tx: Transaction, scope: AccessScope, branch: string | undefined, before: Date): Promise<Page<Order>> {
    const rows = await tx.query<Row>(
      `select ${columns} from orders where ${inScope} and status = 'placed' and (placed_at <= $2 or missed_at is not null)
       order by placed_at desc, id desc limit ${openLimit + 1}`,
      [branchesOf(scope, branch), before],
      'orders-missed',
    );
    return cut(rows, openLimit);
  },

  /** @param clocks time zones that differ from the usual one; needed for filters by local day */
  list(tx: Transaction, scope: AccessScope, query: ListQuery, clocks: OtherClocks): Promise<Page<Order>> {
    const sort = query.sort ?? '-placedAt';
    const column = sortColumns[sort.replace(/^-/, '')];
    // Both columns in the same direction, so that one index serves both.
    const order = sort.startsWith('-') ? `${column} desc, id desc` : `${column}, id`;
    const filter = query.filter ?? {};
    const { branch, status, customer, deliveryType, paymentMethod, kind } = filter;
    const values: unknown[] = [];
    // Adds only conditions in use, and a single branch as one parameter, so that an index is used.
    const where = filter.countedAs ? [] : ['archived_at is null'];
    const branches = branchesOf(scope, branch);
    if (branches?.length === 1) where.push(`branch_id = $${values.push(branches[0])}`);
    else if (branches) where.push(`branch_id = any($${values.push(branches)}::uuid[])`);
    if (status) where.push(`status = $${values.push(status)}`);
    if (customer) where.push(`customer_id = $${values.push(customer)}`);
    if (deliveryType) where.push(`delivery_type = $${values.push(deliveryType)}`);
    if (paymentMethod) where.push(`payment_method = $${values.push(paymentMethod)}`);
    if (kind) where.push(`kind = $${values.push(kind)}`);
    where.push(...asFigures(filter, clocks, values));
    where.push(...rangeConditions(filter, { placedAt: 'placed_at', total: '(total_gross / 10000.0)' }, values));
    if (query.q) where.push(isFoundBy(query.q, values));
    const from = `orders where ${where.join(' and ') || 'true'}`;
    return readPage(tx, query, { columns, from, order, values }, toOrder);
  },

  async nextTicketNumber(tx: Transaction, counter: TicketCounter): Promise<number> {
    return (await orderStore.takeTicketNumbers(tx, counter, 1, [])).last;
  },

  /**
   * Reserves one ticket number per request whose key is not bound yet.
   * @returns the last number, and the bound keys
   */
  async takeTicketNumbers(
    tx: Transaction,
    { branch, day }: TicketCounter,
    count: number,
    keys: readonly string[],
  ): Promise<{ last: number; bound: ReadonlySet<string> }> {
    const [row] = await tx.query<{ last: number; bound: string[] }>(
      `with bound as materialized (select key from idempotency_key where key = any($4))
       insert into ticket_counter as counter (branch_id, day, last)
       select $1, $2, $3::int - count(*) from bound having $3::int > count(*)
       on conflict (tenant_id, branch_id, day) do update set last = counter.last + excluded.last
       returning last, array(select key from bound) as bound`,
      [branch, day, count, keys],
      'ticket-numbers',
    );
    return row ? { last: row.last, bound: new Set(row.bound) } : { last: 0, bound: new Set(keys) };
  },

  /** Raises each counter to `last`; never lowers it. */
  advanceTicketNumbers(tx: Transaction, counters: readonly (TicketCounter & { last: number })[]): void {
    tx.query(
      `insert into ticket_counter as counter (branch_id, day, last)
       select branch, day, last from jsonb_to_recordset($1::jsonb) as at(branch uuid, day date, last int) order by branch, day
       on conflict (tenant_id, branch_id, day) do update set last = greatest(counter.last, excluded.last)`,
      [JSON.stringify(counters)],
      'ticket-numbers-advance',
    );
  },

  /**
   * Binds keys to orders stored in the same transaction. Waits for a concurrent request with the same key. If one key
   * is bound already, the whole transaction fails with `isKeyBound`.
   */
  bindKeys(tx: Transaction, all: readonly (IdempotencyKey & { orderId: string; at: Date })[]): void {
    if (all.length === 0) return;
    tx.query(
      `insert into idempotency_key (key, request_hash, order_id, at)
       select key, hash, id, at from unnest($1::text[], $2::text[], $3::uuid[], $4::timestamptz[]) as bound(key, hash, id, at) order by key`,
      [
        all.map(({ key }) => key),
        all.map(({ requestHash }) => requestHash),
        all.map(({ orderId }) => orderId),
        all.map(({ at }) => at),
      ],
      'idempotency-bind',
    );
  },

  async findKey(tx: Transaction, key: string): Promise<BoundKey | undefined> {
    const [row] = await tx.query<{ request_hash: string; order_id: string }>(
      'select request_hash, order_id from idempotency_key where key = $1',
      [key],
      'idempotency-find',
    );
    return row && { requestHash: row.request_hash, orderId: row.order_id };
  },
};

/** The key is bound to an order already. */
export class KeyBound extends Error {
  override name = 'KeyBound';
}

export const isKeyBound = (error: unknown): boolean =>
  error instanceof KeyBound || violatedUnique(error) === 'idempotency_key_pkey';

/** Another order of the tenant has this uid: create a new one. */
export const isUidTaken = (error: unknown): boolean => violatedUnique(error) === 'orders_uid_unique';
