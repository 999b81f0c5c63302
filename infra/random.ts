export { randomFrom } from '@theke/painter/random-from';

/** A random integer from `from` to `to`, inclusive. */
export const between = (random: () => number, from: number, to: number): number =>
  from + Math.floor(random() * (to - from + 1));

/** A random item, uniformly distributed. */
export const oneOf = <T>(random: () => number, items: readonly T[]): T =>
  items[Math.floor(random() * items.length)] as T;

export function shuffled<T>(random: () => number, items: readonly T[]): T[] {
  const rest = [...items];
  return items.map(() => rest.splice(Math.floor(random() * rest.length), 1)[0] as T);
}
