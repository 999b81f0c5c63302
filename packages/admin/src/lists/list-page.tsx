import { may, useMe } from '../api/session.ts';
import type { OfficeCollection } from '../resources/office-collection.ts';
import type { OfficeResource } from '../resources/office-resource.ts';
import { NotAllowed } from '../shell/not-allowed.tsx';
import { CollectionContent } from './collection-content.tsx';
import { ListBar } from './list-bar.tsx';
import { ResourceList } from './resource-list.tsx';

/** A list of the office: search, views, filters, sorting, paging. What stands in it, its description says. */
export const ListPage = ({ office }: { office: OfficeResource | OfficeCollection }) =>
  'resource' in office ? <ResourceList office={office} /> : <CollectionList office={office} />;

/** What no form makes: found, read, and acted on where a row leads. */
function CollectionList({ office }: { office: OfficeCollection }) {
  const { label, read } = office.collection;
  if (!may(useMe(), read)) return <NotAllowed title={label.many} />;
  return (
    <CollectionContent
      office={office}
      bar={(state) => <ListBar title={label.many} state={state} isSearchable={office.isSearchable ?? false} />}
    />
  );
}
