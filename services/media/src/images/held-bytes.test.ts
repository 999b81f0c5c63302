import { expect, test } from '@jest/globals';
import { type Header, heldBytes } from './held-bytes.ts';

const photo: Header = { format: 'jpeg', width: 8000, height: 6000, channels: 3, depth: 'uchar', orientation: 1 };
const preview = { width: 640, height: 960 };
const megabytes = (header: Partial<Header>) => Math.round(heldBytes({ ...photo, ...header }, preview) / 1_000_000);

test('needs no memory for a photo decoded row by row, upright or not', () => {
  expect(megabytes({})).toBe(0);
  expect(megabytes({ orientation: 6 })).toBe(2);
  expect(megabytes({ format: 'png', depth: 'ushort', channels: 4 })).toBe(0);
});

test.each([
  ['an interlaced PNG', { format: 'png', isProgressive: true, channels: 4 }, 192],
  ['the same of 16 bit', { format: 'png', isProgressive: true, channels: 4, depth: 'ushort' }, 384],
  ['a PNG that lies on its side', { format: 'png', orientation: 8 }, 144],
  ['a progressive JPEG', { isProgressive: true, chromaSubsampling: '4:4:4' }, 288],
  ['the same with half of its colours', { isProgressive: true, chromaSubsampling: '4:2:0' }, 144],
  ['a GIF', { format: 'gif', channels: 4 }, 192],
  ['a WebP', { format: 'webp', channels: 3 }, 192],
  ['an AVIF', { format: 'heif' }, 864],
] as const)('%s is decoded as a whole', (_, header, weight) => {
  expect(megabytes(header)).toBe(weight);
});
