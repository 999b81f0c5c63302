import { expect, test } from '@jest/globals';
import sharp, { type Sharp } from 'sharp';
import { lookOfPicture } from './look-of-picture.ts';

const canvas = (width: number, height: number, background = '#8090a0', alpha = 1) =>
  sharp({ create: { width, height, channels: 4, background: { ...rgb(background), alpha } } });
const rgb = (hex: string) => ({
  r: Number.parseInt(hex.slice(1, 3), 16),
  g: Number.parseInt(hex.slice(3, 5), 16),
  b: Number.parseInt(hex.slice(5, 7), 16),
});
const looked = async (picture: Sharp) => {
  const { data, info } = await picture.webp().toBuffer({ resolveWithObject: true });
  return lookOfPicture(data, info);
};
const laid = async (ground: Sharp, dish: Sharp, left: number, top: number) =>
  sharp(
    await ground
      .composite([{ input: await dish.png().toBuffer(), left, top }])
      .png()
      .toBuffer(),
  );

// MEDIA-11
test('describes a photo as opaque, with its ratio and colour', async () => {
  const { ratio, isOpaque, colour } = await looked(canvas(600, 400, '#c04020'));
  expect([ratio, isOpaque]).toEqual([1.5, true]);
  // Colours are rounded to steps of sixteen.
  for (const [part, expected] of [
    [1, 0xc0],
    [3, 0x40],
    [5, 0x20],
  ] as const)
    expect(Math.abs(Number.parseInt(colour.slice(part, part + 2), 16) - expected)).toBeLessThanOrEqual(16);
});

// MEDIA-11
test('detects a cut-out, but not in a photo with rounded corners', async () => {
  const dish = await laid(canvas(600, 600, '#000000', 0), canvas(480, 480, '#d0a030'), 60, 60);
  expect((await looked(dish)).isOpaque).toBe(false);
  const mask = Buffer.from('<svg width="600" height="600"><rect width="600" height="600" rx="24"/></svg>');
  const rounded = canvas(600, 600).composite([{ input: mask, blend: 'dest-in' }]);
  expect((await looked(rounded)).isOpaque).toBe(true);
});

// MEDIA-11
test.each([
  ['on the left', 40, 120, { x: 0.2, y: 0.5 }],
  ['on the right below', 480, 260, { x: 0.93, y: 0.83 }],
])('puts the focus on the bright area %s', async (_, left, top, { x, y }) => {
  const { focus } = await looked(await laid(canvas(600, 400, '#606060'), canvas(100, 130, '#e02010'), left, top));
  expect(Math.abs(focus.x - x)).toBeLessThan(0.2);
  expect(Math.abs(focus.y - y)).toBeLessThan(0.25);
});

test('describes a picture of one pixel', async () => {
  expect(await looked(canvas(1, 1, '#ffffff'))).toMatchObject({ ratio: 1, isOpaque: true });
});
