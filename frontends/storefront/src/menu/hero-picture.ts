import type { Branch } from '@theke/contracts/catalog/branch';
import type { ImageRef } from '@theke/contracts/wire';
import { zoneOf } from '@theke/rules/hours/opening-status';
import { imageUrl } from '@theke/ui/image-url';
import type { Card } from '../shop/card.ts';
import { soldCard } from '../shop/sold-card.ts';
import { laidDishes } from './laid-dishes.ts';
import { menuSections } from './menu-sections.ts';

/** URL of the hero picture of a branch's page: its first cut-out dish, otherwise its photograph. */
export function heroPicture({ images: [photo] }: Branch, [dish]: readonly ImageRef[]): string | undefined {
  if (dish) return imageUrl(dish, 'small');
  return photo && imageUrl(photo, 'medium');
}

/** The same before rendering, from the data of the document. */
export function findHeroPicture(branch: Branch, card: Card, at: Date): string | undefined {
  const zone = zoneOf(branch);
  return heroPicture(branch, laidDishes(menuSections(soldCard(card, zone, at), zone, at)));
}
