import type { Transaction } from '@theke/kit/database/database';
import { money } from '@theke/rules/money/money';
import type { Purchase } from './purchase.ts';

/** bigint columns are returned by the driver as text. */
type Row = Omit<Purchase, 'amount'> & { amount: string };

const columns = `id, version, key, uid, state, branch_id as branch, method, amount, currency, is_for_self as "isForSelf",
  recipient_name as "recipientName", recipient_email as "recipientEmail", message, buyer_name as "buyerName",
  buyer_email as "buyerEmail", created_at as "createdAt", expires_at as "expiresAt"`;

const toPurchase = ({ amount, ...row }: Row): Purchase => ({ ...row, amount: money(Number(amount)) });

/** Customer ids of the recipient and of the buyer. */
type Persons = { recipient: string | null; buyer: string | null };

export const purchaseStore = {
  /** @returns false if a purchase has the key already, also if it was stored by a parallel request */
  async insert(tx: Transaction, purchase: Purchase, { recipient, buyer }: Persons): Promise<boolean> {
    const rows = await tx.query(
      `insert into gift_card_purchase (id, version, key, uid, state, branch_id, method, amount, currency, is_for_self,
         recipient_name, recipient_email, message, buyer_name, buyer_email, recipient_id, buyer_id, created_at, expires_at)
       values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19)
       on conflict (tenant_id, key) do nothing returning id`,
      [
        purchase.id,
        purchase.version,
        purchase.key,
        purchase.uid,
        purchase.state,
        purchase.branch,
        purchase.method,
        purchase.amount,
        purchase.currency,
        purchase.isForSelf,
        purchase.recipientName,
        purchase.recipientEmail,
        purchase.message,
        purchase.buyerName,
        purchase.buyerEmail,
        recipient,
        buyer,
        purchase.createdAt,
        purchase.expiresAt,
      ],
      'gift-card-purchase-insert',
    );
    return rows.length > 0;
  },

  async find(tx: Transaction, id: string): Promise<Purchase | undefined> {
    const [row] = await tx.query<Row>(
      `select ${columns} from gift_card_purchase where id = $1`,
      [id],
      'gift-card-purchase',
    );
    return row && toPurchase(row);
  },

  /** Locks the purchase until the transaction ends. Its card is locked afterwards. */
  async lock(tx: Transaction, id: string): Promise<Purchase | undefined> {
    const [row] = await tx.query<Row>(
      `select ${columns} from gift_card_purchase where id = $1 for update`,
      [id],
      'gift-card-purchase-lock',
    );
    return row && toPurchase(row);
  },

  async findByKey(tx: Transaction, key: string): Promise<Purchase | undefined> {
    const [row] = await tx.query<Row>(
      `select ${columns} from gift_card_purchase where key = $1`,
      [key],
      'gift-card-purchase-by-key',
    );
    return row && toPurchase(row);
  },

  async findByUid(tx: Transaction, uid: string): Promise<Purchase | undefined> {
    const [row] = await tx.query<Row>(
      `select ${columns} from gift_card_purchase where uid = $1`,
      [uid],
      'gift-card-purchase-by-uid',
    );
    return row && toPurchase(row);
  },

  setState(tx: Transaction, { id, version, state }: Pick<Purchase, 'id' | 'version' | 'state'>): void {
    tx.query(
      'update gift_card_purchase set version = $2, state = $3 where id = $1',
      [id, version, state],
      'gift-card-purchase-state',
    );
  },

  /** Locks all purchases that name a person, in key order. */
  async lockOfPerson(tx: Transaction, customer: string): Promise<{ purchase: Purchase; isBuyer: boolean }[]> {
    const rows = await tx.query<Row & { isBuyer: boolean }>(
      `select ${columns}, buyer_id is not distinct from $1 as "isBuyer" from gift_card_purchase
       where recipient_id = $1 or buyer_id = $1 order by id for update`,
      [customer],
      'gift-card-purchases-of-person',
    );
    return rows.map(({ isBuyer, ...row }) => ({ purchase: toPurchase(row), isBuyer }));
  },

  /** Removes a person as buyer and as recipient. Requires the lock. */
  forgetPerson(tx: Transaction, id: string, customer: string): void {
    tx.query(
      `update gift_card_purchase set
         buyer_name = case when buyer_id = $2 then '' else buyer_name end,
         buyer_email = case when buyer_id = $2 then '' else buyer_email end,
         recipient_name = case when recipient_id = $2 then '' else recipient_name end,
         recipient_email = case when recipient_id = $2 then '' else recipient_email end,
         message = '',
         buyer_id = nullif(buyer_id, $2), recipient_id = nullif(recipient_id, $2)
       where id = $1`,
      [id, customer],
      'gift-card-purchase-forget-person',
    );
  },

  /** Removes everything personal of an unpaid purchase. Requires the lock. */
  forget(tx: Transaction, id: string): void {
    tx.query(
      `update gift_card_purchase set buyer_name = '', buyer_email = '', recipient_name = '', recipient_email = '',
         message = '', buyer_id = null, recipient_id = null where id = $1`,
      [id],
      'gift-card-purchase-forget',
    );
  },

  /** At most `max` with an id above `after`, by id. */
  async after(tx: Transaction, after: string, max: number): Promise<Purchase[]> {
    const rows = await tx.query<Row>(
      `select ${columns} from gift_card_purchase where id > $1 order by id limit $2`,
      [after, max],
      'gift-card-purchases-after',
    );
    return rows.map(toPurchase);
  },
};
