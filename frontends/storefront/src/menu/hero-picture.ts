import type { Branch } from '@theke/contracts/catalog/branch';
import type { ImageRef } from '@theke/contracts/wire';
import { zoneOf } from '@theke/rules/hours/opening-status';
import { imageUrl } from '@theke/ui/image-url';
import type { Card } from '../shop/card.ts';
import { soldCard } from '../shop/sold-card.ts';
import { laidDishes } from './laid-dishes.ts';
import { menuSections } from './menu-sections.ts';

/** The large picture at the head of a branch's page: the first of its dishes, or its photograph where none is laid there. */
export function heroPicture({ images: [photo] }: Branch, [dish]: readonly ImageRef[]): string | undefined {
  if (dish) return imageUrl(dish, 'small');
  return photo && imageUrl(photo, 'medium');
}

/** The same before the page is drawn, from what its document brings along. */
export function heroPictureOf(branch: Branch, card: Card, at: Date): string | undefined {
  const zone = zoneOf(branch);
  return heroPicture(branch, laidDishes(menuSections(soldCard(card, zone, at), zone, at)));
}
