import { shownLabel } from '@theke/contracts/shown-label';
import { lazy, Suspense, useEffect, useMemo, useRef, useState } from 'react';
import { may, useMe } from '../api/session.ts';
import { useZoneOf } from '../api/use-zone-of.ts';
import { messages } from '../messages.de.ts';
import type { OfficeResource } from '../resources/office-resource.ts';
import { NotAllowed } from '../shell/not-allowed.tsx';
import { useWidgets } from '../widgets/use-widgets.ts';
import { BinLink } from './bin-link.tsx';
import type { Outcome } from './bulk/each-row.ts';
import { OutcomeDialog } from './bulk/outcome-dialog.tsx';
import { BulkBar } from './bulk-bar.tsx';
import { CreateLink } from './create-link.tsx';
import { viewsOf } from './day-views.ts';
import { ExportButton } from './export/export-button.tsx';
import { resourceFilters } from './filter-fields.ts';
import { ListBar } from './list-bar.tsx';
import { ListContent } from './list-content.tsx';
import * as css from './list-page.module.css';
import { ListTable } from './list-table.tsx';
import { resourceColumns } from './resource-columns.tsx';
import type { RowMenuProps } from './row-menu.tsx';
import { RowMenuButton } from './row-menu-button.tsx';
import { useResourceList } from './use-resource-list.ts';

const RowMenu = lazy(async () => ({ default: (await import('./row-menu.tsx')).RowMenu }));

/** A resource's list: entries can be created, selected, changed and exported. */
export function ResourceList({ office }: { office: OfficeResource }) {
  const { resource, newLabel, purpose, Icon, Above, Beside, ListTools, titleOf, pictureOf, views } = office;
  const { label, name, read, write, sorts } = resource;
  const me = useMe();
  const title = shownLabel(label).many;
  const widgets = useWidgets();
  const zone = useZoneOf()();
  const { list, state } = useResourceList(office);
  const [outcome, setOutcome] = useState<Outcome>();
  const [opened, setOpened] = useState<Pick<RowMenuProps, 'record' | 'button'>>();
  const isShown = useIsShown();
  const onRefused = (refused: Outcome) => {
    setOutcome(refused);
    return isShown.current;
  };
  const canWrite = may(me, write);
  // An empty list shows the create button below its purpose.
  const isEmpty = state.rows?.length === 0 && Object.keys(state.filter).length === 0;
  const hasPictures = state.rows?.some((record) => pictureOf?.(record)) ?? false;
  // Memoised, because cells are components: new ones would lose their state.
  const columns = useMemo(
    () => resourceColumns(office, { widgets, canWrite, hasPictures }),
    [office, widgets, canWrite, hasPictures],
  );
  if (!may(me, read)) return <NotAllowed title={title} />;
  return (
    <>
      <ListBar title={title} state={state} isSearchable={(resource.search?.length ?? 0) > 0}>
        {state.rows && state.rows.length > 0 && (
          <ExportButton office={office} filter={list.filterValues} sort={list.sort} />
        )}
        {canWrite && resource.isBinned && <BinLink name={name} />}
        {canWrite && ListTools && (
          <Suspense>
            <ListTools />
          </Suspense>
        )}
        {canWrite && !isEmpty && <CreateLink name={name} label={newLabel} isFolding />}
      </ListBar>
      {Above && (
        <Suspense>
          <Above />
        </Suspense>
      )}
      <div className={Beside && css.withBeside}>
        {Beside && (
          <Suspense fallback={<div />}>
            <Beside />
          </Suspense>
        )}
        <ListContent
          many={label.many}
          title={title}
          Icon={Icon}
          state={state}
          views={viewsOf(views, zone, me)}
          countOf={name}
          fields={resourceFilters(resource, widgets)}
          texts={purpose === undefined ? undefined : { emptyText: purpose }}
          create={canWrite && <CreateLink name={name} label={newLabel} />}
          foot={list.selectedIds.length > 0 ? <BulkBar office={office} list={list} onRefused={onRefused} /> : undefined}
        >
          {(rows) => (
            <ListTable
              columns={columns}
              rows={rows}
              link={{ to: ({ id }) => `/${name}/${id}` }}
              tools={
                canWrite
                  ? (record) => (
                      <RowMenuButton
                        label={messages.list.actionsOf(titleOf(record))}
                        isOpen={opened?.record.id === record.id}
                        onOpen={(button) => setOpened({ record, button })}
                      />
                    )
                  : undefined
              }
              order={{ sorts, sort: state.sort, sortBy: state.sortBy }}
              selection={
                canWrite
                  ? { ids: list.selectedIds, select: list.onSelect, toggle: list.onToggleItem, titleOf }
                  : undefined
              }
            />
          )}
        </ListContent>
      </div>
      {opened && (
        <Suspense>
          <RowMenu office={office} {...opened} onClose={() => setOpened(undefined)} />
        </Suspense>
      )}
      {outcome && <OutcomeDialog office={office} outcome={outcome} onClose={() => setOutcome(undefined)} />}
    </>
  );
}

/** Returns whether the component is still mounted, for late responses. */
function useIsShown() {
  const isShown = useRef(true);
  useEffect(() => {
    isShown.current = true;
    return () => {
      isShown.current = false;
    };
  }, []);
  return isShown;
}
