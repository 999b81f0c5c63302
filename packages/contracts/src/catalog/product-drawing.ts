import type { DishName } from '@theke/rules/drawings/dish-words';
import { drawingOf } from '@theke/rules/drawings/drawing';
import { type Drawing, drawingBy } from '@theke/rules/drawings/drawing-by';
import type { ImageRef } from '../wire.ts';
import type { ChosenPlace } from './chosen-address.ts';
import { drawnImage, type Option, optionDrawing } from './option-drawing.ts';

/** The fields of a product that its drawings need. Legacy products have no `isDrawn`. */
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
  readonly config: {
    readonly parts: readonly {
      readonly name: string;
      readonly type?: string;
      readonly optional?: boolean;
      readonly options: readonly Option[];
    }[];
  };
};

/**
 * The drawing of a product without a picture. Undefined if it has a picture, drawing is off, or its text names nothing
 * drawable.
 */
export const productDrawing = ({ isDrawn = true, images, ...described }: Drawn): Drawing | undefined =>
  isDrawn && images.length === 0 ? drawingOf(described) : undefined;

/** All drawings of a product: its own and those of its options. */
export function listDrawings(product: Configured): Drawing[] {
  if (product.isDrawn === false) return [];
  const options = product.config.parts.flatMap((part) => part.options);
  return [productDrawing(product), ...options.map(optionDrawing)].filter((one) => one !== undefined);
}

/** Options in parts named "Ohne" or "Weglassen", or with such a word in their name, remove the ingredient. */
const leaves = /\b(ohne|weglassen|abbestellen|kein|keine|keinen)\b/i;

/** Whether the guest chooses the cheese, may leave it out and has not chosen one. */
const isWithoutCheese = ({ config }: Chosen, places: readonly ChosenPlace[]): boolean =>
  config.parts.some(
    ({ name, type, optional }, at) =>
      /käse/i.test(name) && type === 'select' && optional && !places.some(([part]) => part === at),
  );

/** The drawing of a configured product. Undefined if the product is not drawn or an index has no option. */
export function chosenDrawing(product: Chosen, places: readonly ChosenPlace[]): Drawing | undefined {
  if (product.type !== 'configurable' || !productDrawing(product)) return undefined;
  const chosen = places.map(([at, option]) => ({
    part: product.config.parts[at]?.name,
    name: product.config.parts[at]?.options[option]?.name,
  }));
  const names = (isLeft: boolean) =>
    chosen.flatMap(({ part, name }) => (leaves.test(`${part} ${name}`) === isLeft ? (name ?? []) : []));
  if (chosen.some(({ name }) => name === undefined)) return undefined;
  const drawing = drawingOf(product, { added: names(false), left: names(true) });
  // A pizza has melted cheese unless its recipe says otherwise.
  return drawing?.recipe.kind === 'pizza' && isWithoutCheese(product, places)
    ? drawingBy({ ...drawing.recipe, cheese: 'none' })
    : drawing;
}

/** Pictures that guests see of a product: its own, otherwise its drawing. */
export function shownImages(product: Drawn): ImageRef[] {
  const drawing = productDrawing(product);
  return drawing ? [drawnImage(drawing)] : product.images;
}
