import { labelOf } from '@theke/contracts/resource';
import type { AnyResource } from '../api/resource.ts';
import { useOffice } from '../shell/office.ts';

/** The definition of what a field refers to. @throws where the office has no such resource */
export function useReferredResource(name: string): AnyResource {
  const found = useOffice().resources.find(({ resource }) => resource.name === name);
  if (!found) throw new Error(`a field refers to "${name}", which the back office does not know`);
  return found.resource;
}

/** What an entry of any resource is called; '' where the office does not know the resource. */
export function useLabelOfAny(): (name: string, record: Readonly<Record<string, unknown>>) => string {
  const { resources } = useOffice();
  return (name, record) => {
    const found = resources.find(({ resource }) => resource.name === name);
    return found ? labelOf(found.resource, record) : '';
  };
}
