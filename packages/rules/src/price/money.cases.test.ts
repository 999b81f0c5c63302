import { type BundlesCase, bundlesCases } from '../../cases/bundles.ts';
import { type CalculationModelsCase, calculationModelsCases } from '../../cases/calculation-models.ts';
import {
  type DeliveryCase,
  deliveryCases,
  type FreeDeliveryHintCase,
  freeDeliveryHintCases,
} from '../../cases/delivery.ts';
import { type FormatsCase, formatsCases } from '../../cases/formats.ts';
import { type PricesCase, pricesCases } from '../../cases/prices.ts';
import { type QuantitiesCase, quantitiesCases } from '../../cases/quantities.ts';
import { runCases } from '../../cases/run-cases.ts';
import { type TotalLinesCase, totalLinesCases } from '../../cases/total-lines.ts';
import { type TotalsCase, totalsCases } from '../../cases/totals.ts';
import { type UnitLabelCase, unitLabelCases } from '../../cases/unit-labels.ts';
import { type UnitsCase, unitsCases } from '../../cases/units.ts';
import { type DeliveryArea, deliveryFee, missingToMinimum } from '../delivery/delivery-area.ts';
import { freeDeliveryHint, minimumTexts } from '../delivery/delivery-texts.ts';
import { formatMoney, fromMoney, toMoney } from '../money/money.ts';
import { calculationModels } from '../products/calculation-model.ts';
import { partErrors } from '../products/configuration.ts';
import type { Product } from '../products/product.ts';
import { limitsOf, parseQuantity, snap } from '../products/quantity.ts';
import { RuleError } from '../rule-error.ts';
import { clockText, dateText, localTime } from '../time/local-time.ts';
import { convert, type Unit, unitOf } from '../units/units.ts';
import { modelOf } from './model-of.ts';
import { priceItem } from './price.ts';
import { priceOrder } from './price-order.ts';
import { computeTotals, displayTotals, toPricingResult } from './totals.ts';

/** Casts unit names of the cases; unknown units must not reach this point. */
const as = <T>(value: unknown): T => value as T;

const orInconvertible = (answer: () => number): number | 'inconvertible' => {
  try {
    return answer();
  } catch (error) {
    if (error instanceof RuleError && error.code === 'UNIT_NOT_CONVERTIBLE') return 'inconvertible';
    throw error;
  }
};

runCases<UnitsCase>('units', unitsCases, ({ product, amount, from, to }) =>
  orInconvertible(() => convert(amount, as<Unit>(from), as<Unit>(to), as<Product>(product))),
);

runCases<UnitLabelCase>('unit labels', unitLabelCases, ({ unit }) => unitOf(as<Unit>(unit)).label);

runCases<QuantitiesCase>('quantities', quantitiesCases, ({ product, unit, input }) => {
  const quantity = parseQuantity(input);
  if (quantity === undefined) return 'unreadable';
  return orInconvertible(() => snap(quantity, limitsOf(as<Product>(product), as<Unit>(unit))));
});

runCases<CalculationModelsCase>('calculation models', calculationModelsCases, ({ product, unit }) => {
  const model = modelOf(as<Product>(product), as<Unit>(unit));
  const priced = priceItem(as<Product>({ type: 'simple', price: 1, tax: 10, ...product }), {
    amount: 1,
    unit: as<Unit>(unit),
  });
  return { model, isEstimated: priced.isEstimated, label: calculationModels[model].label };
});

runCases<PricesCase>('prices', pricesCases, ({ product: { parts, ...product }, amount, unit, chosen }) => {
  const config = { parts: parts.map((part, index) => ({ name: `Teil ${index}`, ...part })) };
  const configurable = as<Product>({ ...product, type: 'configurable', tax: 10, config });
  return fromMoney(priceItem(configurable, { amount, unit: as<Unit>(unit), parts: chosen }).gross);
});

runCases<BundlesCase>('bundles', bundlesCases, ({ bundle, amount, chosen }) => {
  const parts = bundle.parts.map((part) => ({
    ...part,
    options: part.options.map(({ product, ...modifier }) => ({ name: product, product: { id: product }, ...modifier })),
  }));
  const product: Product = { type: 'bundle', price: bundle.price, unit: 'piece', tax: 10, config: { parts } };
  if (partErrors(product, chosen).length > 0) return 'invalid';
  return fromMoney(priceItem(product, { amount, unit: 'piece', parts: chosen }).gross);
});

runCases<TotalsCase>('totals', totalsCases, ({ orderType, items, deliveryArea }) => {
  const chosen = items.map(({ amount, ...product }) => ({
    product: { ...product, type: 'simple', unit: 'piece' as const },
    amount,
    unit: 'piece' as const,
  }));
  const area = deliveryArea && { area: '1010', ...deliveryArea };
  const { taxes, ...result } = toPricingResult(priceOrder(chosen, orderType, area).totals);
  const owed = Object.entries(taxes).filter(([, tax]) => tax !== 0); // a rate whose amount is 0 may be left out
  return { ...result, taxes: Object.fromEntries(owed) };
});

runCases<TotalLinesCase>('total lines', totalLinesCases, ({ grossByRate }) => {
  const goods = Object.entries(grossByRate).map(([rate, gross]) => ({ rate: Number(rate), gross: toMoney(gross) }));
  const { net, taxes, gross } = displayTotals(computeTotals(goods));
  return { net: fromMoney(net), taxes: taxes.map(({ rate, tax }) => [rate, fromMoney(tax)]), gross: fromMoney(gross) };
});

runCases<DeliveryCase>('delivery', deliveryCases, ({ deliveryArea, goodsGross }) => {
  const area: DeliveryArea = { area: '1010', tax: 20, ...deliveryArea };
  const [gross, texts] = [toMoney(goodsGross), minimumTexts(area, toMoney(goodsGross), 'EUR')];
  return {
    fee: fromMoney(deliveryFee(area, gross)),
    isMinimumReached: texts === undefined,
    missing: fromMoney(missingToMinimum(area, gross)),
    message: texts?.long ?? null,
    shortMessage: texts?.short ?? null,
  };
});

runCases<FreeDeliveryHintCase>('free delivery hint', freeDeliveryHintCases, ({ freeFromOrderValue }) =>
  freeDeliveryHint({ area: '1010', price: 2.9, tax: 20, freeFromOrderValue }, 'EUR'),
);

runCases<FormatsCase>('formats', formatsCases, (given) => {
  if (given.format === 'price') return formatMoney(toMoney(given.amount), 'EUR');
  const local = localTime(given.zone, Date.parse(given.at));
  return given.format === 'date' ? dateText(local) : clockText(local);
});
