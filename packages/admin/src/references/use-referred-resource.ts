import type { AnyResource } from '../api/resource.ts';
import { useDefinition } from '../resources/definitions.ts';

/**
 * Returns the definition of the resource that a field refers to; suspends while it loads. @throws if the office has
 * no such resource
 */
export function useReferredResource(name: string): AnyResource {
  const found = useDefinition(name);
  if (!found || !('resource' in found))
    throw new Error(`a field refers to "${name}", which the back office does not know`);
  return found.resource;
}
