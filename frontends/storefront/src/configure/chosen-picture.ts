import { type ChosenPlace, chosenAddress, isDrawing } from '@theke/contracts/catalog/chosen-address';
import { chosenOptions, partsOf } from '@theke/rules/products/configuration';
import { imageUrl } from '@theke/ui/image-url';
import { useEffect, useState } from 'react';
import type { CartItem } from '../cart/cart.ts';

/**
 * URL of the picture for a choice: drawings show the chosen options, uploaded pictures do not change. Undefined
 * without a picture.
 */
export function chosenPicture({ product, parts: values }: Pick<CartItem, 'product' | 'parts'>): string | undefined {
  const [picture] = product.images;
  if (!picture) return undefined;
  const places = partsOf(product).flatMap((part, at) =>
    chosenOptions(part, values[at]).map((option): ChosenPlace => [at, part.options?.indexOf(option) ?? 0]),
  );
  if (product.type !== 'configurable' || !isDrawing(picture) || places.length === 0) return imageUrl(picture, 'small');
  return chosenAddress(product, places);
}

/** Debounce delay in ms: three toppings chosen in a row cause one request. */
const calm = 150;

/** URL of the picture for the current choice; keeps the earlier one until the next is loaded. */
export function useChosenPicture(item: CartItem): string | undefined {
  const [picture] = item.product.images;
  const plain = picture && imageUrl(picture, 'small');
  const wanted = chosenPicture(item);
  const [shown, setShown] = useState(plain);
  useEffect(() => {
    if (!wanted) return;
    const next = new Image();
    next.onload = () => setShown(wanted);
    // On an error, shows the menu's picture rather than an outdated choice.
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
