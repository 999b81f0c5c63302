import type { Product } from '@theke/contracts/catalog/product';
import { calculationModels } from '@theke/rules/products/calculation-model';

/** How binding a price is, of the two fields that say so (PRICE-07). */
export function priceKindText(draft: Readonly<Record<string, unknown>>): string {
  const { pricing, calculationModel } = draft as Pick<Product, 'pricing' | 'calculationModel'>;
  return calculationModels[pricing === 'fixed' ? (calculationModel ?? 'fixed') : pricing].name;
}
