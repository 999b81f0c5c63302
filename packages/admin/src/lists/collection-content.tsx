import { type ReactNode, useMemo } from 'react';
import { useMe } from '../api/session.ts';
import { useZoneOf } from '../api/use-zone-of.ts';
import type { OfficeCollection } from '../resources/office-collection.ts';
import { useWidgets } from '../widgets/use-widgets.ts';
import { collectionColumns } from './collection-columns.tsx';
import { viewsOf } from './day-views.ts';
import { collectionFilters } from './filter-fields.ts';
import { ListContent } from './list-content.tsx';
import type { FixedFilter, ListState } from './list-state.ts';
import { ListTable } from './list-table.tsx';
import { useCollectionList } from './use-collection-list.ts';

const noFilter: FixedFilter = {};

type Props = {
  office: OfficeCollection;
  /** Filters that the surrounding page sets. */
  fixed?: FixedFilter;
  isInset?: boolean;
  /** Link to create the first entry. */
  create?: ReactNode;
  /** Bar above the list, if the page has none. */
  bar?: (state: ListState) => ReactNode;
};

/** A collection's list without a page bar. */
export function CollectionContent({ office, fixed = noFilter, isInset = false, create, bar }: Props) {
  const { collection, Icon, controls, texts, linkTo, linkLabel, tableClass, Above } = office;
  const widgets = useWidgets();
  const zone = useZoneOf()();
  const me = useMe();
  const fields = collectionFilters(collection, widgets, office.ranges).filter(({ name }) => !(name in fixed));
  const columns = useMemo(() => collectionColumns(office, widgets), [office, widgets]);
  const state = useCollectionList(office, { fields, fixed });
  return (
    <>
      {bar?.(state)}
      {Above && <Above />}
      <ListContent
        isInset={isInset}
        many={collection.label.many}
        Icon={Icon}
        state={state}
        views={viewsOf(office.views, zone, me)}
        fields={fields}
        controls={controls}
        texts={texts}
        create={create}
      >
        {(rows) => (
          <ListTable
            columns={columns}
            rows={rows}
            link={linkTo && { to: linkTo, label: linkLabel }}
            order={{ sorts: collection.sorts, sort: state.sort, sortBy: state.sortBy }}
            isInset={isInset}
            className={tableClass}
          />
        )}
      </ListContent>
    </>
  );
}
