/**
 * Notable figures of a day (STAT-19), compared with the same weekdays before. Terms: usual days are the same weekdays
 * of the eight weeks before that had any order; the range is from their minimum to their maximum. Amounts in 1/10,000.
 */
export type DayFigures = {
  orders: number;
  gross: number;
  /** Orders that were not fulfilled. */
  lost: number;
  branches: readonly { branch: string; gross: number; orders: number }[];
  products: readonly { product: string; name: string; orders: number }[];
};

type Range = { least: number; most: number };
/** `days`: number of usual days in the range. */
export type Notable =
  | ({ kind: 'revenue'; branch: string | null; gross: number; days: number } & Range)
  | ({ kind: 'missing'; product: string; name: string; days: number } & Range)
  | ({ kind: 'lost'; orders: number; days: number } & Range);

/** Number of weeks compared. */
export const notableWeeks = 8;
/** Fewer usual days are not significant. */
export const minDays = 4;
/** A product is missing if each of the last `days` days had it in at least `orders` orders. */
const missedAfter = { days: 4, orders: 3 };
/** Up to this many lost orders are normal. */
const maxUsualLost = 2;

const rangeOf = (values: readonly number[]): Range => ({ least: Math.min(...values), most: Math.max(...values) });
const isOutside = (value: number, { least, most }: Range): boolean => value < least || value > most;

/**
 * Notable figures, most significant first. Revenue outside the range of all usual days, in total and per branch.
 * Products ordered on each of the last four days and not on this one. More lost orders than on any usual day. Empty
 * with fewer than four usual days.
 * @param before the same weekdays of the weeks before, the last one first
 */
export function findNotable(day: DayFigures, before: readonly DayFigures[]): Notable[] {
  const usual = before.filter(({ orders }) => orders > 0);
  if (usual.length < minDays) return [];
  return [
    ...revenueOf(
      null,
      day.gross,
      usual.map(({ gross }) => gross),
    ),
    ...missingOf(day, usual),
    ...lostOf(day, usual),
    ...branchesOf(day, usual),
  ];
}

function revenueOf(branch: string | null, gross: number, usual: readonly number[]): Notable[] {
  const range = rangeOf(usual);
  return isOutside(gross, range) ? [{ kind: 'revenue', branch, gross, days: usual.length, ...range }] : [];
}

/** With a single branch, its figures equal the total and are not repeated. */
function branchesOf(day: DayFigures, usual: readonly DayFigures[]): Notable[] {
  const all = new Set([day, ...usual].flatMap(({ branches }) => branches.map(({ branch }) => branch)));
  if (all.size < 2) return [];
  return [...all].toSorted().flatMap((branch) => {
    const at = ({ branches }: DayFigures) => branches.find((one) => one.branch === branch);
    const days = usual.flatMap((one) => at(one) ?? []).filter(({ orders }) => orders > 0);
    const own = at(day)?.gross ?? 0;
    return days.length < minDays
      ? []
      : revenueOf(
          branch,
          own,
          days.map(({ gross }) => gross),
        );
  });
}

/** Without any order, missing products are not reported. */
function missingOf(day: DayFigures, usual: readonly DayFigures[]): Notable[] {
  if (day.orders === 0) return [];
  const last = usual.slice(0, missedAfter.days);
  const has = (figures: DayFigures, product: string) =>
    figures.products.find((one) => one.product === product)?.orders ?? 0;
  return (last[0]?.products ?? [])
    .map(({ product, name }) => ({ product, name, ...rangeOf(last.map((one) => has(one, product))) }))
    .filter(({ product, least }) => least >= missedAfter.orders && has(day, product) === 0)
    .toSorted(
      (one, other) => other.least - one.least || other.most - one.most || (one.product < other.product ? -1 : 1),
    )
    .map((missing) => ({ kind: 'missing', days: last.length, ...missing }));
}

function lostOf({ lost }: DayFigures, usual: readonly DayFigures[]): Notable[] {
  const range = rangeOf(usual.map((one) => one.lost));
  return lost > Math.max(range.most, maxUsualLost)
    ? [{ kind: 'lost', orders: lost, days: usual.length, ...range }]
    : [];
}
