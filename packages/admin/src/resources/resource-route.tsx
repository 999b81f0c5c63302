import { type ComponentType, Suspense } from 'react';
import { useParams } from 'react-router';
import { NotFound } from '../shell/not-found.tsx';
import { useDefinition } from './definitions.ts';
import type { Definition } from './list-entry.ts';
import type { OfficeResource } from './office-resource.ts';

/** The page of the list that the address names; each keeps a state of its own. */
export const listRoute = (Page: ComponentType<{ office: Definition }>) =>
  function ListRoute() {
    const { resource: name = '' } = useParams();
    // The router has loaded the definition already, unless somebody came from elsewhere.
    return (
      <Suspense>
        <PageOf key={name} name={name} Page={Page} />
      </Suspense>
    );
  };

/** The same for what has a form. */
export const resourceRoute = (Page: ComponentType<{ office: OfficeResource }>) =>
  listRoute(({ office }) => ('resource' in office ? <Page office={office} /> : <NotFound />));

function PageOf({ name, Page }: { name: string; Page: ComponentType<{ office: Definition }> }) {
  const office = useDefinition(name);
  return !office || ('hasOwnPage' in office && office.hasOwnPage) ? <NotFound /> : <Page office={office} />;
}
