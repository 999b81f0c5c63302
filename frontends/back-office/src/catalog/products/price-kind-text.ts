import type { Product } from '@theke/contracts/catalog/product';
import { calculationModels } from '@theke/rules/products/calculation-model';

/** Describes how binding a price is, from the two fields that store it (PRICE-07). */
export function priceKindText(draft: Readonly<Record<string, unknown>>): string {
  const { pricing, calculationModel } = draft as Pick<Product, 'pricing' | 'calculationModel'>;
  return calculationModels[pricing === 'fixed' ? (calculationModel ?? 'fixed') : pricing].name;
}
