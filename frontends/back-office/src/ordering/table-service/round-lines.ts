import type { Product } from '@theke/contracts/catalog/product';
import { fromMoney, type Money, money, toMoney } from '@theke/rules/money/money';
import { priceOrder } from '@theke/rules/price/price-order';
import { type PartValue, partsOf } from '@theke/rules/products/configuration';
import { limitsOf, snap } from '@theke/rules/products/quantity';
import { usualOption } from '@theke/rules/products/usual-choice';
import { isCounted } from '@theke/rules/units/amount-text';
import type { Unit } from '@theke/rules/units/units';

/** Courses that staff choose from. */
export const offeredCourses = [1, 2, 3, 4] as const;

/** A line of the round before it is sent. */
export type RoundLine = {
  /** Stays the same while the line exists. */
  key: number;
  product: Product;
  amount: number;
  unit: Unit;
  parts: readonly PartValue[];
  course: number;
};

/** Whether a product is added with one tap, without a choice. */
export const isSimple = (product: Product): boolean =>
  partsOf(product).length === 0 && product.alternativeUnits.length === 0 && isCounted(product.unit);

/** The least amount of a product, at least one for what is counted. */
export const firstAmount = (product: Product, unit: Unit): number => snap(1, limitsOf(product, unit));

/** The default options of a product. */
export const usualParts = (product: Product): PartValue[] =>
  partsOf(product).map((part) => usualOption(part, product.price) ?? null);

/** Adds a line; one more of a product without choices is added to its line of the same course. */
export function withLine(lines: readonly RoundLine[], line: Omit<RoundLine, 'key'>): RoundLine[] {
  const same = lines.find(
    ({ product, unit, course }) =>
      product.id === line.product.id && unit === line.unit && course === line.course && isSimple(product),
  );
  if (!same) return [...lines, { ...line, key: Math.max(0, ...lines.map(({ key }) => key)) + 1 }];
  return withAmount(lines, same.key, fromMoney(toMoney(same.amount + line.amount)));
}

/** Changes the amount of a line; 0 removes it. */
export const withAmount = (lines: readonly RoundLine[], key: number, amount: number): RoundLine[] =>
  amount <= 0
    ? lines.filter((line) => line.key !== key)
    : lines.map((line) => (line.key === key ? { ...line, amount } : line));

/** Number of pieces of a product in the round. */
export const chosenCount = (lines: readonly RoundLine[], product: string): number =>
  lines
    .filter((line) => line.product.id === product)
    .reduce((sum, { amount, unit }) => sum + (isCounted(unit) ? amount : 1), 0);

/** Total before automatic discounts, which the server applies. */
export const sumOfLines = (lines: readonly RoundLine[]): Money =>
  lines.length === 0 ? money(0) : priceOrder(lines, 'dineIn').totals.total.gross;

/** The round as the server takes it; courses only if there is more than one. */
export function toItems(lines: readonly RoundLine[]) {
  const hasCourses = new Set(lines.map(({ course }) => course)).size > 1;
  return lines.map(({ product, amount, unit, parts, course }) => ({
    product: product.id,
    amount,
    unit,
    parts: parts.map((value) => (typeof value === 'string' || !value ? (value ?? null) : [...value])),
    ...(hasCourses && { course }),
  }));
}
