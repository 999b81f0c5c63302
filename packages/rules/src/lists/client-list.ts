/**
 * Helpers for lists stored in the browser by id (CART-16). Lists of the server are not stored; they are fetched again.
 */

type Listed = { readonly id: string };

/** Replaces the entry with this id, or appends it. */
export const updated = <T extends Listed>(list: readonly T[], item: T): readonly T[] =>
  list.some(({ id }) => id === item.id) ? list.map((one) => (one.id === item.id ? item : one)) : [...list, item];

/** Removes the entry with this id; returns the same list if there is none. */
export const removed = <T extends Listed>(list: readonly T[], id: string): readonly T[] =>
  list.some((one) => one.id === id) ? list.filter((one) => one.id !== id) : list;
