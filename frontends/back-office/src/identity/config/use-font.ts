import { type FontFamily, fontSubsets, listFontFaces } from '@theke/rules/theme/fonts';
import { useEffect, useState } from 'react';

const isDeclared = (family: string) => [...document.fonts].some((face) => face.family.replaceAll('"', '') === family);

/** Loads a font family that the page does not have yet. @returns whether loading failed */
export function useFont(family: FontFamily): boolean {
  const [failed, setFailed] = useState<FontFamily>();
  useEffect(() => {
    if (isDeclared(family)) return;
    for (const { url, weight, subset } of listFontFaces(family)) {
      const face = new FontFace(family, `url("${url}")`, {
        weight: String(weight),
        unicodeRange: fontSubsets[subset],
      });
      document.fonts.add(face);
      if (weight === 400 && subset === 'latin') face.load().catch(() => setFailed(family));
    }
  }, [family]);
  return failed === family;
}
