import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type FontFamily, type FontSubset, type FontVariant, fontSubsets, weightOf } from '@theke/rules/theme/fonts';
import { fontFile } from './font-file.ts';

/** `@font-face` rules of one font variant with embedded files, 30 to 125 kB. */
export async function embeddedFontCss(family: FontFamily, variant: FontVariant): Promise<string> {
  const weight = weightOf(variant);
  const style = variant === 'italic' ? 'italic' : 'normal';
  const rules = (Object.entries(fontSubsets) as [FontSubset, string][]).map(async ([subset, range]) => {
    const { folder, name } = fontFile({ family, subset, weight, style });
    const font = await readFile(join(folder, name), 'base64');
    return `@font-face{font-family:"${family}";font-style:${style};font-weight:${weight};src:url(data:font/woff2;base64,${font}) format("woff2");unicode-range:${range}}`;
  });
  return `${(await Promise.all(rules)).join('\n')}\n`;
}
