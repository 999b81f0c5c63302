import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { type FontFamily, type FontSubset, fonts } from '@theke/rules/theme/fonts';

const { resolve } = createRequire(import.meta.url);

export type FontCut = { family: FontFamily; subset: FontSubset; weight: number; style: 'normal' | 'italic' };

/** Path of a font's WOFF2 file in its npm package, which is installed with this service. */
export function fontFile({ family, subset, weight, style }: FontCut): { folder: string; name: string } {
  const { id } = fonts[family];
  const folder = join(dirname(resolve(`@fontsource/${id}/package.json`)), 'files');
  return { folder, name: `${id}-${subset}-${weight}-${style}.woff2` };
}
