import { expect, test } from '@jest/globals';
import type { ImageRef } from '@theke/contracts/wire';
import { laidDishes } from './laid-dishes.ts';
import type { Section } from './menu-sections.ts';

const picture = (name: string, isOpaque: boolean | undefined): ImageRef => ({
  id: name,
  version: 1,
  extension: 'webp',
  ...(isOpaque !== undefined && { look: { ratio: 1, isOpaque, focus: { x: 0.5, y: 0.5 }, colour: '#808080' } }),
});
const section = (...images: ImageRef[]): Section =>
  ({ category: {}, rows: images.map((image) => ({ product: { images: [image] } })) }) as unknown as Section;
const ids = (sections: Section[]) => laidDishes(sections).map(({ id }) => id);

// MEDIA-11
test('accepts cut-outs', () =>
  expect(ids([section(picture('pizza', false), picture('calzone', false)), section(picture('wine', false))])).toEqual([
    'calzone',
    'wine',
  ]));

// MEDIA-11
test('rejects photographs and pictures that were not analysed', () =>
  expect(ids([section(picture('photograph', true)), section(picture('new', undefined))])).toEqual([]));
