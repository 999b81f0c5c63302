import { useDefinition } from '@theke/admin/resources/definitions.ts';
import type { OfficeResource } from '@theke/admin/resources/office-resource.ts';
import { type ComponentType, Suspense } from 'react';

/** Wraps an engine page for the definition of tasks, at a path that does not follow the engine's scheme. */
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
