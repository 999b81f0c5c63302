import { type Drawing, drawingOf } from '@theke/painter/drawing';
import type { ImageRef, PictureLook } from '../wire.ts';

/** A product as far as its drawing goes; one that was stored before there were drawings does not say whether it wants one. */
type Drawn = {
  readonly name: string;
  readonly description: string;
  readonly images: ImageRef[];
  readonly isDrawn?: boolean | undefined;
};

/** How a product without a picture is drawn; undefined where it has one, staff want none, or its words do not say what it is. */
export const productDrawing = ({ isDrawn = true, images, name, description }: Drawn): Drawing | undefined =>
  isDrawn && images.length === 0 ? drawingOf({ name, description }) : undefined;

/** A dish on its plate, without a ground. */
const look: PictureLook = { ratio: 1, isOpaque: false, focus: { x: 0.5, y: 0.5 }, colour: '#808080' };

/** What guests see of a product: its pictures, else its drawing, which media paints at this address. */
export function shownImages(product: Drawn): ImageRef[] {
  const drawing = productDrawing(product);
  return drawing ? [{ id: drawing.id, version: 1, extension: 'webp', look }] : product.images;
}
