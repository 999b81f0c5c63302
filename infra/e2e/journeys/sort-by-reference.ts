import type { AnyResource } from '@theke/contracts/resource';

/** Sorts resources so that each follows those that its example refers to. */
export function sortByReference(resources: readonly AnyResource[]): AnyResource[] {
  const refersTo = (one: AnyResource, other: AnyResource) =>
    one !== other && JSON.stringify(one.example).includes(other.exampleId);
  const next = resources.filter((one) => !resources.some((other) => refersTo(one, other)));
  if (next.length === 0 && resources.length > 0)
    throw new Error(`examples refer to each other: ${resources.map(({ name }) => name).join(', ')}`);
  return next.length === 0 ? [] : [...next, ...sortByReference(resources.filter((one) => !next.includes(one)))];
}
