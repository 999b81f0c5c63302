import type { Drawing } from '@theke/painter/drawing-by';
import { ingredientDrawingOf } from '@theke/painter/ingredient-drawing';
import type { ImageRef, PictureLook } from '../wire.ts';

export type Option = { readonly name: string; readonly product?: object | null | undefined };

export const optionDrawing = ({ name, product }: Option): Drawing | undefined =>
  product ? undefined : ingredientDrawingOf(name);

/** On its plate or on its own, without a ground. */
const look: PictureLook = { ratio: 1, isOpaque: false, focus: { x: 0.5, y: 0.5 }, colour: '#808080' };

/** Where media paints it. */
export const drawnImage = ({ id }: Drawing): ImageRef => ({ id, version: 1, extension: 'webp', look });

/** What guests see beside an option of a product whose `isDrawn` is on. */
export function optionImage(option: Option): ImageRef | undefined {
  const drawing = optionDrawing(option);
  return drawing && drawnImage(drawing);
}
