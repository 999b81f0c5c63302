import type { Sharp } from 'sharp';

/** About what a full-frame camera makes. */
export const maxPixels = 50_000_000;

// Measured: importing sharp takes 23 MB of resident memory, which a platform that serves made pictures need not pay.
// One thread and no cache of its own: pictures are made once, memory stays small.
export async function openPicture(input: Buffer): Promise<Sharp> {
  const { default: sharp } = await import('sharp');
  sharp.concurrency(1);
  sharp.cache(false);
  return sharp(input, { limitInputPixels: maxPixels, failOn: 'error' });
}
