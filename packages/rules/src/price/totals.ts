import { dividedBy, fraction, plus, roundHalfUp, toFraction } from '../money/fraction.ts';
import { fromMoney, type Money, money, roundToCents, subtract, sumOf, toMoney } from '../money/money.ts';
import { type Content, splitByRate } from './split-by-rate.ts';
import type { Taxed } from './tax-rate.ts';

/**
 * Sold goods with their gross deposit; without a separate rate, the deposit has that of the goods (DEPOSIT-04). The VAT
 * of a bundle is split among its `contents` (TOTAL-09).
 */
export type Sold = Taxed & {
  readonly contents?: readonly Content[] | undefined;
  readonly deposit?: Money | undefined;
  readonly depositRate?: number | undefined;
};

/** net + tax = gross, exactly. */
export type Split = { readonly net: Money; readonly tax: Money; readonly gross: Money };
/** Sales with one VAT rate. */
export type RateSplit = Split & { readonly rate: number };
export type TaxLine = { readonly rate: number; readonly tax: Money };

/**
 * A pricing result (TOTAL-08): goods, delivery, their sum, and the VAT of both by ascending rate. `deposit` is only set
 * if there is one; it is separate from the goods and included in `total` and `taxes` (DEPOSIT-05).
 */
export type Totals = Split & {
  readonly deposit?: Split;
  readonly delivery: Split;
  readonly total: Split;
  readonly taxes: readonly TaxLine[];
};

/** Gross minus the included VAT, rounded half up to 4 decimals. */
function netOf({ gross, rate }: Taxed): Money {
  const factor = plus(fraction(1n), dividedBy(toFraction(rate), fraction(100n)));
  return money(roundHalfUp(dividedBy(fraction(BigInt(gross)), factor)));
}

/** One entry per rate, ascending. */
function byRate(amounts: readonly Taxed[]): RateSplit[] {
  const rates = [...new Set(amounts.map(({ rate }) => rate))].sort((a, b) => a - b);
  return rates.map((rate) => {
    const gross = sumOf(amounts.filter((each) => each.rate === rate).map((each) => each.gross));
    const net = netOf({ gross, rate });
    return { rate, net, tax: subtract(gross, net), gross };
  });
}

const sumSplits = (splits: readonly Split[]): Split => ({
  net: sumOf(splits.map(({ net }) => net)),
  tax: sumOf(splits.map(({ tax }) => tax)),
  gross: sumOf(splits.map(({ gross }) => gross)),
});

/** The difference of two sums. */
const more = (than: Split, { net, tax, gross }: Split): Split => ({
  net: subtract(net, than.net),
  tax: subtract(tax, than.tax),
  gross: subtract(gross, than.gross),
});

/** Goods by VAT rate, deposits, and both with the fee. */
function sharesOf(items: readonly Sold[], fee?: Taxed): { shares: Taxed[]; deposits: Taxed[]; all: Taxed[] } {
  const deposits = items.flatMap(({ deposit, rate, depositRate = rate }) =>
    deposit ? [{ gross: deposit, rate: depositRate }] : [],
  );
  const shares = items.flatMap(({ gross, rate, contents }) => splitByRate(gross, { tax: rate, contents }));
  const all = fee && fee.gross > 0 ? [...shares, ...deposits, fee] : [...shares, ...deposits];
  return { shares, deposits, all };
}

/**
 * Sales of an order by VAT rate, ascending: net + tax = gross for each (TOTAL-03, TOTAL-04). `deducted` are its
 * discounts as negative amounts.
 */
export const splitsByRate = (items: readonly Sold[], fee?: Taxed, deducted: readonly Taxed[] = []): RateSplit[] =>
  byRate([...sharesOf(items, fee).all, ...deducted]);

/**
 * The totals of an order (TOTAL-03 to TOTAL-06). VAT is calculated from the sum of each rate, not from each item.
 * Deposits are added to the rate of their goods and the delivery fee to its own, so the net of each is its
 * contribution. Without a fee `delivery` is all 0. Discounts (`deducted`, negative) lower `total` and `taxes` only
 * (DISC-06).
 */
export function computeTotals(items: readonly Sold[], fee?: Taxed, deducted: readonly Taxed[] = []): Totals {
  const { shares, deposits, all } = sharesOf(items, fee);
  const [goodsSplit, soldSplit] = [sumSplits(byRate(shares)), sumSplits(byRate([...shares, ...deposits]))];
  const rates = byRate([...all, ...deducted]);
  return {
    ...goodsSplit,
    ...(deposits.length > 0 && { deposit: more(goodsSplit, soldSplit) }),
    delivery: more(soldSplit, sumSplits(byRate(all))),
    total: sumSplits(rates),
    taxes: rates.map(({ rate, tax }) => ({ rate, tax })),
  };
}

/**
 * The totals shown below the cart, in whole cents: net and tax lines add up to gross, the last line absorbs the
 * rounding difference.
 */
export function displayTotals({ total, taxes }: Pick<Totals, 'total' | 'taxes'>): {
  readonly net: Money;
  readonly taxes: readonly TaxLine[];
  readonly gross: Money;
} {
  const gross = roundToCents(total.gross);
  if (taxes.length === 0) return { net: gross, taxes: [], gross };
  const net = roundToCents(total.net);
  const lines = taxes.slice(0, -1).map(({ rate, tax }) => ({ rate, tax: roundToCents(tax) }));
  const rest = subtract(subtract(gross, net), sumOf(lines.map(({ tax }) => tax)));
  return { net, taxes: [...lines, { rate: taxes.at(-1)!.rate, tax: rest }], gross };
}

type WireSplit = { readonly net: number; readonly tax: number; readonly gross: number };

/** Totals on the wire: decimal numbers; `taxes` maps a rate ("10") to its amount. */
export type PricingResult = WireSplit & {
  readonly deposit?: WireSplit | undefined;
  readonly delivery: WireSplit;
  readonly total: WireSplit;
  readonly taxes: Readonly<Record<string, number>>;
};

/** Amounts as decimal numbers. */
export const splitToWire = ({ net, tax, gross }: Split): WireSplit => ({
  net: fromMoney(net),
  tax: fromMoney(tax),
  gross: fromMoney(gross),
});

const fromWire = ({ net, tax, gross }: WireSplit): Split => ({
  net: toMoney(net),
  tax: toMoney(tax),
  gross: toMoney(gross),
});

export const toPricingResult = (totals: Totals): PricingResult => ({
  ...splitToWire(totals),
  ...(totals.deposit && { deposit: splitToWire(totals.deposit) }),
  delivery: splitToWire(totals.delivery),
  total: splitToWire(totals.total),
  taxes: Object.fromEntries(totals.taxes.map(({ rate, tax }) => [String(rate), fromMoney(tax)])),
});

/** Restores the totals of a pricing result with ascending rates (a JSON object cannot keep "4.9" before "10"). */
export const fromPricingResult = (result: PricingResult): Totals => ({
  ...fromWire(result),
  ...(result.deposit && { deposit: fromWire(result.deposit) }),
  delivery: fromWire(result.delivery),
  total: fromWire(result.total),
  taxes: Object.entries(result.taxes)
    .map(([rate, tax]) => ({ rate: Number(rate), tax: toMoney(tax) }))
    .sort((a, b) => a.rate - b.rate),
});
