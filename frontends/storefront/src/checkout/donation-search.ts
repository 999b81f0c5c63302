import type { Donatee } from '@theke/contracts/ordering/donatee';

type Named = Pick<Donatee, 'name' | 'description'>;

/**
 * Filters donatees whose name or description contains every word of the input, ignoring case; all of them without
 * input.
 */
export function fittingDonatees<D extends Named>(donatees: readonly D[], input: string): D[] {
  const words = input.toLowerCase().split(/\s+/).filter(Boolean);
  return donatees.filter(({ name, description }) => {
    const text = `${name}\n${description}`.toLowerCase();
    return words.every((word) => text.includes(word));
  });
}
