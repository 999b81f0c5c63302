import type { Branch } from '@theke/contracts/catalog/branch';
import type { Sent } from '@theke/contracts/endpoint';
import type { giveUpCart, keepCart } from '@theke/contracts/ordering/kept-cart';
import { isCallable, normalizePhone } from '@theke/rules/checkout/phone';
import { isContactHidden } from '@theke/rules/checkout/required-fields';
import type { OrderType } from '@theke/rules/orders/order-types';
import { call, route } from '@theke/ui/api-client';
import { selfServiceBranch } from '@theke/ui/self-service';
import { useShop } from '@theke/ui/shop';
import { useEffect, useRef, useState } from 'react';
import type { Cart } from '../cart/cart.ts';
import { isEmail } from './checkout-faults.ts';
import { forgetKeptCart, keptCartId, newKeptCart } from './kept-cart-id.ts';

const storeCart = route<typeof keepCart>('PUT', '/kept-carts/:id');
const deleteCart = route<typeof giveUpCart>('DELETE', '/kept-carts/:id');
type Draft = Sent<typeof keepCart>['body'];

/** Debounce delay in ms. */
const pauseMs = 1_000;

/** Builds the request; undefined while there is no contact. */
function toDraft({ items, order: { firstName, lastName, ...form } }: Cart, branch: Branch): Draft | undefined {
  const [email, phone] = [form.email.trim(), normalizePhone(form.phone)];
  if (email ? !isEmail(email) : !isCallable(phone)) return undefined;
  const lines = items.map(({ product, amount, unit }) => ({ product: product.id, amount, unit }));
  return { branch: branch.id, consent: true, firstName, lastName, email, phone, items: lines };
}

/** Ignores failures, because they do not affect the order. */
const ignoreFailure = (sent: Promise<unknown>) => sent.catch(() => undefined);

/**
 * Stores a cart with the business for follow-up (STAT-17). Sent only while the checkbox is checked and there is a
 * contact, debounced after each change. Deleted when the box is unchecked, the contact is removed, or the order is
 * placed. Undefined if the business has not enabled it, on a kiosk, and for order types without a contact.
 */
export function useKeptCart(cart: Cart, branch: Branch, orderType: OrderType) {
  const { config } = useShop();
  const { shopKey } = config;
  const isOffered =
    config.enablePluginAbandonedCarts && !selfServiceBranch(shopKey) && !isContactHidden(branch, orderType);
  const [id, setId] = useState(() => keptCartId(shopKey, branch.identifier));
  /** The stored cart may be from before a reload. */
  const mayBeStored = useRef(id !== undefined);
  const draft = id && isOffered ? toDraft(cart, branch) : undefined;
  const text = draft && JSON.stringify(draft);

  /** @param nextId id of the cart stored from now on */
  const replaceId = (nextId: string | undefined) => {
    if (id && mayBeStored.current) void ignoreFailure(call(deleteCart, { params: { id } }));
    mayBeStored.current = false;
    setId(nextId);
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: `text` contains all values that are sent
  useEffect(() => {
    if (!id) return;
    const pause = setTimeout(() => {
      if (text) {
        mayBeStored.current = true;
        void ignoreFailure(call(storeCart, { params: { id }, body: JSON.parse(text) as Draft }));
      } else if (mayBeStored.current) replaceId(newKeptCart(shopKey, branch.identifier));
    }, pauseMs);
    return () => clearTimeout(pause);
  }, [id, text]);

  if (!isOffered) return undefined;
  return {
    id,
    setKept: (isKept: boolean) => {
      if (isKept) return setId(newKeptCart(shopKey, branch.identifier));
      forgetKeptCart(shopKey, branch.identifier);
      replaceId(undefined);
    },
  };
}
