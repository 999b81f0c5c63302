// A portrait for people without a photograph: no face, only the edge between light and shade.
import { type Clothes, clothes, type DuotoneName, duotones, glasses, type Hair, hair, head } from './portrait-parts.ts';

export type PortraitRecipe = {
  tone: DuotoneName;
  hair: Hair;
  clothes: Clothes;
  hasGlasses?: true;
  hasBeard?: true;
  /** Faces the other side. */
  isTurned?: true;
};

export const portraitSize = { width: 300, height: 360 } as const;

/** A portrait as an SVG that fills its frame. */
export function drawPortrait(recipe: PortraitRecipe): string {
  const tone = duotones[recipe.tone];
  const style: { behind?: (of: typeof tone) => string; over: (of: typeof tone) => string } = hair[recipe.hair];
  const person = [
    `<circle cx="226" cy="96" r="120" fill="${tone.light}" opacity="0.4"/>`,
    style.behind?.(tone),
    clothes[recipe.clothes](tone),
    head(tone, 'face', recipe.hasBeard === true),
    style.over(tone),
    recipe.hasGlasses && glasses(tone),
  ]
    .filter(Boolean)
    .join('');
  const { width, height } = portraitSize;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" preserveAspectRatio="xMidYMid slice" role="img">` +
    `<rect width="${width}" height="${height}" fill="${tone.ground}"/>` +
    `${recipe.isTurned ? `<g transform="translate(${width + 4} 0) scale(-1 1)">${person}</g>` : person}</svg>`
  );
}
