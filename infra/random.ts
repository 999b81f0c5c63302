export { randomFrom } from '@theke/painter/random-from';

/** A whole number from `from` to `to`, both possible. */
export const between = (random: () => number, from: number, to: number): number =>
  from + Math.floor(random() * (to - from + 1));

/** One of those that there are, each as likely as every other. */
export const oneOf = <T>(random: () => number, items: readonly T[]): T =>
  items[Math.floor(random() * items.length)] as T;

export function shuffled<T>(random: () => number, items: readonly T[]): T[] {
  const rest = [...items];
  return items.map(() => rest.splice(Math.floor(random() * rest.length), 1)[0] as T);
}
