import type { TestCheckout } from '@theke/contracts/payments/payment';
import type { Transaction } from '@theke/kit/database/database';
import { type Money, money } from '@theke/rules/money/money';
import type { Checkout } from '../providers/provider.ts';

/** A checkout as stored by the test provider. */
export type StoredCheckout = Pick<
  Checkout,
  'payment' | 'order' | 'uid' | 'branch' | 'amount' | 'currency' | 'expiresAt' | 'returnUrl'
> & { reference: string; state: TestCheckout['state'] };

type Row = {
  reference: string;
  payment_id: string;
  order_id: string;
  uid: string;
  branch_id: string;
  amount: string;
  currency: string;
  state: TestCheckout['state'];
  expires_at: Date;
  return_url: string;
};

const columns = 'reference, payment_id, order_id, uid, branch_id, amount, currency, state, expires_at, return_url';

const toCheckout = (row: Row): StoredCheckout => ({
  reference: row.reference,
  payment: row.payment_id,
  order: row.order_id,
  uid: row.uid,
  branch: row.branch_id,
  amount: money(Number(row.amount)),
  currency: row.currency,
  state: row.state,
  expiresAt: row.expires_at,
  returnUrl: row.return_url,
});

export const testCheckoutStore = {
  /** Returns the same checkout for the same attempt. */
  async open(tx: Transaction, checkout: Checkout, reference: string): Promise<StoredCheckout> {
    tx.query(
      `insert into test_checkout (${columns}) values ($1, $2, $3, $4, $5, $6, $7, 'open', $8, $9)
       on conflict (tenant_id, payment_id) do nothing`,
      [
        reference,
        checkout.payment,
        checkout.order,
        checkout.uid,
        checkout.branch,
        checkout.amount,
        checkout.currency,
        checkout.expiresAt,
        checkout.returnUrl,
      ],
    );
    const [row] = await tx.query<Row>(`select ${columns} from test_checkout where payment_id = $1`, [checkout.payment]);
    return toCheckout(row as Row);
  },

  /** Locks the checkout: concurrent decisions are serialised. */
  async find(tx: Transaction, reference: string): Promise<StoredCheckout | undefined> {
    const [row] = await tx.query<Row>(`select ${columns} from test_checkout where reference = $1 for update`, [
      reference,
    ]);
    return row && toCheckout(row);
  },

  move(tx: Transaction, reference: string, state: TestCheckout['state']): void {
    tx.query('update test_checkout set state = $2 where reference = $1', [reference, state]);
  },

  refund(tx: Transaction, { refund, reference, amount }: { refund: string; reference: string; amount: Money }): void {
    tx.query('insert into test_refund (refund_id, reference, amount) values ($1, $2, $3) on conflict do nothing', [
      refund,
      reference,
      amount,
    ]);
  },

  async refunded(tx: Transaction, reference: string): Promise<Money> {
    const [row] = await tx.query<{ sum: string }>(
      'select coalesce(sum(amount), 0) as sum from test_refund where reference = $1',
      [reference],
    );
    return money(Number(row?.sum ?? 0));
  },
};
