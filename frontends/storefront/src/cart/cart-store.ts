import { type Cart, emptyCart, emptyForm } from './cart.ts';

/** Carts of one shop by branch identifier, stored in the session storage (CART-13). */
export type CartStore = {
  read: (branch: string) => Cart;
  change: (branch: string, next: (cart: Cart) => Cart) => void;
  subscribe: (listener: () => void) => () => void;
};

const parts = ['items', 'isDelivery', 'isDineIn', 'order'] as const;

type Saved<T> = Record<string, T>;

/** If the storage is full or forbidden, the cart lives as long as the page. */
function load(storage: Storage, key: string): Saved<unknown> {
  try {
    return (JSON.parse(storage.getItem(key) ?? '{}') ?? {}) as Saved<unknown>;
  } catch {
    return {};
  }
}

export function makeCartStore(storage: Storage, shopKey: string): CartStore {
  const keyOf = (part: string) => `asp.${shopKey}.${part}`;
  const carts = new Map<string, Cart>();
  const listeners = new Set<() => void>();

  const read = (branch: string): Cart => {
    let cart = carts.get(branch);
    if (!cart) {
      const savedParts = parts.flatMap((part) => {
        const value = load(storage, keyOf(part))[branch];
        return value === undefined ? [] : [[part, value]];
      });
      const found = { ...emptyCart, ...(Object.fromEntries(savedParts) as Partial<Cart>) };
      cart = { ...found, order: { ...emptyForm, ...found.order } };
      carts.set(branch, cart);
    }
    return cart;
  };

  const save = (branch: string, cart: Cart): void => {
    try {
      for (const part of parts) {
        storage.setItem(keyOf(part), JSON.stringify({ ...load(storage, keyOf(part)), [branch]: cart[part] }));
      }
    } catch {
      // Storage is full or forbidden, see load.
    }
  };

  return {
    read,
    change: (branch, next) => {
      const cart = next(read(branch));
      carts.set(branch, cart);
      save(branch, cart);
      for (const listener of listeners) listener();
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
