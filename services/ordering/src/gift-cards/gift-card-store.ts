import type { Page } from '@theke/contracts/endpoint';
import type { GiftCardDetail } from '@theke/contracts/ordering/gift-card';
import type { ListQuery } from '@theke/contracts/resource';
import type { Transaction } from '@theke/kit/database/database';
import { rangeConditions } from '@theke/kit/database/range-conditions';
import { readPage } from '@theke/kit/database/read-page';
import type { CardSale } from '@theke/rules/closing/close-sums';
import { fromMoney, type Money, money } from '@theke/rules/money/money';
import type { LocalDate } from '@theke/rules/time/local-time';
import type { Booking, Card } from './gift-card.ts';

/** bigint columns are returned by the driver as text. */
type Row = Omit<Card, 'initial' | 'balance'> & { initial: string; balance: string };

const columns = `id, version, code_end as "codeEnd", currency, initial, balance, is_blocked as "isBlocked",
  is_reversed as "isReversed", to_char(valid_until, 'YYYY-MM-DD') as "validUntil", branch_id as branch, method,
  sold_at as "soldAt", sold_by as "soldBy", recipient_name as "recipientName", recipient_email as "recipientEmail", message`;

const toCard = ({ initial, balance, ...row }: Row): Card => ({
  ...row,
  initial: money(Number(initial)),
  balance: money(Number(balance)),
});

const sortColumns: Record<string, string> = { soldAt: 'sold_at', balance: 'balance' };

/** Conditions of the states, as `stateOf` tells them; $1 is today. */
const isReversed = 'is_reversed';
const isBlocked = 'not is_reversed and is_blocked';
const isUsable = 'not is_reversed and not is_blocked';
const stateConditions: Record<string, string> = {
  reversed: isReversed,
  blocked: isBlocked,
  expired: `${isUsable} and valid_until < $1::date`,
  empty: `${isUsable} and coalesce(valid_until >= $1::date, true) and balance = 0`,
  active: `${isUsable} and coalesce(valid_until >= $1::date, true) and balance > 0`,
};

export const giftCardStore = {
  /** @returns false if a card has the id already, also if it was stored by a parallel request */
  async insert(
    tx: Transaction,
    card: Card,
    { codeHash, recipient }: { codeHash: string; recipient: string | null },
  ): Promise<boolean> {
    const rows = await tx.query(
      `insert into gift_card (id, code_hash, code_end, currency, initial, balance, valid_until, branch_id, method, sold_at,
         sold_by, recipient_name, recipient_email, message, recipient_id)
       values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15)
       on conflict (tenant_id, id) do nothing returning id`,
      [
        card.id,
        codeHash,
        card.codeEnd,
        card.currency,
        card.initial,
        card.balance,
        card.validUntil,
        card.branch,
        card.method,
        card.soldAt,
        card.soldBy,
        card.recipientName,
        card.recipientEmail,
        card.message,
        recipient,
      ],
      'gift-card-insert',
    );
    return rows.length > 0;
  },

  async find(tx: Transaction, id: string): Promise<Card | undefined> {
    const [row] = await tx.query<Row>(`select ${columns} from gift_card where id = $1`, [id], 'gift-card-find');
    return row && toCard(row);
  },

  /** Locks the card until the transaction ends, so that parallel bookings wait. */
  async lock(tx: Transaction, id: string): Promise<Card | undefined> {
    const [row] = await tx.query<Row>(
      `select ${columns} from gift_card where id = $1 for update`,
      [id],
      'gift-card-lock',
    );
    return row && toCard(row);
  },

  async findByCode(tx: Transaction, codeHash: string): Promise<Card | undefined> {
    const [row] = await tx.query<Row>(
      `select ${columns} from gift_card where code_hash = $1`,
      [codeHash],
      'gift-card-by-code',
    );
    return row && toCard(row);
  },

  async lockByCode(tx: Transaction, codeHash: string): Promise<Card | undefined> {
    const [row] = await tx.query<Row>(
      `select ${columns} from gift_card where code_hash = $1 for update`,
      [codeHash],
      'gift-card-lock-by-code',
    );
    return row && toCard(row);
  },

  /** Adds a booking and changes the balance with it. The check of the column refuses a balance below zero. */
  book(tx: Transaction, { card, kind, amount, order, at, by, reason = '', takings }: Booking): void {
    tx.query(
      'update gift_card set balance = balance + $2, version = version + 1 where id = $1',
      [card, amount],
      'gift-card-balance',
    );
    tx.query(
      `insert into gift_card_booking (card_id, kind, amount, order_id, at, by_name, reason, branch_id, method, money)
       values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)`,
      [
        ...[card, kind, amount, order ?? null, at, by, reason],
        ...[takings?.branch ?? null, takings?.method ?? null, takings?.money ?? null],
      ],
      'gift-card-book',
    );
  },

  /** The first booking, of a card that was inserted with its balance. */
  bookSale(tx: Transaction, { id, balance, soldAt, soldBy, branch, method }: Card): void {
    tx.query(
      `insert into gift_card_booking (card_id, kind, amount, at, by_name, branch_id, method)
       values ($1, 'sold', $2, $3, $4, $5, $6)`,
      [id, balance, soldAt, soldBy, branch, method],
      'gift-card-book-sale',
    );
  },

  /** Requires the lock of the card. */
  mark(tx: Transaction, id: string, { isBlocked, isReversed }: Pick<Card, 'isBlocked' | 'isReversed'>): void {
    tx.query(
      'update gift_card set is_blocked = $2, is_reversed = $3 where id = $1',
      [id, isBlocked, isReversed],
      'gift-card-mark',
    );
  },

  /** Oldest first. */
  async bookings(tx: Transaction, card: string): Promise<GiftCardDetail['bookings']> {
    const rows = await tx.query<{
      at: Date;
      kind: Booking['kind'];
      amount: string;
      money: string | null;
      by: string;
      reason: string;
      order: string | null;
      uid: string | null;
    }>(
      `select booking.at, booking.kind, booking.amount, booking.money, booking.by_name as by, booking.reason, booking.order_id as "order", orders.uid
       from gift_card_booking as booking left join orders on orders.id = booking.order_id
       where booking.card_id = $1 order by booking.at, booking.id`,
      [card],
      'gift-card-bookings',
    );
    return rows.map(({ at, kind, amount, money: moved, by, reason, order, uid }) => ({
      ...{ at: at.toISOString(), kind, amount: fromMoney(asMoney(amount)), by, reason },
      ...(moved !== null && { money: fromMoney(asMoney(moved)) }),
      order: order && uid ? { id: order, uid } : null,
    }));
  },

  /** @param branches accessible branches; null: all */
  list(
    tx: Transaction,
    query: ListQuery,
    { branches, today }: { branches: readonly string[] | null; today: LocalDate },
  ): Promise<Page<Card>> {
    const filter = query.filter ?? {};
    const values: unknown[] = [today, branches];
    const where = ['$1::date is not null', '($2::uuid[] is null or branch_id = any($2))'];
    if (filter.branch) where.push(`branch_id = $${values.push(filter.branch)}`);
    if (filter.state) where.push(stateConditions[filter.state] ?? 'false');
    where.push(...rangeConditions(filter, { soldAt: 'sold_at' }, values));
    if (query.q) {
      const text = query.q.trim();
      const end = `code_end = $${values.push(text.toUpperCase().slice(-4))}`;
      where.push(`(${end} or strpos(lower(recipient_name), lower($${values.push(text)})) > 0)`);
    }
    const sort = query.sort ?? '-soldAt';
    const column = sortColumns[sort.replace('-', '')] ?? 'sold_at';
    const direction = sort.startsWith('-') ? ' desc' : '';
    return readPage<Row, Card>(
      tx,
      query,
      {
        columns,
        from: `gift_card where ${where.join(' and ')}`,
        order: `${column}${direction}, id${direction}`,
        values,
      },
      toCard,
    );
  },

  /** Number of cards with a balance, and the sum of all balances, at a time. */
  async liability(tx: Transaction, at: Date): Promise<{ cards: number; balance: number }> {
    const [row] = await tx.query<{ cards: number; balance: string }>(
      `select count(*)::int as cards, coalesce(sum(balance), 0) as balance from
         (select sum(amount) as balance from gift_card_booking where at <= $1 group by card_id having sum(amount) <> 0) as open`,
      [at],
      'gift-card-liability',
    );
    return { cards: row?.cards ?? 0, balance: fromMoney(money(Number(row?.balance ?? 0))) };
  },

  /** What payments gave back for a card that was bought online. */
  async refundedOf(tx: Transaction, card: string): Promise<Money> {
    const [row] = await tx.query<{ refunded: string }>(
      "select coalesce(-sum(money), 0) as refunded from gift_card_booking where card_id = $1 and kind = 'refunded'",
      [card],
      'gift-card-refunded',
    );
    return asMoney(row?.refunded ?? '0');
  },

  /** Money for sold cards that no close has counted. */
  async openSales(tx: Transaction, branch: string): Promise<CardSale[]> {
    const rows = await tx.query<{ method: CardSale['method']; taken: string; refunded: string }>(
      `select method, coalesce(sum(moved) filter (where moved > 0), 0) as taken,
         coalesce(-sum(moved) filter (where moved < 0), 0) as refunded
       from (select method, coalesce(money, amount) as moved from gift_card_booking
         where branch_id = $1 and close_number is null) as open group by method order by method`,
      [branch],
      'gift-card-sales',
    );
    return rows.map(({ method, taken, refunded }) => ({ method, taken: asMoney(taken), refunded: asMoney(refunded) }));
  },

  /**
   * Counts the sales of a branch for a close, which holds the lock of the branch's numbers. A sale that commits later
   * is in the next close.
   * @param soldBefore only earlier ones, for imported closes
   */
  async closeSales(
    tx: Transaction,
    { branch, number, soldBefore }: { branch: string; number: number; soldBefore?: Date | undefined },
  ): Promise<CardSale[]> {
    const rows = await tx.query<{ method: CardSale['method']; taken: string; refunded: string }>(
      `with closed as (
         update gift_card_booking set close_number = $2
         where branch_id = $1 and close_number is null and ($3::timestamptz is null or at < $3)
         returning method, coalesce(money, amount) as moved)
       select method, coalesce(sum(moved) filter (where moved > 0), 0) as taken,
         coalesce(-sum(moved) filter (where moved < 0), 0) as refunded
       from closed group by method order by method`,
      [branch, number, soldBefore ?? null],
      'gift-card-close-sales',
    );
    return rows.map(({ method, taken, refunded }) => ({ method, taken: asMoney(taken), refunded: asMoney(refunded) }));
  },

  /** Removes an erased person from the cards given to them; the cards stay valid. @returns ids of these cards */
  async forgetRecipient(tx: Transaction, customer: string): Promise<string[]> {
    const rows = await tx.query<{ id: string }>(
      `update gift_card set recipient_name = '', recipient_email = '', message = '', recipient_id = null
       where recipient_id = $1 returning id`,
      [customer],
      'gift-card-forget',
    );
    return rows.map(({ id }) => id);
  },

  /** Removes the message that an erased buyer wrote. */
  forgetMessages(tx: Transaction, ids: readonly string[]): void {
    tx.query(
      `update gift_card set message = ''
       where id = any(array(select id from gift_card where id = any($1) order by id for update))`,
      [ids],
      'gift-card-forget-messages',
    );
  },
};

const asMoney = (text: string): Money => money(Number(text));
