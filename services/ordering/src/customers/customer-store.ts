import type { Page } from '@theke/contracts/endpoint';
import type { Customer } from '@theke/contracts/ordering/customer';
import type { Contact } from '@theke/contracts/ordering/order';
import type { ListQuery } from '@theke/contracts/resource';
import type { Transaction } from '@theke/kit/database/database';
import { rangeConditions } from '@theke/kit/database/range-conditions';
import { readPage } from '@theke/kit/database/read-page';
import { normalizeEmail } from '@theke/kit/derive-customer-id';
import { searchedPhone } from '@theke/rules/checkout/phone';
import { searchWords } from '@theke/rules/lists/search-text';
import type { Order } from '../orders/order.ts';

type Row = {
  id: string;
  version: number;
  email: string;
  phone: string;
  first_name: string;
  last_name: string;
  company_name: string;
  note: string;
  orders: number;
  first_order_at: Date | null;
  last_order_at: Date | null;
};

const columns =
  'id, version, email, phone, first_name, last_name, company_name, note, orders, first_order_at, last_order_at';

const toCustomer = (row: Row): Customer => ({
  id: row.id,
  version: row.version,
  email: row.email,
  phone: row.phone,
  firstName: row.first_name,
  lastName: row.last_name,
  companyName: row.company_name,
  note: row.note,
  orders: row.orders,
  firstOrderAt: row.first_order_at?.toISOString() ?? null,
  lastOrderAt: row.last_order_at?.toISOString() ?? null,
});

const sortColumns: Record<string, string> = {
  lastOrderAt: 'last_order_at',
  createdAt: 'first_order_at',
  updatedAt: 'last_order_at',
  orders: 'orders',
  lastName: 'lower(last_name)',
};

/**
 * SQL expression for the customer that an order's e-mail or phone belongs to. After a correction by staff this may be a
 * customer with another id. Legacy customers without an e-mail have an id of their unnormalised phone; their corrected
 * number finds them. Customers from before a change of `THEKE_SECRET` have an id of the old secret; their e-mail finds
 * them.
 * @param id, email, phone expressions of the statement
 */
export const ownerOf = (id: string, email: string, phone: string): string =>
  `coalesce((select id from customers where key = ${id}::uuid),
     (select id from customers where id = ${id}::uuid),
     (select id from customers as same where ${email} <> '' and same.email <> '' and same.email = lower(btrim(${email})) order by same.orders desc, id limit 1),
     (select id from customers as same where ${email} = '' and ${phone} <> '' and same.email = '' and same.phone = ${phone} order by same.orders desc, id limit 1),
     ${id}::uuid)`;

/** Keeps values written by staff; empty ones are filled from orders. */
const unlessWritten = (column: string, value: string): string =>
  `case when is_written and ${column} <> '' then ${column} else ${value} end`;

const contactOfOrder = [
  unlessWritten('email', '$2'),
  unlessWritten('phone', `coalesce(nullif($3, ''), phone)`),
  unlessWritten('first_name', '$4'),
  unlessWritten('last_name', '$5'),
  unlessWritten('company_name', '$6'),
].join(', ');

/** Totals that the orders of one customer, oldest first, add to the customer's row. */
function countedOf(orders: readonly Order[]) {
  const [{ customer, contact, placedAt }] = orders as [Order, ...Order[]];
  return {
    id: customer,
    email: normalizeEmail(contact.email),
    phone: contact.phone,
    first_name: contact.firstName,
    last_name: contact.lastName,
    company_name: contact.companyName,
    // An unpaid order counts once it is paid. It is linked to its customer before that, so that erasure finds it.
    orders: orders.filter(({ status }) => status === 'placed').length,
    first_order_at: placedAt,
    last_order_at: orders.at(-1)?.placedAt,
  };
}

export const customerStore = {
  /**
   * Adds orders to their customers and creates missing ones. Does not change names: anybody may order with someone
   * else's e-mail.
   */
  count(tx: Transaction, orders: readonly Order[]): void {
    const customers = Map.groupBy(
      orders.filter(({ customer }) => customer !== null),
      ({ customer }) => customer,
    );
    if (customers.size === 0) return;
    tx.query(
      // Sorted, so that two transactions with the same customers do not deadlock.
      `insert into customers as known (${columns})
       select ${ownerOf('counted.id', 'counted.email', 'counted.phone')}, 1, email, phone, first_name, last_name, company_name, '', orders, first_order_at, last_order_at
       from jsonb_to_recordset($1::jsonb) as counted(id uuid, email text, phone text, first_name text, last_name text, company_name text, orders int,
         first_order_at timestamptz, last_order_at timestamptz)
       order by 1
       on conflict (tenant_id, id) do update set version = known.version + 1, orders = known.orders + excluded.orders,
         first_order_at = coalesce(known.first_order_at, excluded.first_order_at),
         last_order_at = greatest(known.last_order_at, excluded.last_order_at)`,
      [JSON.stringify([...customers.values()].map(countedOf))],
      'customers-count',
    );
  },

  /** Creates the customer of a reservation, without orders, unless there is one. */
  ensure(tx: Transaction, id: string, { name, email, phone }: { name: string; email: string; phone: string }): void {
    tx.query(
      `insert into customers (${columns})
       values (${ownerOf('$1', '$2::text', '$3::text')}, 1, $2, $3, '', $4, '', '', 0, null, null)
       on conflict do nothing`,
      [id, normalizeEmail(email), phone, name],
      'customer-ensure',
    );
  },

  /** Deletes a customer without orders and reservations, unless staff entered it. */
  removeUnused(tx: Transaction, id: string): void {
    tx.query(
      `delete from customers where id = $1 and orders = 0 and first_order_at is null and not is_written
         and not exists (select from reservation where person_id = $1)`,
      [id],
      'customer-remove-unused',
    );
  },

  /** Copies the names from an order that the branch has confirmed. */
  rename(tx: Transaction, id: string, { email, phone, firstName, lastName, companyName }: Contact): void {
    tx.query(
      `update customers set version = version + 1, (email, phone, first_name, last_name, company_name) = (${contactOfOrder})
       where id = $1 and (email, phone, first_name, last_name, company_name) is distinct from (${contactOfOrder})`,
      [id, normalizeEmail(email), phone, firstName, lastName, companyName],
      'customer-rename',
    );
  },

  /** @returns false if a customer with the same e-mail or phone exists */
  async insert(tx: Transaction, customer: Customer): Promise<boolean> {
    const rows = await tx.query(
      `insert into customers (${columns}, is_written)
       select $1::uuid, 1, $2, $3, $4, $5, $6, $7, 0, null, null, true
       where not exists (select from customers where key = $1::uuid or $2 = '' and email = '' and phone = $3)
       on conflict (tenant_id, id) do nothing returning id`,
      [
        customer.id,
        customer.email,
        customer.phone,
        customer.firstName,
        customer.lastName,
        customer.companyName,
        customer.note,
      ],
    );
    return rows.length > 0;
  },

  /** Whether this key, or this phone without an e-mail, belongs to another customer. */
  async isAnothers(
    tx: Transaction,
    { key, id, email, phone }: Pick<Customer, 'id' | 'email' | 'phone'> & { key: string },
  ): Promise<boolean> {
    const rows = await tx.query(
      `select from customers where (id = $1 or key = $1 or $3 = '' and email = '' and phone = $4) and id <> $2`,
      [key, id, email, phone],
    );
    return rows.length > 0;
  },

  /** @param written.key key that e-mail or phone now map to, if it is not the id */
  rewrite(tx: Transaction, customer: Customer, written: { key: string | null; isContactWritten: boolean }): void {
    tx.query(
      `update customers set version = $2, email = $3, phone = $4, first_name = $5, last_name = $6, company_name = $7, note = $8,
         key = $9, is_written = is_written or $10
       where id = $1`,
      [
        customer.id,
        customer.version,
        customer.email,
        customer.phone,
        customer.firstName,
        customer.lastName,
        customer.companyName,
        customer.note,
        written.key,
        written.isContactWritten,
      ],
    );
  },

  /** Like `find`, with a row lock: concurrent orders wait before they update the totals. */
  async lock(tx: Transaction, id: string): Promise<Customer | undefined> {
    const [row] = await tx.query<Row>(`select ${columns} from customers where id = $1 for update`, [id]);
    return row && toCustomer(row);
  },

  async find(tx: Transaction, id: string): Promise<Customer | undefined> {
    const [row] = await tx.query<Row>(`select ${columns} from customers where id = $1`, [id], 'customer-find');
    return row && toCustomer(row);
  },

  /** Customers by e-mail, else by phone. Locks them in key order until the transaction ends. */
  async findByContacts(
    tx: Transaction,
    { emails, phones }: { emails: readonly string[]; phones: readonly string[] },
  ): Promise<Customer[]> {
    const rows = await tx.query<Row>(
      `select ${columns} from customers
       where email <> '' and email = any($1::text[]) or email = '' and phone = any($2::text[]) order by id for update`,
      [emails, phones],
    );
    return rows.map(toCustomer);
  },

  /** Locks like `findByContacts`. */
  async findMany(tx: Transaction, ids: readonly string[]): Promise<Customer[]> {
    const rows = await tx.query<Row>(
      `select ${columns} from customers where id = any($1::uuid[]) order by id for update`,
      [ids],
    );
    return rows.map(toCustomer);
  },

  list(tx: Transaction, query: ListQuery): Promise<Page<Customer>> {
    const sort = query.sort ?? '-lastOrderAt';
    // Customers without orders sort last, as in the index.
    const order = `${sortColumns[sort.replace(/^-/, '')]} ${sort.startsWith('-') ? 'desc nulls last' : 'asc nulls first'}`;
    const phone = searchedPhone(query.q ?? '');
    const values: unknown[] = [phone ? [] : searchWords(query.q ?? ''), phone ?? ''];
    const named = `not exists (select from unnest($1::text[]) as word where strpos(search, word) = 0) and strpos(phone, $2) > 0`;
    const ranges = rangeConditions(
      query.filter,
      { lastOrderAt: 'last_order_at', firstOrderAt: 'first_order_at', orders: 'orders::numeric' },
      values,
    );
    const from = `customers where ${[named, ...ranges].join(' and ')}`;
    return readPage(tx, query, { columns, from, order, values }, toCustomer);
  },

  /** Resets a customer with open orders to the data of these orders; removes everything that staff wrote. */
  keepOpen(tx: Transaction, id: string, open: readonly [Order, ...Order[]]): void {
    const [{ contact, placedAt }] = open;
    tx.query(
      `update customers set version = version + 1, email = $2, phone = $3, first_name = $4, last_name = $5, company_name = $6,
         orders = $7, first_order_at = $8, last_order_at = $9, note = '', is_written = false where id = $1`,
      [
        id,
        normalizeEmail(contact.email),
        contact.phone,
        contact.firstName,
        contact.lastName,
        contact.companyName,
        open.length,
        placedAt,
        open.at(-1)?.placedAt,
      ],
      'customer-keep-open',
    );
  },

  remove(tx: Transaction, id: string): void {
    tx.query('delete from customers where id = $1', [id], 'customer-remove');
  },
};
