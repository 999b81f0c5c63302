import { may, useMe } from '../api/session.ts';
import type { OfficeCollection } from '../resources/office-collection.ts';
import type { OfficeResource } from '../resources/office-resource.ts';
import { NotAllowed } from '../shell/not-allowed.tsx';
import { CollectionContent } from './collection-content.tsx';
import { CreateLink } from './create-link.tsx';
import { ListBar } from './list-bar.tsx';
import { ResourceList } from './resource-list.tsx';

/** A list of the office: search, views, filters, sorting, paging. What stands in it, its description says. */
export const ListPage = ({ office }: { office: OfficeResource | OfficeCollection }) =>
  'resource' in office ? <ResourceList office={office} /> : <CollectionList office={office} />;

/** What no form of the engine makes: found, read, and acted on where a row leads. */
function CollectionList({ office }: { office: OfficeCollection }) {
  const { name, label, read, write } = office.collection;
  const { newLabel } = office;
  const me = useMe();
  const canCreate = newLabel !== undefined && may(me, write);
  if (!may(me, read)) return <NotAllowed title={label.many} />;
  return (
    <CollectionContent
      office={office}
      create={canCreate && <CreateLink name={name} label={newLabel} />}
      bar={(state) => (
        <ListBar title={label.many} state={state} isSearchable={office.isSearchable ?? false}>
          {canCreate && <CreateLink name={name} label={newLabel} isFolding />}
        </ListBar>
      )}
    />
  );
}
