import { drawingOf } from '@theke/painter/drawing';
import type { Drawing } from '@theke/painter/drawing-by';
import type { ImageRef } from '../wire.ts';
import { drawnImage, type Option, optionDrawing } from './option-drawing.ts';

/** A product as far as its drawings go; one that was stored before there were any does not say whether it wants them. */
type Drawn = {
  readonly name: string;
  readonly description: string;
  readonly images: ImageRef[];
  readonly isDrawn?: boolean | undefined;
};
type Configured = Drawn & { readonly config: { readonly parts: readonly { readonly options: readonly Option[] }[] } };

/** How a product without a picture is drawn; undefined where it has one, staff want none, or its words do not say what it is. */
export const productDrawing = ({ isDrawn = true, images, name, description }: Drawn): Drawing | undefined =>
  isDrawn && images.length === 0 ? drawingOf({ name, description }) : undefined;

/** Everything that is drawn for a product: itself, and the ingredients that can be chosen. */
export function drawingsOf(product: Configured): Drawing[] {
  if (product.isDrawn === false) return [];
  const options = product.config.parts.flatMap((part) => part.options);
  return [productDrawing(product), ...options.map(optionDrawing)].filter((one) => one !== undefined);
}

/** What guests see of a product: its pictures, else its drawing. */
export function shownImages(product: Drawn): ImageRef[] {
  const drawing = productDrawing(product);
  return drawing ? [drawnImage(drawing)] : product.images;
}
