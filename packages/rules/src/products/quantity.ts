import { dividedBy, type Fraction, fraction, minus, plus, times, toFraction, toNumber } from '../money/fraction.ts';
import { conversion, isCountable, type Unit } from '../units/units.ts';
import type { Product, QuantityLimits } from './product.ts';

/**
 * Limits in one unit. Without `maximum` any amount is allowed; without `step` amounts are only rounded to four
 * decimals.
 */
export type Limits = { readonly minimum: number; readonly maximum?: number; readonly step?: number };

/** Parses a typed number with a German comma or a dot; undefined if invalid (QTY-01). */
export function parseQuantity(text: string): number | undefined {
  const normal = text.trim().replace(',', '.');
  return /^[+-]?(\d+\.?\d*|\.\d+)$/.test(normal) ? Number(normal) : undefined;
}

/** Only for non-negative fractions. */
const floor = ({ numerator, denominator }: Fraction): bigint => numerator / denominator;
const ceiling = ({ numerator, denominator }: Fraction): number => Number((numerator + denominator - 1n) / denominator);

const positive = (limit: number | null | undefined): limit is number => typeof limit === 'number' && limit > 0;

/**
 * The limits of a product ordered in `unit`: those of the alternative unit; missing ones are converted from the product
 * (QTY-06). Conversion to countable units gives whole numbers (QTY-08): the minimum is rounded up, the maximum down,
 * and a fractional step becomes one. A maximum or step of 0 counts as unset, a maximum below the minimum as the
 * minimum. @throws RuleError UNIT_NOT_CONVERTIBLE
 */
export function limitsOf(
  product: Pick<Product, 'unit' | 'alternativeUnits' | keyof QuantityLimits>,
  unit: Unit,
): Limits {
  const unitLimits: QuantityLimits = product.alternativeUnits?.find((each) => each.unit === unit) ?? {};
  const factor = conversion(product.unit, unit, product);
  const isWhole = unit !== product.unit && isCountable(unit);
  const limit = (name: keyof QuantityLimits, toWhole: (exact: Fraction) => number): number | undefined => {
    if (positive(unitLimits[name])) return unitLimits[name];
    if (!positive(product[name])) return undefined;
    const exact = times(toFraction(product[name]), factor);
    return isWhole ? toWhole(exact) : toNumber(exact);
  };
  const minimum = unitLimits.minimumQuantity === 0 ? 0 : (limit('minimumQuantity', ceiling) ?? 0);
  const maximum = limit('maximumQuantity', (exact) => Number(floor(exact)));
  const whole = Number.isInteger(minimum) ? 1 : undefined;
  const step = limit('quantityStepSize', (exact) =>
    exact.denominator === 1n ? Number(exact.numerator) : (whole ?? toNumber(exact)),
  );
  return {
    minimum,
    ...(maximum === undefined ? {} : { maximum: Math.max(maximum, minimum) }),
    ...(step === undefined ? {} : { step }),
  };
}

const toFourDecimals = (amount: number): number => Math.round(amount * 10_000) / 10_000;

/**
 * The nearest allowed amount (QTY-02 to QTY-05). Below the minimum: the minimum. From the maximum on: the maximum, even
 * off the grid. Between: the nearest step above the minimum (half a step is rounded up), limited to the maximum. A
 * third of a piece, from a step of another unit, becomes 0.3333.
 */
export const snap = (quantity: number, limits: Limits): number => toFourDecimals(nearest(quantity, limits));

function nearest(quantity: number, { minimum, maximum, step }: Limits): number {
  // Compares with rounded limits, so that rounded amounts are stable.
  if (!(quantity > toFourDecimals(minimum))) return minimum;
  if (maximum !== undefined && quantity >= toFourDecimals(maximum)) return maximum;
  if (step === undefined) return quantity;
  const [start, width] = [toFraction(minimum), toFraction(step)];
  const steps = floor(plus(dividedBy(minus(toFraction(quantity), start), width), fraction(1n, 2n)));
  const snapped = toNumber(plus(start, times(width, fraction(steps))));
  return maximum === undefined ? snapped : Math.min(snapped, maximum);
}

/** Whether an amount is allowed: above 0 and unchanged by snapping. */
export const isAllowed = (quantity: number, limits: Limits): boolean =>
  quantity > 0 && snap(quantity, limits) === quantity;

/**
 * Whether an amount is a fraction of a countable unit that the product does not define by its step, minimum or maximum.
 * Half pizzas are sold only if the product defines them (QTY-07).
 */
export const isUnnamedFraction = (amount: number, unit: Unit, { minimum, maximum, step }: Limits): boolean =>
  isCountable(unit) &&
  !Number.isInteger(amount) &&
  step === undefined &&
  ![minimum, maximum].some((named) => named !== undefined && toFourDecimals(named) === amount);
