import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../local/checkout.ts';

/** The demo's pictures, painted once by infra/painter (`npm run paint`) and committed. */
export const picturesFolder = join(root, 'infra/demo/pictures');
/** Drawing of each file: seed -> SHA-256 (hex) of the drawing. */
export const drawingsFile = join(picturesFolder, 'drawings.json');

export const pictureFile = (seed: string): string => join(picturesFolder, `${seed}.webp`);

export const paintedDrawings = (): Readonly<Record<string, string>> =>
  existsSync(drawingsFile) ? JSON.parse(readFileSync(drawingsFile, 'utf8')) : {};
