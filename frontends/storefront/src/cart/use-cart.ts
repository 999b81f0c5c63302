import { createContext, useCallback, useContext, useSyncExternalStore } from 'react';
import type { Cart } from './cart.ts';
import type { CartStore } from './cart-store.ts';

export const CartContext = createContext<CartStore | undefined>(undefined);

/** Returns a branch's cart and its update function. Only below CartProvider. */
export function useCart(branch: string): [Cart, (next: (cart: Cart) => Cart) => void] {
  const store = useContext(CartContext);
  if (!store) throw new Error('useCart stands outside of CartProvider');
  const cart = useSyncExternalStore(store.subscribe, () => store.read(branch));
  const change = useCallback((next: (cart: Cart) => Cart) => store.change(branch, next), [store, branch]);
  return [cart, change];
}
