import type { CalculationModel } from '../products/calculation-model.ts';
import type { Product } from '../products/product.ts';
import { alternativeFor, type Unit } from '../units/units.ts';

/**
 * The calculation model of a product ordered in `unit` (PRICE-07): a `pricing` other than fixed; else the model of the
 * alternative unit of that unit or its type; else the product's; else fixed.
 */
export function modelOf(
  product: Pick<Product, 'pricing' | 'calculationModel' | 'alternativeUnits'>,
  unit: Unit,
): CalculationModel {
  if (product.pricing && product.pricing !== 'fixed') return product.pricing;
  const modelled = product.alternativeUnits?.filter((each) => each.calculationModel);
  return alternativeFor(unit, modelled)?.calculationModel ?? product.calculationModel ?? 'fixed';
}
