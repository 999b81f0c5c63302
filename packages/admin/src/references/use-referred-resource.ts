import type { AnyResource } from '../api/resource.ts';
import { useDefinition } from '../resources/definitions.ts';

/** The definition of what a field refers to; suspends until it is there. @throws where the office has no such resource */
export function useReferredResource(name: string): AnyResource {
  const found = useDefinition(name);
  if (!found || !('resource' in found))
    throw new Error(`a field refers to "${name}", which the back office does not know`);
  return found.resource;
}
