import { type ChosenPlace, chosenAddress, isDrawing } from '@theke/contracts/catalog/chosen-address';
import { chosenOptions, partsOf } from '@theke/rules/products/configuration';
import { imageUrl } from '@theke/ui/image-url';
import { useEffect, useState } from 'react';
import type { CartItem } from '../cart/cart.ts';

/**
 * URL of the picture for a choice: drawings show the chosen options, uploaded pictures do not change. Undefined
 * without a picture.
 */
export function chosenPicture({ product, parts }: Pick<CartItem, 'product' | 'parts'>): string | undefined {
  const [picture] = product.images;
  if (!picture) return undefined;
  const places = partsOf(product).flatMap((part, index) =>
    chosenOptions(part, parts[index]).map((option): ChosenPlace => [index, part.options?.indexOf(option) ?? 0]),
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
  const chosenUrl = chosenPicture(item);
  const [loadedUrl, setLoadedUrl] = useState(plain);
  useEffect(() => {
    if (!chosenUrl) return;
    const next = new Image();
    next.onload = () => setLoadedUrl(chosenUrl);
    // On an error, shows the menu's picture rather than an outdated choice.
    next.onerror = () => setLoadedUrl(plain);
    const timer = setTimeout(() => {
      next.src = chosenUrl;
    }, calm);
    return () => {
      clearTimeout(timer);
      next.onload = null;
      next.onerror = null;
    };
  }, [chosenUrl, plain]);
  return loadedUrl;
}
