import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../local/checkout.ts';
import type { Picture } from './demo-tenant.ts';
import { drawDish } from './dishes/draw-dish.ts';
import { drawScene } from './dishes/draw-scene.ts';

const cache = join(root, '.cache', 'dishes');

/** The drawing as WebP, transparent around a dish. Drawn once per machine: rasterising takes half a second each. */
export async function paintPicture(picture: Picture): Promise<Buffer> {
  const svg = 'dish' in picture ? drawDish(picture.dish, picture.seed) : drawScene(picture.scene, picture.seed);
  const file = join(cache, `${createHash('sha256').update(svg).digest('hex').slice(0, 24)}.webp`);
  if (existsSync(file)) return readFileSync(file);
  // Loaded only where something is drawn: it costs 23 MB at every start otherwise.
  const { default: sharp } = await import('sharp');
  // The drawing's own size is 668 px a side; the grain's cost grows with every pixel.
  const painted = await sharp(Buffer.from(svg), { limitInputPixels: false })
    .resize({ width: 'dish' in picture ? 640 : 1600, withoutEnlargement: true })
    .webp({ quality: 84 })
    .toBuffer();
  mkdirSync(cache, { recursive: true });
  writeFileSync(`${file}.${process.pid}`, painted);
  renameSync(`${file}.${process.pid}`, file);
  return painted;
}
