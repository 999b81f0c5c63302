import { createHash } from 'node:crypto';
import { drawDish } from '@theke/painter/draw-dish';
import { drawScene } from '@theke/painter/draw-scene';
import { drawPlan } from '@theke/painter/plan/draw-plan';
import { drawPortrait } from '@theke/painter/portrait/draw-portrait';
import sharp from 'sharp';
import type { Picture } from '../../fixtures/demo/demo-tenant.ts';
import { drawLogo } from './draw-logo.ts';

function drawSvg(picture: Picture): string {
  if ('dish' in picture) return drawDish(picture.dish, picture.seed);
  if ('scene' in picture) return drawScene(picture.scene, picture.seed);
  if ('logo' in picture) return drawLogo(picture.logo);
  return 'plan' in picture ? drawPlan(picture.plan, picture.seed) : drawPortrait(picture.portrait);
}

function findWidth(picture: Picture): number {
  if ('dish' in picture) return 640;
  if ('scene' in picture) return 1600;
  return 'plan' in picture ? picture.plan.width : 600;
}

/** SHA-256 (hex) of the drawing before it is rasterised: the same on every machine. */
export const drawingHash = (picture: Picture): string => createHash('sha256').update(drawSvg(picture)).digest('hex');

/** The drawing as WebP, transparent around a dish. Takes a third of a second of one core. */
export const paintPicture = (picture: Picture): Promise<Buffer> =>
  // A dish's own size is 668 px a side; the grain's cost grows with every pixel. A portrait is drawn at half its size.
  sharp(Buffer.from(drawSvg(picture)), { limitInputPixels: false, density: 'portrait' in picture ? 144 : 72 })
    .resize({ width: findWidth(picture), withoutEnlargement: true })
    .webp({ quality: 'plan' in picture ? 72 : 84 })
    .toBuffer();
