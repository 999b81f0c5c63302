import { join } from 'node:path';
import { type FontFamily, type FontSubset, fontSubsets, fonts } from '@theke/rules/theme/fonts';
import { fontFile } from '../fonts/font-file.ts';

/** Loaded on demand: the native module takes 20 MB, which a platform that prints nothing need not pay. */
const loadCanvas = () => import('@napi-rs/canvas');
export type Canvas = Awaited<ReturnType<typeof loadCanvas>>;

const loaded = new Set<string>();

/** Name of a file's letters within the canvas; it takes letters that the first lacks from the second. */
const faceName = (family: FontFamily, subset: FontSubset): string => `${family} ${subset}`;

/** CSS list of the faces of a family. */
export const fontList = (family: FontFamily): string =>
  Object.keys(fontSubsets)
    .map((subset) => `"${faceName(family, subset as FontSubset)}"`)
    .join(', ');

/** The weight of a family that is nearest to regular or bold. */
export const fontWeight = (family: FontFamily, isBold: boolean): number => {
  const wanted = isBold ? 700 : 400;
  return fonts[family].weights.includes(wanted) ? wanted : (fonts[family].weights[0] ?? 400);
};

/** The canvas with the upright faces of a font. */
export async function loadFonts(family: FontFamily): Promise<Canvas> {
  const canvas = await loadCanvas();
  if (loaded.has(family)) return canvas;
  for (const subset of Object.keys(fontSubsets) as FontSubset[])
    for (const weight of new Set([fontWeight(family, false), fontWeight(family, true)])) {
      const { folder, name } = fontFile({ family, subset, weight, style: 'normal' });
      canvas.GlobalFonts.registerFromPath(join(folder, name), faceName(family, subset));
    }
  loaded.add(family);
  return canvas;
}
