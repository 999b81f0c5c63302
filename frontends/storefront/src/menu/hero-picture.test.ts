import { expect, test } from '@jest/globals';
import type { Branch } from '@theke/contracts/catalog/branch';
import type { Product } from '@theke/contracts/catalog/product';
import type { ImageRef } from '@theke/contracts/wire';
import type { Card } from '../shop/card.ts';
import { findHeroPicture } from './hero-picture.ts';

const picture = (id: string, isOpaque: boolean): ImageRef => ({
  id,
  version: 2,
  extension: 'webp',
  look: { ratio: 1, isOpaque, focus: { x: 0.5, y: 0.5 }, colour: '#808080' },
});
const cardWith = (image: ImageRef): Card =>
  ({
    menus: [
      {
        availableFrom: '2026-01-01T00:00:00Z',
        catalog: [{ id: 'pizza', products: [{ id: 'a', isEnabled: true, schedule: [] }] }],
      },
    ],
    categories: [{ id: 'pizza', isEnabled: true, schedule: [] }],
    products: [{ id: 'a', type: 'product', isEnabled: true, schedule: [], images: [image] } as unknown as Product],
  }) as unknown as Card;
const shownIn = (card: Card, ...images: ImageRef[]) =>
  findHeroPicture({ images } as unknown as Branch, card, new Date('2026-11-21T11:00:00Z'));

test('uses the first cut-out dish, in its displayed size', () =>
  expect(shownIn(cardWith(picture('dish', false)), picture('house', true))).toBe('/image/small/dish-2.webp'));

test("uses the branch's photograph without a suitable dish, and nothing without both", () => {
  expect(shownIn(cardWith(picture('dish', true)), picture('house', true))).toBe('/image/medium/house-2.webp');
  expect(shownIn(cardWith(picture('dish', true)))).toBeUndefined();
});
