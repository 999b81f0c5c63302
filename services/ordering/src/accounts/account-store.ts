import type { Transaction } from '@theke/kit/database/database';
import { ownerOf } from '../customers/customer-store.ts';
import { maxAttempts, type StoredAccount } from './account.ts';

type Row = {
  id: string;
  version: number;
  email: string;
  customer_id: string;
  first_name: string;
  last_name: string;
  phone: string;
  addresses: StoredAccount['addresses'];
  opened_at: Date;
};
const columns = 'id, version, email, customer_id, first_name, last_name, phone, addresses, opened_at';

const toAccount = (row: Row): StoredAccount => ({
  id: row.id,
  version: row.version,
  email: row.email,
  customer: row.customer_id,
  firstName: row.first_name,
  lastName: row.last_name,
  phone: row.phone,
  addresses: row.addresses,
  openedAt: row.opened_at,
});

export const accountStore = {
  async find(tx: Transaction, email: string): Promise<StoredAccount | undefined> {
    const [row] = await tx.query<Row>(`select ${columns} from account where email = $1`, [email], 'account-find');
    return row && toAccount(row);
  },

  /** Locks the account until the transaction ends: changes of a stamp card wait for each other. */
  async lock(tx: Transaction, email: string): Promise<StoredAccount | undefined> {
    const [row] = await tx.query<Row>(
      `select ${columns} from account where email = $1 for update`,
      [email],
      'account-lock',
    );
    return row && toAccount(row);
  },

  /** The account of a customer; of several, the one with the customer's current address. */
  async findOfCustomer(tx: Transaction, customer: string): Promise<StoredAccount | undefined> {
    const [row] = await tx.query<Row>(
      `select ${columns} from account where customer_id = $1
       order by email = (select email from customers where customers.id = $1) desc, opened_at limit 1`,
      [customer],
      'account-of-customer',
    );
    return row && toAccount(row);
  },

  /**
   * Opens an account, with the names of the customer who ordered with its address; returns the existing one if there
   * is one. Creates the customer if there is no order with the address yet.
   */
  async open(
    tx: Transaction,
    { id, email, person, at }: { id: string; email: string; person: string; at: Date },
  ): Promise<StoredAccount> {
    await tx.query(
      `insert into customers (id, version, email, phone, first_name, last_name, company_name, note, orders, first_order_at, last_order_at)
       select ${ownerOf('$1', '$2::text', "''")}, 1, $2, '', '', '', '', '', 0, null, null
       on conflict (tenant_id, id) do nothing`,
      [person, email],
      'account-customer',
    );
    await tx.query(
      `insert into account (id, email, customer_id, first_name, last_name, phone, opened_at)
       select $1::uuid, $2::text, known.id, known.first_name, known.last_name, known.phone, $4::timestamptz
       from customers as known where known.id = ${ownerOf('$3', '$2::text', "''")}
       on conflict (tenant_id, email) do nothing`,
      [id, email, person, at],
      'account-open',
    );
    return (await accountStore.find(tx, email)) as StoredAccount;
  },

  /** @returns false if the version is stale */
  async save(
    tx: Transaction,
    { id, version, firstName, lastName, phone, addresses }: Omit<StoredAccount, 'email' | 'customer' | 'openedAt'>,
  ): Promise<boolean> {
    const rows = await tx.query(
      `update account set version = version + 1, first_name = $3, last_name = $4, phone = $5, addresses = $6
       where id = $1 and version = $2 returning id`,
      [id, version, firstName, lastName, phone, JSON.stringify(addresses)],
      'account-save',
    );
    return rows.length > 0;
  },

  /** Stores a new code for an address; the previous one is worthless then. */
  putCode(tx: Transaction, { person, request, until }: { person: string; request: string; until: Date }): void {
    tx.query(
      `insert into account_code (person_id, request_id, expires_at) values ($1, $2, $3)
       on conflict (tenant_id, person_id)
         do update set request_id = excluded.request_id, expires_at = excluded.expires_at, attempts = 0`,
      [person, request, until],
      'account-code-put',
    );
  },

  /** Counts a guess before it is checked, so that parallel ones share the limit. @returns the request of the code */
  async tryCode(tx: Transaction, person: string, now: Date): Promise<string | undefined> {
    const [row] = await tx.query<{ request_id: string }>(
      `update account_code set attempts = attempts + 1
       where person_id = $1 and attempts < $2 and expires_at > $3 returning request_id`,
      [person, maxAttempts, now],
      'account-code-try',
    );
    return row?.request_id;
  },

  dropCode(tx: Transaction, person: string): void {
    tx.query('delete from account_code where person_id = $1', [person], 'account-code-drop');
  },

  /**
   * Counts a request and returns how many there were in the period, this one included.
   * @param counted keyed hash of an address, alone or with a network
   */
  async countRequest(tx: Transaction, counted: string, now: Date, perMs: number): Promise<number> {
    const since = new Date(now.getTime() - perMs);
    const [row] = await tx.query<{ requests: number }>(
      `insert into account_request as seen (counted, since, requests) values ($1, $2, 1)
       on conflict (tenant_id, counted) do update set
         requests = case when seen.since < $3 then 1 else seen.requests + 1 end,
         since = case when seen.since < $3 then $2 else seen.since end
       returning requests`,
      [counted, now, since],
      'account-request-count',
    );
    return row?.requests ?? 0;
  },

  openSession(tx: Transaction, { token, account, at }: { token: string; account: string; at: Date }): void {
    tx.query(
      'insert into account_session (token_hash, account_id, seen_at) values ($1, $2, $3)',
      [token, account, at],
      'account-session-open',
    );
  },

  /** The account of a session that was used since `since`. Extends it, at most once a day. */
  async findBySession(
    tx: Transaction,
    guest: string,
    { now, since }: { now: Date; since: Date },
  ): Promise<StoredAccount | undefined> {
    const [row] = await tx.query<Row & { seen_at: Date }>(
      `select ${columns
        .split(', ')
        .map((name) => `account.${name}`)
        .join(', ')}, seen_at
       from account_session join account on account.id = account_id where token_hash = $1 and seen_at > $2`,
      [guest, since],
      'account-session-find',
    );
    if (row && row.seen_at.getTime() < now.getTime() - 86_400_000)
      tx.query('update account_session set seen_at = $2 where token_hash = $1', [guest, now], 'account-session-seen');
    return row && toAccount(row);
  },

  closeSession(tx: Transaction, guest: string): void {
    tx.query('delete from account_session where token_hash = $1', [guest], 'account-session-close');
  },

  async closeSessionsOf(tx: Transaction, account: string): Promise<void> {
    await tx.query(
      `delete from account_session where token_hash in
         (select token_hash from account_session where account_id = $1 order by token_hash for update)`,
      [account],
      'account-sessions-close',
    );
  },

  /** Deletes the accounts of a customer with sessions, stamps and rewards. @returns their addresses */
  async removeOf(tx: Transaction, customer: string): Promise<string[]> {
    const rows = await tx.query<{ id: string; email: string }>(
      'select id, email from account where customer_id = $1 order by id for update',
      [customer],
      'accounts-of-customer',
    );
    for (const { id } of rows) {
      await accountStore.closeSessionsOf(tx, id);
      for (const table of ['stamp', 'stamp_reward', 'stamp_entry'])
        tx.query(
          `delete from ${table} where id in (select id from ${table} where account_id = $1 order by id for update)`,
          [id],
        );
      tx.query('delete from account where id = $1', [id], 'account-remove');
    }
    return rows.map(({ email }) => email);
  },

  /** Deletes what has expired. Skips locked rows, which are in use. */
  async removeExpired(tx: Transaction, { now, since }: { now: Date; since: Date }): Promise<void> {
    const expired = (table: string, key: string, column: string, limit: Date) =>
      tx.query(
        `delete from ${table} where ${key} in (select ${key} from ${table} where ${column} < $1 for update skip locked)`,
        [limit],
      );
    await expired('account_code', 'person_id', 'expires_at', now);
    await expired('account_request', 'counted', 'since', new Date(now.getTime() - 86_400_000));
    await expired('account_session', 'token_hash', 'seen_at', since);
  },
};
