import { newKey } from './order-attempt.ts';

/** The id under which the business keeps this cart lives as long as its browser session: with it the box is ticked, also after a reload. */
const keyOf = (shopKey: string, branch: string) => `asp.${shopKey}.kept.${branch}`;

export function keptCartId(shopKey: string, branch: string): string | undefined {
  try {
    return sessionStorage.getItem(keyOf(shopKey, branch)) ?? undefined;
  } catch {
    return undefined;
  }
}

/** Undefined where there is no storage: then nothing is kept, because a reload would not know what to delete. */
export function newKeptCart(shopKey: string, branch: string): string | undefined {
  const random = newKey();
  const parts = [random.slice(0, 8), random.slice(8, 12), `4${random.slice(13, 16)}`, `a${random.slice(17, 20)}`];
  const id = [...parts, random.slice(20)].join('-');
  try {
    sessionStorage.setItem(keyOf(shopKey, branch), id);
    return id;
  } catch {
    return undefined;
  }
}

export function forgetKeptCart(shopKey: string, branch: string): void {
  try {
    sessionStorage.removeItem(keyOf(shopKey, branch));
  } catch {
    // Nothing was kept.
  }
}
