import type { DishName } from '@theke/painter/dish-words';
import { drawingOf } from '@theke/painter/drawing';
import type { Drawing } from '@theke/painter/drawing-by';
import type { ImageRef } from '../wire.ts';
import type { ChosenPlace } from './chosen-address.ts';
import { drawnImage, type Option, optionDrawing } from './option-drawing.ts';

/** A product as far as its drawings go; one that was stored before there were any does not say whether it wants them. */
type Drawn = {
  readonly name: string;
  readonly description: string;
  readonly images: ImageRef[];
  readonly isDrawn?: boolean | undefined;
  readonly drawnAs?: DishName | null | undefined;
};
type Configured = Drawn & { readonly config: { readonly parts: readonly { readonly options: readonly Option[] }[] } };
type Chosen = Drawn & {
  readonly type: string;
  readonly config: { readonly parts: readonly { readonly name: string; readonly options: readonly Option[] }[] };
};

/** How a product without a picture is drawn; undefined where it has one, staff want none, or its words do not say what it is. */
export const productDrawing = ({ isDrawn = true, images, ...described }: Drawn): Drawing | undefined =>
  isDrawn && images.length === 0 ? drawingOf(described) : undefined;

/** Everything that is drawn for a product: itself, and the ingredients that can be chosen. */
export function drawingsOf(product: Configured): Drawing[] {
  if (product.isDrawn === false) return [];
  const options = product.config.parts.flatMap((part) => part.options);
  return [productDrawing(product), ...options.map(optionDrawing)].filter((one) => one !== undefined);
}

/** Under "Ohne" or "Weglassen" an option takes away what it names, and so does one that says so itself. */
const leaves = /\b(ohne|weglassen|abbestellen|kein|keine|keinen)\b/i;

/** A product as somebody configured it; undefined where it is not drawn at all, or a place holds no option. */
export function chosenDrawing(product: Chosen, places: readonly ChosenPlace[]): Drawing | undefined {
  if (product.type !== 'configurable' || !productDrawing(product)) return undefined;
  const chosen = places.map(([at, option]) => ({
    part: product.config.parts[at]?.name,
    name: product.config.parts[at]?.options[option]?.name,
  }));
  const names = (isLeft: boolean) =>
    chosen.flatMap(({ part, name }) => (leaves.test(`${part} ${name}`) === isLeft ? (name ?? []) : []));
  if (chosen.some(({ name }) => name === undefined)) return undefined;
  return drawingOf(product, { added: names(false), left: names(true) });
}

/** What guests see of a product: its pictures, else its drawing. */
export function shownImages(product: Drawn): ImageRef[] {
  const drawing = productDrawing(product);
  return drawing ? [drawnImage(drawing)] : product.images;
}
