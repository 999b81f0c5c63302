import { soldAt } from '@theke/rules/products/bundles';
import type { Card } from './card.ts';

/** Returns the menu with its bundles as sold at an instant. */
export const soldCard = (card: Card, zone: string, at: Date): Card => ({
  ...card,
  products: [...soldAt(card.products, zone, at)],
});
