import { useDefinition } from '@theke/admin/resources/definitions.ts';
import type { OfficeResource } from '@theke/admin/resources/office-resource.ts';
import { type ComponentType, Suspense } from 'react';

/** A page that the engine makes from the definition of tasks, at a path that does not name them alone. */
export function taskDefinitionPage(Page: ComponentType<{ office: OfficeResource }>) {
  function OfTasks() {
    const office = useDefinition('tasks');
    return office && 'resource' in office ? <Page office={office} /> : null;
  }
  return () => (
    <Suspense>
      <OfTasks />
    </Suspense>
  );
}
