import { type ComponentType, Suspense } from 'react';
import { useParams } from 'react-router';
import { NotFound } from '../shell/not-found.tsx';
import { useDefinition } from './definitions.ts';
import type { Definition } from './list-entry.ts';
import type { OfficeResource } from './office-resource.ts';

/** Page of the list in the URL; each list has its own state. */
export const listRoute = (Page: ComponentType<{ office: Definition }>) =>
  function ListRoute() {
    const { resource = '' } = useParams();
    // The router has usually loaded the definition already.
    return (
      <Suspense>
        <LoadedPage key={resource} name={resource} Page={Page} />
      </Suspense>
    );
  };

/** Like `listRoute`, for lists with a form. */
export const resourceRoute = (Page: ComponentType<{ office: OfficeResource }>) =>
  listRoute(({ office }) => ('resource' in office ? <Page office={office} /> : <NotFound />));

function LoadedPage({ name, Page }: { name: string; Page: ComponentType<{ office: Definition }> }) {
  const office = useDefinition(name);
  return !office || ('hasOwnPage' in office && office.hasOwnPage) ? <NotFound /> : <Page office={office} />;
}
