import { expect, test } from '@jest/globals';
import { imageRef } from '../wire.ts';
import { products } from './product.ts';
import { shownImages } from './product-drawing.ts';

const product = { ...products.events.changed.example, name: 'Erdäpfelpizza', description: '' };
const picture = { id: product.id, version: 1, extension: 'webp' as const };
const shown = (changes: object) => shownImages({ ...product, ...changes });

// MEDIA-12
test('shows guests the drawing of a product without a picture, under a normal image address', () => {
  expect(shown({})).toEqual([
    { ...picture, id: expect.any(String), look: expect.objectContaining({ isOpaque: false }) },
  ]);
  expect(shown({}).map((image) => imageRef.safeParse(image).success)).toEqual([true]);
  expect(products.toPublic?.(product)).toMatchObject({ images: shown({}) });
  expect(shown({ name: 'Spezial', drawnAs: 'pizza' })).toHaveLength(1);
  // Legacy products, stored before drawings existed.
  expect(shown({ isDrawn: undefined })).toEqual(shown({}));
});

test('prefers a picture, and draws nothing if drawing is off or the text names nothing drawable', () => {
  expect(shown({ images: [picture] })).toEqual([picture]);
  expect(shown({ isDrawn: false })).toEqual([]);
  expect(shown({ name: 'Tagesteller' })).toEqual([]);
});
