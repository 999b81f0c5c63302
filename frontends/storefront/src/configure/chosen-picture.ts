import { type ChosenPlace, chosenAddress, isDrawing } from '@theke/contracts/catalog/chosen-address';
import { chosenOptions, partsOf } from '@theke/rules/products/configuration';
import { imageUrl } from '@theke/ui/image-url';
import { useEffect, useState } from 'react';
import type { CartItem } from '../cart/cart.ts';

/** A drawing shows what was chosen; a picture that staff brought stays as it is. Undefined where there is none. */
export function chosenPicture({ product, parts: values }: Pick<CartItem, 'product' | 'parts'>): string | undefined {
  const [picture] = product.images;
  if (!picture) return undefined;
  const places = partsOf(product).flatMap((part, at) =>
    chosenOptions(part, values[at]).map((option): ChosenPlace => [at, part.options?.indexOf(option) ?? 0]),
  );
  if (product.type !== 'configurable' || !isDrawing(picture) || places.length === 0) return imageUrl(picture, 'small');
  return chosenAddress(product, places);
}

/** In ms: who presses three toppings one after the other waits for one picture. */
const calm = 150;

/** The picture as it follows the choice: each stays until the next has come. */
export function useChosenPicture(item: CartItem): string | undefined {
  const [picture] = item.product.images;
  const plain = picture && imageUrl(picture, 'small');
  const wanted = chosenPicture(item);
  const [shown, setShown] = useState(plain);
  useEffect(() => {
    if (!wanted) return;
    const next = new Image();
    next.onload = () => setShown(wanted);
    // Better the dish as the card has it than a choice of before.
    next.onerror = () => setShown(plain);
    const asking = setTimeout(() => {
      next.src = wanted;
    }, calm);
    return () => {
      clearTimeout(asking);
      next.onload = null;
      next.onerror = null;
    };
  }, [wanted, plain]);
  return shown;
}
