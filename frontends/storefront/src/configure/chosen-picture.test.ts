import { expect, test } from '@jest/globals';
import { type Product, products } from '@theke/contracts/catalog/product';
import { shownImages } from '@theke/contracts/catalog/product-drawing';
import { imageUrl } from '@theke/ui/image-url';
import { chosenPicture } from './chosen-picture.ts';

const option = (name: string) => ({
  product: null,
  name,
  contentQuantity: null,
  deposit: null,
  allergens: [],
  modifier: 'add' as const,
  value: 0,
});
const part = (name: string, type: 'select' | 'multiselect', names: string[]) => ({
  name,
  type,
  description: '',
  optional: true,
  options: names.map(option),
});
const stored: Product = {
  ...products.events.changed.example,
  name: 'Pizza',
  description: '',
  type: 'configurable',
  images: [],
  config: { parts: [part('Größe', 'select', ['Klein', 'Groß']), part('Extras', 'multiselect', ['Mais', 'Ei'])] },
};
const drawn = { ...stored, images: shownImages(stored) };
const address = (parts: Parameters<typeof chosenPicture>[0]['parts'], product = drawn) =>
  chosenPicture({ product, parts });

// MEDIA-14
test('a drawing shows the chosen options by their index', () => {
  expect(address(['Groß', ['Mais', 'Ei']])).toBe(`/image/chosen/${drawn.id}-${drawn.version}/0.1-1.0-1.1.webp`);
  expect(address(['Groß', ['Was es nicht mehr gibt']])).toBe(`/image/chosen/${drawn.id}-${drawn.version}/0.1.webp`);
});

// MEDIA-14
test("keeps the menu's picture before a choice and for uploaded pictures", () => {
  expect(address([null, []])).toBe(imageUrl(drawn.images[0]!, 'small'));
  const photo = { id: drawn.id, version: 1, extension: 'webp' as const };
  expect(address(['Groß', ['Mais']], { ...drawn, images: [photo] })).toBe(imageUrl(photo, 'small'));
  expect(address(['Groß', ['Mais']], { ...drawn, images: [] })).toBeUndefined();
});
