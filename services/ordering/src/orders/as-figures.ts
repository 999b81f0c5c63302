import type { CountedAs } from '@theke/contracts/ordering/order-endpoints';
import { zoneOf } from '@theke/rules/hours/opening-status';
import { lostOutcomes } from '@theke/rules/orders/outcome';
import { instantOf, type LocalDate, startOf } from '@theke/rules/time/local-time';

/** Of a branch that names none, or that nobody has told of. */
const usualZone = zoneOf({});

type Filter = Readonly<Record<string, string | undefined>>;
/** Whether somebody looks for days of branches: then their clocks are asked for. */
export const isByBranchDay = ({ placedOnFrom, placedOnUntil }: Filter = {}): boolean =>
  placedOnFrom !== undefined || placedOnUntil !== undefined;

/** Of the branches that go by another clock than most, each one's. */
export type OtherClocks = ReadonlyMap<string, string>;

const lost = `status in (${lostOutcomes.map((outcome) => `'${outcome}'`).join(', ')})`;
/** `outcomeOf` of the rules in SQL: a test holds one against the other. */
const counted = `not (${lost} or status = 'awaiting-payment' or (kind = 'quotation' and not history @> '[{"status":"confirmed"}]'))`;
const countingAs: Readonly<Record<CountedAs, string>> = {
  received: `(${lost} or ${counted})`,
  counted,
  lost,
  canceled: `status = 'canceled'`,
  rejected: `status = 'rejected'`,
  failed: `status = 'failed'`,
};

/** Narrows orders as figures are made of them (STAT-18). What they are compared with is put at the end of `values`. */
export function asFigures(filter: Filter, clocks: OtherClocks, values: unknown[]): string[] {
  const { countedAs, placedOnFrom, placedOnUntil, refunded, rated, product, origin, qr } = filter;
  return [
    ...(countedAs ? [countingAs[countedAs as CountedAs]] : []),
    ...(placedOnFrom ? beginOf('>=', placedOnFrom, clocks, values) : []),
    ...(placedOnUntil ? beginOf('<', placedOnUntil, clocks, values) : []),
    // What went back for struck-out items is in no figure (PAY-18).
    ...(refunded ? ['refunded > 0', 'refunded > coalesce(paid_gross, total_gross) - total_gross'] : []),
    ...(rated ? ['questionnaire is not null'] : []),
    ...(product
      ? // What was struck out is kept with an amount of 0 and counts nowhere (STAT-25).
        [
          `jsonb_path_exists(items, '$[*] ? (@.product == $product && @.amount > 0)',
             jsonb_build_object('product', $${values.push(product)}::text))`,
        ]
      : []),
    ...(origin ? [`coalesce(origin ->> 'kind', 'unknown') = $${values.push(origin)}`] : []),
    ...(qr ? [`origin ->> 'qr' = $${values.push(qr)}`] : []),
  ];
}

/** Placed at or before the begin of a day by its branch's clock: by the widest end first, which an index finds. */
function beginOf(side: '>=' | '<', day: LocalDate, clocks: OtherClocks, values: unknown[]): string[] {
  const begins = (zone: string): string => new Date(instantOf(zone, startOf(day))).toISOString();
  const usual = begins(usualZone);
  if (clocks.size === 0) return [`placed_at ${side} $${values.push(usual)}`];
  const own = new Map([...clocks].map(([branch, zone]) => [branch, begins(zone)]));
  const all = [usual, ...own.values()].toSorted();
  const widest = values.push(side === '>=' ? all[0] : all.at(-1));
  const [ofBranch, ofOthers] = [values.push(JSON.stringify(Object.fromEntries(own))), values.push(usual)];
  return [
    `placed_at ${side} $${widest}`,
    `placed_at ${side} coalesce(($${ofBranch}::jsonb ->> branch_id::text)::timestamptz, $${ofOthers}::timestamptz)`,
  ];
}
