import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { type FontFamily, type FontSubset, fonts } from '@theke/rules/theme/fonts';

const { resolve } = createRequire(import.meta.url);

export type FontCut = { family: FontFamily; subset: FontSubset; weight: number; style: 'normal' | 'italic' };

/** Where a cut's WOFF2 lies: in the font's npm package, which is installed with this service. */
export function fontFile({ family, subset, weight, style }: FontCut): { folder: string; name: string } {
  const { id } = fonts[family];
  const folder = join(dirname(resolve(`@fontsource/${id}/package.json`)), 'files');
  return { folder, name: `${id}-${subset}-${weight}-${style}.woff2` };
}
