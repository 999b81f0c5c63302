import { z } from 'zod';
import { products } from '../catalog/product.ts';
import { field } from '../field.ts';
import { defineResource } from '../resource.ts';

const facts = products.draft.pick({
  name: true,
  type: true,
  allergens: true,
  isFreeOfAllergens: true,
  price: true,
  unit: true,
  tax: true,
  contentQuantity: true,
  contentUnit: true,
  deposit: true,
  pricing: true,
  calculationModel: true,
  isPriceHidden: true,
  config: true,
  isEnabled: true,
  isVisibleWhenUnavailable: true,
});
export type FactsOfProduct = z.output<typeof facts>;

/** What texts may show of a product, under its id. Not reachable by any endpoint. */
export const factProducts = defineResource({
  service: 'content',
  name: 'fact-products',
  one: 'fact-product',
  label: { one: 'Produkt', many: 'Produkte' },
  draft: z.strictObject({
    /** Empty after the product was deleted. */
    name: field(z.string(), 'Name'),
    /** Null after the product was deleted: its next version must be higher. */
    facts: field(facts.nullable(), 'Angaben'),
  }),
  filters: [],
  example: { name: 'Margherita', facts: null },
});

/** The fields that texts show. */
export function factsOfProduct(product: FactsOfProduct): FactsOfProduct {
  const entries = Object.keys(facts.shape).map((name) => [name, product[name as keyof FactsOfProduct]]);
  return Object.fromEntries(entries) as FactsOfProduct;
}
