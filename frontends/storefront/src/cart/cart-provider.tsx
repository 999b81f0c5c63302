import { useShop } from '@theke/ui/shop';
import { type ReactNode, useState } from 'react';
import { makeCartStore } from './cart-store.ts';
import { CartContext } from './use-cart.ts';

/**
 * Provides the shop's carts to all pages. On the server there is no storage, and no server-rendered page reads a
 * cart.
 */
export function CartProvider({ children }: { children: ReactNode }) {
  const { config } = useShop();
  const [store] = useState(() => makeCartStore(globalThis.sessionStorage, config.shopKey));
  return <CartContext value={store}>{children}</CartContext>;
}
