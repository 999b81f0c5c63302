import type { ComponentType } from 'react';
import { useParams } from 'react-router';
import { NotFound } from '../shell/not-found.tsx';
import { useOffice } from '../shell/office.ts';
import type { OfficeResource } from './office-resource.ts';

/** The page of the resource that the address names; each keeps a state of its own. */
export const resourceRoute = (Page: ComponentType<{ office: OfficeResource }>) =>
  function ResourceRoute() {
    const { resource: name = '' } = useParams();
    const { resources } = useOffice();
    const office = resources.find(({ resource }) => resource.name === name);
    return office ? <Page key={name} office={office} /> : <NotFound />;
  };
