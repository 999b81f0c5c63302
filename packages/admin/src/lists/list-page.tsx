import type { PageMeta } from '@theke/contracts/endpoint';
import { buttonClass } from '@theke/ui/button';
import { classNames } from '@theke/ui/class-names';
import { Empty } from '@theke/ui/empty';
import { icon } from '@theke/ui/icon';
import { Plus } from 'lucide-react';
import { useListController } from 'ra-core';
import { Suspense } from 'react';
import { Link } from 'react-router';
import type { OfficeRecord } from '../api/resource.ts';
import { may, useMe } from '../api/session.ts';
import { messages } from '../messages.de.ts';
import type { OfficeResource } from '../resources/office-resource.ts';
import { NotAllowed } from '../shell/not-allowed.tsx';
import { PageBar } from '../shell/page-bar.tsx';
import * as folded from '../ui/folded.module.css';
import { LoadFailure } from '../ui/load-failure.tsx';
import { Pager } from '../ui/pager.tsx';
import { TableSkeleton } from '../ui/table-skeleton.tsx';
import { totalText } from '../ui/total-text.ts';
import { BulkBar } from './bulk-bar.tsx';
import { ExportButton } from './export/export-button.tsx';
import { FilterMenu } from './filter-menu.tsx';
import * as css from './list-page.module.css';
import { ListTable } from './list-table.tsx';
import { ListViews } from './list-views.tsx';
import { NoMatch } from './no-match.tsx';
import { SearchField } from './search-field.tsx';
import { sortOf } from './sort-of.ts';
import { ToolRow } from './tool-row.tsx';

const words = messages.list;

/** A resource's list: search, views, filters, sorting, paging, selection. What stands in it, the resource says. */
export function ListPage({ office }: { office: OfficeResource }) {
  const { resource, newLabel, Icon, ListTools } = office;
  const me = useMe();
  const list = useListController<OfficeRecord>({
    resource: resource.name,
    perPage: 25,
    sort: sortOf(resource.defaultSort ?? '-createdAt'),
    storeKey: false,
    disableAuthentication: true,
    queryOptions: { onError: () => {} },
  });
  const { data, filterValues, setFilters, error, refetch, selectedIds } = list;
  const meta: PageMeta | undefined = list.meta;
  const canWrite = may(me, resource.write);
  if (!may(me, resource.read)) return <NotAllowed title={resource.label.many} />;
  const isFiltered = Object.keys(filterValues).length > 0;
  const put = (changes: Record<string, unknown>) => {
    const after = { ...filterValues, ...changes };
    setFilters(Object.fromEntries(Object.entries(after).filter(([, value]) => value !== undefined && value !== '')));
  };
  const create = (isFolding = false) => (
    <Link
      className={classNames(buttonClass({ size: 'small' }), isFolding && css.create)}
      to={`/${resource.name}/create`}
    >
      <Plus {...icon} size={16} />
      <span className={classNames(isFolding && folded.belowTablet)}>{newLabel}</span>
    </Link>
  );
  return (
    <>
      <PageBar title={resource.label.many} aside={<span className={css.total}>{meta && totalText(meta)}</span>}>
        {(resource.search?.length ?? 0) > 0 && (
          <SearchField
            label={words.search(resource.label.many)}
            value={String(filterValues.q ?? '')}
            onChange={(q) => put({ q })}
          />
        )}
        {data && data.length > 0 && <ExportButton office={office} filter={filterValues} sort={list.sort} />}
        {canWrite && ListTools && (
          <Suspense>
            <ListTools />
          </Suspense>
        )}
        {canWrite && create(true)}
      </PageBar>
      <ToolRow>
        <ListViews office={office} filterValues={filterValues} onChoose={put} />
        <FilterMenu office={office} filterValues={filterValues} onChange={put} />
      </ToolRow>
      {!data && error && (
        <LoadFailure message={words.loadFailed(resource.label.many)} error={error} refetch={refetch} />
      )}
      {!data && !error && <TableSkeleton />}
      {data?.length === 0 &&
        (isFiltered ? (
          <NoMatch title={words.noMatch} text={words.noMatchText} onReset={() => setFilters({})} />
        ) : (
          <Empty
            title={words.empty(resource.label.many)}
            sign={<Icon {...icon} size={36} />}
            action={canWrite && create()}
          />
        ))}
      {data && data.length > 0 && (
        <>
          <ListTable office={office} list={list} rows={data} canWrite={canWrite} />
          {selectedIds.length > 0 ? (
            <BulkBar office={office} list={list} />
          ) : (
            meta && <Pager meta={meta} onPage={list.setPage} onPageSize={list.setPerPage} />
          )}
        </>
      )}
    </>
  );
}
