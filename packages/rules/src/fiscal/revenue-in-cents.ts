import { sumChanges } from '../closing/close-sums.ts';
import type { OrderTakings } from '../closing/order-takings.ts';
import { portion } from '../closing/share-by-rate.ts';
import { money, roundToCents, subtract, sumOf } from '../money/money.ts';
import type { RateSplit } from '../price/totals.ts';

/**
 * Revenue of an order by VAT rate, less refunds, with a gross in whole cents (FISCAL-02): signed receipts have two
 * decimals. Differences of rounded running sums keep the total.
 */
export function revenueInCents(takings: OrderTakings): RateSplit[] {
  let [running, before] = [money(0), money(0)];
  return sumChanges([{ now: takings, before: undefined }]).vat.map(({ rate, revenue }) => {
    running = sumOf([running, revenue.gross]);
    const upTo = roundToCents(running);
    const gross = subtract(upTo, before);
    before = upTo;
    const tax = portion(revenue.tax, gross, revenue.gross);
    return { rate, net: subtract(gross, tax), tax, gross };
  });
}
