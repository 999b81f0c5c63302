import type { PublicOrder } from '@theke/contracts/ordering/order';
import { cleared } from '@theke/rules/cart-changes';
import { useContext, useEffect } from 'react';
import { CartContext } from '../cart/use-cart.ts';
import { keepPayingOrder, payingOrder } from '../checkout/paying-order.ts';
import { useHouse } from '../house/house-context.ts';

/** Empties the cart that was kept while its guest was away to pay, once that has come to a good end. */
export function usePaidCart({ uid, status }: PublicOrder): void {
  const store = useContext(CartContext);
  const { config } = useHouse();
  const isOpen = status === 'awaiting-payment' || status === 'failed';
  useEffect(() => {
    const paying = payingOrder(config.shopKey);
    if (isOpen || paying?.uid !== uid) return;
    keepPayingOrder(config.shopKey, undefined);
    store?.change(paying.branch, cleared);
  }, [store, config.shopKey, uid, isOpen]);
}
