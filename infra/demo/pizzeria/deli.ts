// Deli counter, priced by weight: cut goods are weighed, so the price is approximate until then.

import { recipes } from '@theke/painter/recipes';
import type { DemoProduct } from '../demo-tenant.ts';

const byWeight = {
  unit: 'kilogram',
  calculationModel: 'approximate',
  minimumQuantity: 0.1,
  maximumQuantity: 2,
  quantityStepSize: 0.05,
  defaultQuantity: 20,
  defaultUnit: 'decagram',
  tax: 10,
  takeawayTax: 10,
  dineInTax: 10,
  alternativeUnits: [
    {
      unit: 'decagram',
      minimumQuantity: 10,
      maximumQuantity: 200,
      quantityStepSize: 5,
      calculationModel: 'approximate',
    },
  ],
} satisfies Partial<DemoProduct['draft']>;

export const deli: readonly DemoProduct[] = [
  {
    key: 'antipasti',
    category: 'tresen',
    picture: { seed: 'antipasti', dish: recipes.antipasti },
    draft: {
      ...byWeight,
      name: 'Antipasti vom Tresen',
      description:
        'Prosciutto, Salami, Pecorino, Oliven, eingelegte Artischocken. Wir wiegen nach dem Aufschneiden, ±\u00a03\u00a0dag.',
      allergens: ['A', 'G', 'O'],
      price: 38.5,
    },
  },
  {
    key: 'prosciutto-san-daniele',
    category: 'tresen',
    picture: {
      seed: 'prosciutto-san-daniele',
      dish: { kind: 'ingredient', name: 'prosciutto', n: 2, size: 400, spread: 0.2 },
    },
    draft: {
      ...byWeight,
      name: 'Prosciutto San Daniele',
      description: '18 Monate gereift, hauchdünn geschnitten. Wir wiegen nach dem Aufschneiden, ± 2 dag.',
      price: 54.9,
    },
  },
];
