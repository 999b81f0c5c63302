/** Data reloads every four hours (CART-12). */
export const refreshMs = 4 * 60 * 60_000;
