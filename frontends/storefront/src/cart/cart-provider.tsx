import { useShop } from '@theke/ui/shop';
import { type ReactNode, useState } from 'react';
import { makeCartStore } from './cart-store.ts';
import { CartContext } from './use-cart.ts';

/** Holds the shop's carts for all pages. The server has no storage, and draws no page that reads it. */
export function CartProvider({ children }: { children: ReactNode }) {
  const { config } = useShop();
  const [store] = useState(() => makeCartStore(globalThis.sessionStorage, config.shopKey));
  return <CartContext value={store}>{children}</CartContext>;
}
