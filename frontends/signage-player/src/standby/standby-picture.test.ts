import { expect, test } from '@jest/globals';
import { exampleContent, exampleProduct, exampleScene } from '../../testing/example-content.ts';
import { findStandbyPicture } from './standby-picture.ts';

const look = { ratio: 1, isOpaque: false, focus: { x: 0.5, y: 0.5 }, colour: '#aa8844' };
const image = { id: '0199f000-0000-7000-8000-00000000000a', version: 1, extension: 'webp' as const, look };
const promotion = {
  kind: 'promotion',
  product: { id: '1' },
  headline: '',
  showsPrice: true,
  showsDescription: true,
  image: null,
  qrCode: null,
} as const;
const clock = { kind: 'clock', headline: '' } as const;
const find = (changes: object, scene: Parameters<typeof exampleScene>[0] = promotion) =>
  findStandbyPicture(
    exampleContent([exampleProduct('1', 'Diavola', { image, ...changes })], { scenes: [exampleScene(scene)] }),
  );

test('takes the picture of a promotion in the size in which it is stored', () =>
  expect(find({})).toEqual({ image, size: 'medium' }));

test('takes no photograph, nothing sold out and no picture that no scene shows', () => {
  expect(find({ image: { ...image, look: { ...look, isOpaque: true } } })).toBeUndefined();
  expect(find({ isSoldOut: true })).toBeUndefined();
  expect(find({}, clock)).toBeUndefined();
});
