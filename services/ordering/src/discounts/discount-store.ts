import type { Discount } from '@theke/contracts/ordering/discount';
import type { Transaction } from '@theke/kit/database/database';

/** An order that uses a discount; `person` is the customer id, null without e-mail and phone. */
export type DiscountUse = { discount: string; order: string; person: string | null };

/** Limits of a coupon and its uses, read while its counter is locked. */
export type CouponUses = { used: number; usedByPerson: number; maxUses: number | null; maxUsesPerGuest: number | null };

const withId = `doc || jsonb_build_object('id', id) as doc`;

/** Guests may write a code in any case. */
const normalizeCode = (code: string): string => code.trim().toUpperCase();

export const discountStore = {
  /** Discounts that apply without a code, whatever their times. */
  async automatic(tx: Transaction): Promise<Discount[]> {
    const rows = await tx.query<{ doc: Discount }>(
      `select ${withId} from discounts where (doc ->> 'isAutomatic')::boolean order by id`,
      [],
      'discounts-automatic',
    );
    return rows.map(({ doc }) => doc);
  },

  /** The active coupon with this code. */
  async findCoupon(tx: Transaction, code: string): Promise<Discount | undefined> {
    const [row] = await tx.query<{ doc: Discount }>(
      `select ${withId} from discounts
       where doc ->> 'code' = $1 and doc ->> 'code' <> '' and (doc ->> 'isActive')::boolean`,
      [normalizeCode(code)],
      'coupon-find',
    );
    return row?.doc;
  },

  async used(tx: Transaction, coupon: string): Promise<number> {
    const [row] = await tx.query<{ used: number }>(
      'select used from coupon_counter where discount_id = $1',
      [coupon],
      'coupon-used',
    );
    return row?.used ?? 0;
  },

  /**
   * Locks the counter of a coupon until the transaction ends, then reads its limits and uses: those of orders that
   * committed before are included.
   * @returns undefined if the coupon was deleted or deactivated
   */
  async lockUses(tx: Transaction, coupon: string, person: string | null): Promise<CouponUses | undefined> {
    await tx.query(
      `insert into coupon_counter as counter (discount_id, used)
       values ($1, (select count(*) from discount_use where discount_id = $1))
       on conflict (tenant_id, discount_id) do update set used = counter.used`,
      [coupon],
      'coupon-lock',
    );
    const [row] = await tx.query<CouponUses>(
      `select used, (doc ->> 'maxUses')::int as "maxUses", (doc ->> 'maxUsesPerGuest')::int as "maxUsesPerGuest",
         (select count(*)::int from discount_use where discount_id = $1 and person_id = $2) as "usedByPerson"
       from discounts join coupon_counter on discount_id = id
       where id = $1 and (doc ->> 'isActive')::boolean`,
      [coupon, person],
      'coupon-uses',
    );
    return row;
  },

  /** Expects the locked counter. */
  countUse(tx: Transaction, coupon: string): void {
    tx.query('update coupon_counter set used = used + 1 where discount_id = $1', [coupon], 'coupon-count');
  },

  addUses(tx: Transaction, uses: readonly DiscountUse[]): void {
    tx.query(
      `insert into discount_use (discount_id, order_id, person_id)
       select discount, "order", person from jsonb_to_recordset($1::jsonb) as used(discount uuid, "order" uuid, person uuid)`,
      [JSON.stringify(uses)],
      'discount-uses-add',
    );
  },

  /** Gives back the uses of an order that is not made. Counters are locked in the order of their discounts. */
  async release(tx: Transaction, order: string): Promise<void> {
    const used = await tx.query<{ discount: string }>(
      'select discount_id as discount from discount_use where order_id = $1 order by discount_id',
      [order],
      'discount-uses-of-order',
    );
    for (const { discount } of used) {
      tx.query('update coupon_counter set used = used - 1 where discount_id = $1', [discount], 'coupon-release');
      tx.query(
        'delete from discount_use where discount_id = $1 and order_id = $2',
        [discount, order],
        'discount-use-delete',
      );
    }
  },

  /** Removes the person from the uses of erased orders; limits in all still count them. */
  forgetPersons(tx: Transaction, orders: readonly string[]): void {
    for (const order of orders)
      tx.query('update discount_use set person_id = null where order_id = $1', [order], 'discount-uses-forget');
  },

  /** Number of uses of each discount that has any. */
  uses: (tx: Transaction): Promise<{ discount: string; uses: number }[]> =>
    tx.query('select discount_id as discount, count(*)::int as uses from discount_use group by discount_id', []),
};
