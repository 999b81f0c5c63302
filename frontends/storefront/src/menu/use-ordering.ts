import type { Branch } from '@theke/contracts/catalog/branch';
import type { Product } from '@theke/contracts/catalog/product';
import { migrated, withItem, withItemAt, withItemBack, withoutItem } from '@theke/rules/cart/cart-changes';
import type { OrderType } from '@theke/rules/orders/order-types';
import { typeFlags } from '@theke/rules/orders/order-types';
import { partsOf } from '@theke/rules/products/configuration';
import { translated } from '@theke/rules/texts/translated';
import { unitOf } from '@theke/rules/units/units';
import { useShop } from '@theke/ui/shop';
import { useToast } from '@theke/ui/toast';
import { useCallback, useEffect, useEffectEvent, useState } from 'react';
import type { CartItem } from '../cart/cart.ts';
import { cartChoice } from '../cart/cart-choice.ts';
import type { LineActions } from '../cart/cart-lines.tsx';
import { useCart } from '../cart/use-cart.ts';
import { messages } from '../messages.de.ts';
import { freshItem } from './fresh-item.ts';
import { useOpeningType } from './use-opening-type.ts';

/** Item in the configuration dialog: new, or from the cart. */
export type Configured = { item: CartItem; index?: number };

/** Whether the plus button can add the product directly: nothing to configure or weigh. */
const isPlain = (product: Product): boolean =>
  partsOf(product).length === 0 &&
  product.alternativeUnits.length === 0 &&
  !['weight', 'volume', 'length', 'area', 'cubic'].includes(unitOf(product.unit).type);

/** Cart actions on a branch's menu. The cart is updated when `products` change. */
export function useOrdering(branch: Branch, products: readonly Product[] | undefined) {
  const { config } = useShop();
  const [cart, change] = useCart(branch.identifier);
  const [configured, setConfigured] = useState<Configured>();
  const [isCartShown, setIsCartShown] = useState(false);
  const toast = useToast();
  const choice = cartChoice(cart, branch, config);

  useOpeningType(branch, choice.orderType);

  const migrateCart = useEffectEvent((products: readonly Product[]) => {
    if (migrated(cart, products).items.length < cart.items.length) toast({ text: messages.cart.migrated });
    change((before) => migrated(before, products));
  });
  // Menu and cart are external state: each new menu updates the cart.
  useEffect(() => {
    if (products) migrateCart(products);
  }, [products]);

  const { orderType } = choice;
  const addItem = useCallback(
    (item: CartItem, tile?: Element | null) => {
      change((before) => withItem(before, item));
      // For screen readers only, because the plus shows the count, and counter or slip update.
      toast({ text: messages.menu.added, isForEars: true });
      import(/* webpackChunkName: "added" */ './item-added.ts').then(
        ({ itemAdded }) => itemAdded(item, orderType, config.currency, tile),
        // A failed import is ignored: the item is in the cart.
        () => undefined,
      );
    },
    [change, orderType, config.currency, toast],
  );
  // Stable callbacks, so that the menu's memoised rows do not all render again.
  const open = useCallback((product: Product) => setConfigured({ item: freshItem(product) }), []);
  const add = useCallback(
    (product: Product, from: HTMLElement) => {
      if (isPlain(product)) addItem(freshItem(product), from.closest('article'));
      else open(product);
    },
    [open, addItem],
  );
  const close = () => setConfigured(undefined);

  const lines: LineActions = {
    onAmount: (index, amount) => change((before) => withItemAt(before, index, { ...before.items[index]!, amount })),
    onEdit: (index) => {
      const item = cart.items[index];
      if (item) setConfigured({ item, index });
    },
    onRemove: (index) => {
      const item = cart.items[index];
      if (!item) return;
      change((before) => withoutItem(before, index));
      if (cart.items.length === 1) setIsCartShown(false);
      toast({
        text: messages.cart.removed(translated(item.product, 'name')),
        action: { label: messages.cart.undo, onPress: () => change((before) => withItemBack(before, index, item)) },
      });
    },
  };

  return {
    cart,
    choice,
    chooseType: (orderType: OrderType) => change((before) => ({ ...before, ...typeFlags(orderType) })),
    chooseArea: (deliveryArea: string) => change((before) => ({ ...before, order: { ...before.order, deliveryArea } })),
    lines,
    configured,
    isCartShown,
    note: (comment: string) => change((before) => ({ ...before, order: { ...before.order, comment } })),
    wish: (appointmentDate: string | null) =>
      change((before) => ({ ...before, order: { ...before.order, appointmentDate } })),
    showCart: () => setIsCartShown(true),
    hideCart: () => setIsCartShown(false),
    open,
    close,
    add,
    finish: (item: CartItem) => {
      if (configured?.index === undefined) addItem(item);
      else change((before) => withItemAt(before, configured.index!, item));
      close();
    },
  };
}
