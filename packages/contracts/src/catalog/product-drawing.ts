import { type Drawing, drawingOf, ingredientDrawingOf } from '@theke/painter/drawing';
import type { ImageRef, PictureLook } from '../wire.ts';

/** A product as far as its drawings go; one that was stored before there were any does not say whether it wants them. */
type Drawn = {
  readonly name: string;
  readonly description: string;
  readonly images: ImageRef[];
  readonly isDrawn?: boolean | undefined;
};
type Option = { readonly name: string; readonly product?: object | null | undefined };
type Configured = Drawn & { readonly config: { readonly parts: readonly { readonly options: readonly Option[] }[] } };

/** How a product without a picture is drawn; undefined where it has one, staff want none, or its words do not say what it is. */
export const productDrawing = ({ isDrawn = true, images, name, description }: Drawn): Drawing | undefined =>
  isDrawn && images.length === 0 ? drawingOf({ name, description }) : undefined;

const optionDrawing = ({ name, product }: Option): Drawing | undefined =>
  product ? undefined : ingredientDrawingOf(name);

/** Everything that is drawn for a product: itself, and the ingredients that can be chosen. */
export function drawingsOf(product: Configured): Drawing[] {
  if (product.isDrawn === false) return [];
  const options = product.config.parts.flatMap((part) => part.options);
  return [productDrawing(product), ...options.map(optionDrawing)].filter((one) => one !== undefined);
}

/** On its plate or on its own, without a ground. */
const look: PictureLook = { ratio: 1, isOpaque: false, focus: { x: 0.5, y: 0.5 }, colour: '#808080' };
/** Where media paints it. */
const imageOf = ({ id }: Drawing): ImageRef => ({ id, version: 1, extension: 'webp', look });

/** What guests see of a product: its pictures, else its drawing. */
export function shownImages(product: Drawn): ImageRef[] {
  const drawing = productDrawing(product);
  return drawing ? [imageOf(drawing)] : product.images;
}

/** What guests see beside an option of a product whose `isDrawn` is on. */
export function optionImage(option: Option): ImageRef | undefined {
  const drawing = optionDrawing(option);
  return drawing && imageOf(drawing);
}
