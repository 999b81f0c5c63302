import type { CountedAs } from '@theke/contracts/ordering/order-endpoints';
import { zoneOf } from '@theke/rules/hours/opening-status';
import { lostOutcomes } from '@theke/rules/orders/outcome';
import { instantOf, type LocalDate, startOf } from '@theke/rules/time/local-time';

/** Zone of branches that name none or are unknown. */
const usualZone = zoneOf({});

type Filter = Readonly<Record<string, string | undefined>>;
/** Whether the filter uses local days of branches; only then their time zones are needed. */
export const isByBranchDay = ({ placedOnFrom, placedOnUntil }: Filter = {}): boolean =>
  placedOnFrom !== undefined || placedOnUntil !== undefined;

/** Time zones of branches that differ from the usual one, by branch. */
export type OtherClocks = ReadonlyMap<string, string>;

const lost = `status in (${lostOutcomes.map((outcome) => `'${outcome}'`).join(', ')})`;
/** `determineOutcome` of the rules in SQL; a test compares both. */
const counted = `not (${lost} or status = 'awaiting-payment' or (kind = 'quotation' and not history @> '[{"state":"confirmed"}]'))`;
const countingAs: Readonly<Record<CountedAs, string>> = {
  received: `(${lost} or ${counted})`,
  counted,
  lost,
  canceled: `status = 'canceled'`,
  rejected: `status = 'rejected'`,
  failed: `status = 'failed'`,
};

/** `refundedOfTotal` of the rules in SQL: refunds for removed items are in no figure (PAY-18). */
const refundedOfDueSql =
  'greatest(0, refunded - greatest(0, coalesce(paid_gross, total_gross - gift_card + tip) - total_gross + gift_card - tip))';

/**
 * `splitRefund(...).ofTotal` of the rules in SQL: the same without the refunded part of the tip (TIP-06), with what was
 * given back to a gift card.
 */
export const refundedOfTotalSql = `(${refundedOfDueSql} - greatest(0, least(tip, ${refundedOfDueSql} - total_gross + gift_card)) + gift_card_returned)`;

/** SQL conditions that select orders as the figures count them (STAT-18). Appends its parameters to `values`. */
export function asFigures(filter: Filter, clocks: OtherClocks, values: unknown[]): string[] {
  const { countedAs, placedOnFrom, placedOnUntil, refunded, rated, product, origin, qr } = filter;
  return [
    ...(countedAs ? [countingAs[countedAs as CountedAs]] : []),
    ...(placedOnFrom ? beginOf('>=', placedOnFrom, clocks, values) : []),
    ...(placedOnUntil ? beginOf('<', placedOnUntil, clocks, values) : []),
    // The first condition uses the index.
    ...(refunded ? ['(refunded > 0 or gift_card_returned > 0)', `${refundedOfTotalSql} > 0`] : []),
    ...(rated ? ['questionnaire is not null'] : []),
    ...(product
      ? // A removed item is stored with amount 0 and counts nowhere (STAT-25).
        [
          `jsonb_path_exists(items, '$[*] ? (@.product == $product && @.amount > 0)',
             jsonb_build_object('product', $${values.push(product)}::text))`,
        ]
      : []),
    ...(origin ? [`coalesce(origin ->> 'kind', 'unknown') = $${values.push(origin)}`] : []),
    ...(qr ? [`origin ->> 'qr' = $${values.push(qr)}`] : []),
  ];
}

/**
 * Condition: placed before or after the start of a day in the branch's zone. Compares with the widest bound first,
 * which uses the index.
 */
function beginOf(side: '>=' | '<', day: LocalDate, clocks: OtherClocks, values: unknown[]): string[] {
  const begins = (zone: string): string => new Date(instantOf(zone, startOf(day))).toISOString();
  const usual = begins(usualZone);
  if (clocks.size === 0) return [`placed_at ${side} $${values.push(usual)}`];
  const startByBranch = new Map([...clocks].map(([branch, zone]) => [branch, begins(zone)]));
  const all = [usual, ...startByBranch.values()].toSorted();
  const widest = values.push(side === '>=' ? all[0] : all.at(-1));
  const [byBranch, forOthers] = [values.push(JSON.stringify(Object.fromEntries(startByBranch))), values.push(usual)];
  return [
    `placed_at ${side} $${widest}`,
    `placed_at ${side} coalesce(($${byBranch}::jsonb ->> branch_id::text)::timestamptz, $${forOthers}::timestamptz)`,
  ];
}
