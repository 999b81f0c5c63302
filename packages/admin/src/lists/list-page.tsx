import { shownLabel } from '@theke/contracts/shown-label';
import { Suspense } from 'react';
import { may, useMe } from '../api/session.ts';
import type { OfficeCollection } from '../resources/office-collection.ts';
import type { OfficeResource } from '../resources/office-resource.ts';
import { NotAllowed } from '../shell/not-allowed.tsx';
import { CollectionContent } from './collection-content.tsx';
import { CreateLink } from './create-link.tsx';
import { ListBar } from './list-bar.tsx';
import { ResourceList } from './resource-list.tsx';

/** A list page with search, views, filters, sorting and paging, configured by its description. */
export const ListPage = ({ office }: { office: OfficeResource | OfficeCollection }) =>
  'resource' in office ? <ResourceList office={office} /> : <CollectionList office={office} />;

/** List of entries that are not edited in the engine's forms; a row links to the feature's own page. */
function CollectionList({ office }: { office: OfficeCollection }) {
  const { name, label, read, write } = office.collection;
  const { newLabel, ListTools } = office;
  const me = useMe();
  const canCreate = newLabel !== undefined && may(me, write);
  if (!may(me, read)) return <NotAllowed title={shownLabel(label).many} />;
  return (
    <CollectionContent
      office={office}
      create={canCreate && <CreateLink name={name} label={newLabel} />}
      bar={(state) => (
        <ListBar title={shownLabel(label).many} state={state} isSearchable={office.isSearchable ?? false}>
          {may(me, write) && ListTools && (
            <Suspense>
              <ListTools />
            </Suspense>
          )}
          {canCreate && <CreateLink name={name} label={newLabel} isFolding />}
        </ListBar>
      )}
    />
  );
}
