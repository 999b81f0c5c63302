import { newKey } from './order-attempt.ts';

/**
 * Id of the cart stored by the business, valid for the browser session. While it exists, the checkbox is checked,
 * also after a reload.
 */
const storageKey = (shopKey: string, branch: string) => `asp.${shopKey}.kept.${branch}`;

export function keptCartId(shopKey: string, branch: string): string | undefined {
  try {
    return sessionStorage.getItem(storageKey(shopKey, branch)) ?? undefined;
  } catch {
    return undefined;
  }
}

/** Creates an id. Undefined without storage: then no cart is stored, because after a reload it could not be deleted. */
export function newKeptCart(shopKey: string, branch: string): string | undefined {
  const random = newKey();
  const parts = [random.slice(0, 8), random.slice(8, 12), `4${random.slice(13, 16)}`, `a${random.slice(17, 20)}`];
  const id = [...parts, random.slice(20)].join('-');
  try {
    sessionStorage.setItem(storageKey(shopKey, branch), id);
    return id;
  } catch {
    return undefined;
  }
}

export function forgetKeptCart(shopKey: string, branch: string): void {
  try {
    sessionStorage.removeItem(storageKey(shopKey, branch));
  } catch {
    // Storage is unavailable, so nothing was stored.
  }
}
