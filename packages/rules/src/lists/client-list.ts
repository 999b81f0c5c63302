/**
 * Lists that a browser keeps by id (CART-16). Setting one is an assignment, and adding to one is writing it down longer; these two look for an id.
 * What the server lists is not kept so: it is asked for anew.
 */

type Listed = { readonly id: string };

/** The list with this one in the place of the one of its id, or at its end. */
export const updated = <T extends Listed>(list: readonly T[], item: T): readonly T[] =>
  list.some(({ id }) => id === item.id) ? list.map((one) => (one.id === item.id ? item : one)) : [...list, item];

/** The list without the one of this id; the very same list where there is none. */
export const removed = <T extends Listed>(list: readonly T[], id: string): readonly T[] =>
  list.some((one) => one.id === id) ? list.filter((one) => one.id !== id) : list;
