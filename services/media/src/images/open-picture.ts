import type { Sharp } from 'sharp';

/** About the resolution of a full-frame camera. */
export const maxPixels = 50_000_000;

// Loaded on demand: importing sharp takes 23 MB of resident memory, which a platform that only serves existing files
// need not pay. One thread and no cache: pictures are converted once, and memory stays small.
export async function openPicture(input: Buffer): Promise<Sharp> {
  const { default: sharp } = await import('sharp');
  sharp.concurrency(1);
  sharp.cache(false);
  return sharp(input, { limitInputPixels: maxPixels, failOn: 'error' });
}
