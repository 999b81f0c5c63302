import { CreatePage } from '@theke/admin/forms/create-page.tsx';
import { EditPage } from '@theke/admin/forms/edit-page.tsx';
import { useDefinition } from '@theke/admin/resources/definitions.ts';
import type { OfficeResource } from '@theke/admin/resources/office-resource.ts';
import { digitalSignageDevices } from '@theke/contracts/signage/device';
import { type ComponentType, Suspense } from 'react';

/** Wraps an engine page for the form of TVs, because the engine's paths show the fleet and the page of a TV. */
function tvDefinitionPage(Page: ComponentType<{ office: OfficeResource }>) {
  function OfTvs() {
    const office = useDefinition(digitalSignageDevices.name);
    return office && 'resource' in office ? <Page office={office} /> : null;
  }
  return () => (
    <Suspense>
      <OfTvs />
    </Suspense>
  );
}

export const TvEditPage = tvDefinitionPage(EditPage);
export const TvCreatePage = tvDefinitionPage(CreatePage);
