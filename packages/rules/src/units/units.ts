import { dividedBy, type Fraction, fraction, times, toFraction, toNumber } from '../money/fraction.ts';
import { RuleError } from '../rule-error.ts';
import { notInto, units } from './units.de.ts';

export { units };

export type Unit = keyof typeof units;
export type UnitType = (typeof units)[Unit]['type'];
export type UnitEntry = {
  readonly type: UnitType;
  readonly factor: number;
  readonly label: string;
  readonly name: string;
};

/** All unit names, in the catalogue's order. */
export const unitNames = Object.keys(units) as [Unit, ...Unit[]];

/** Type, factor, short label and name of a unit. */
export const unitOf = (unit: Unit): UnitEntry => units[unit];

/** A unit a product may also be ordered in; one of it equals `ratio` of the product's own unit (UNIT-07). */
export type AlternativeUnit = { readonly unit: Unit; readonly ratio: number };

/** The fields of a product for conversion. */
export type Measured = {
  readonly unit: Unit;
  readonly alternativeUnits?: readonly AlternativeUnit[] | null | undefined;
};

const countedTypes: readonly UnitType[] = ['amount', 'serving', 'pair', 'person', 'package'];

/** Whether amounts of the unit are counted instead of measured. */
export const isCountable = (unit: Unit): boolean => countedTypes.includes(units[unit].type);

const within = (from: Unit, to: Unit): Fraction => fraction(BigInt(units[from].factor), BigInt(units[to].factor));

/** The alternative unit that applies to `unit`: itself, else the first of its type (kilogram applies to gram). */
export function alternativeFor<A extends { readonly unit: Unit }>(
  unit: Unit,
  alternatives: readonly A[] | null | undefined,
): A | undefined {
  return (
    alternatives?.find((each) => each.unit === unit) ??
    alternatives?.find((each) => units[each.unit].type === units[unit].type)
  );
}

/** The number of the product's own units in one `unit`; undefined if not convertible. */
function inProductUnit(unit: Unit, product: Measured): Fraction | undefined {
  if (units[unit].type === units[product.unit].type) return within(unit, product.unit);
  const alternative = alternativeFor(unit, product.alternativeUnits);
  if (!alternative || !(alternative.ratio > 0)) return undefined;
  return times(within(unit, alternative.unit), toFraction(alternative.ratio));
}

/**
 * The exact number of `to` in one `from`: by factors within a type, otherwise by the product's unit and the ratio of an
 * alternative unit (UNIT-08). @throws RuleError UNIT_NOT_CONVERTIBLE
 */
export function conversion(from: Unit, to: Unit, product: Measured): Fraction {
  if (units[from].type === units[to].type) return within(from, to);
  const fromFactor = inProductUnit(from, product);
  const toFactor = inProductUnit(to, product);
  if (fromFactor && toFactor) return dividedBy(fromFactor, toFactor);
  throw new RuleError('UNIT_NOT_CONVERTIBLE', notInto(from, to), 'unit');
}

/** Converts `amount` from `from` to `to`, as the nearest decimal number. @throws RuleError UNIT_NOT_CONVERTIBLE */
export const convert = (amount: number, from: Unit, to: Unit, product: Measured): number =>
  toNumber(times(toFraction(amount), conversion(from, to, product)));
