import type { Drawing } from '@theke/rules/drawings/drawing-by';
import { ingredientDrawingOf } from '@theke/rules/drawings/ingredient-drawing';
import type { ImageRef, PictureLook } from '../wire.ts';

export type Option = { readonly name: string; readonly product?: object | null | undefined };

export const optionDrawing = ({ name, product }: Option): Drawing | undefined =>
  product ? undefined : ingredientDrawingOf(name);

/** The option is drawn on a plate or alone, on a transparent background. */
const look: PictureLook = { ratio: 1, isOpaque: false, focus: { x: 0.5, y: 0.5 }, colour: '#808080' };

/** Reference to the image that media paints of a drawing. */
export const drawnImage = ({ id }: Drawing): ImageRef => ({ id, version: 1, extension: 'webp', look });

/** The image of an option of a product with `isDrawn`; undefined if it has no drawing. */
export function optionImage(option: Option): ImageRef | undefined {
  const drawing = optionDrawing(option);
  return drawing && drawnImage(drawing);
}
