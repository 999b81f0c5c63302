import { useQueries, useQueryClient } from '@tanstack/react-query';
import { endpointKey, endpointQuery } from '@theke/admin/api/endpoint-query.ts';
import { useApi } from '@theke/admin/api/office-api.ts';
import { may, useMe } from '@theke/admin/api/session.ts';
import { useListAddress } from '@theke/admin/lists/use-list-address.ts';
import { ViewTabs } from '@theke/admin/lists/view-tabs.tsx';
import { NotAllowed } from '@theke/admin/shell/not-allowed.tsx';
import { PageBar } from '@theke/admin/shell/page-bar.tsx';
import { LoadFailure } from '@theke/admin/ui/load-failure.tsx';
import { Pager } from '@theke/admin/ui/pager.tsx';
import { TableSkeleton } from '@theke/admin/ui/table-skeleton.tsx';
import { shownLabel } from '@theke/contracts/shown-label';
import { Empty } from '@theke/ui/empty';
import { icon } from '@theke/ui/icon';
import { ArchiveRestore } from 'lucide-react';
import { binMessages } from './bin-messages.de.ts';
import * as css from './bin-page.module.css';
import { BinTable } from './bin-table.tsx';
import { binnedKinds } from './binned-kinds.ts';

const pageSize = 50;

/** Deleted entries that can be restored: of all kinds that the user may delete, or of one. */
export function BinPage() {
  const api = useApi();
  const client = useQueryClient();
  const me = useMe();
  const { search, page, change } = useListAddress();
  const allowed = binnedKinds.filter(({ write }) => may(me, write));
  const chosen = allowed.find(({ name }) => name === search.get('kind'));
  const shown = chosen ? [chosen] : allowed;
  const answers = useQueries({
    queries: shown.map(({ listBin }) => ({
      ...endpointQuery(api, listBin, { query: { page: chosen ? page : 1, pageSize } }),
      staleTime: 0,
    })),
  });
  if (allowed.length === 0) return <NotAllowed title={binMessages.title} />;

  const failed = answers.find(({ error }) => error);
  const rows = answers
    .flatMap(({ data }, index) => {
      const kind = shown[index];
      return kind ? (data?.data ?? []).map((entry) => ({ ...entry, kind })) : [];
    })
    .toSorted((one, other) => other.deletedAt.localeCompare(one.deletedAt));
  const hasMore = !chosen && answers.some(({ data }) => (data?.meta.total ?? 0) > pageSize);
  const meta = chosen && answers[0]?.data?.meta;
  const body = () => {
    if (failed)
      return <LoadFailure message={binMessages.loadFailed} error={failed.error as Error} refetch={failed.refetch} />;
    if (answers.some(({ data }) => !data)) return <TableSkeleton />;
    if (rows.length === 0)
      return (
        <Empty title={binMessages.empty} text={binMessages.emptyText} sign={<ArchiveRestore {...icon} size={36} />} />
      );
    return (
      <>
        <p className={css.intro}>{binMessages.intro}</p>
        <BinTable
          rows={rows}
          onChanged={({ name }) => void client.invalidateQueries({ queryKey: endpointKey({ path: `/${name}` }) })}
        />
        {hasMore && <p className={css.intro}>{binMessages.more}</p>}
        {meta && meta.total > pageSize && <Pager meta={meta} onPage={(to) => change({ page: to })} />}
      </>
    );
  };
  return (
    <>
      <PageBar title={binMessages.title} />
      <div className={css.tabs}>
        <ViewTabs
          views={[
            { label: binMessages.all, isOn: !chosen, onChoose: () => change({ kind: undefined }) },
            ...allowed.map((kind) => ({
              label: shownLabel(kind.label).many,
              isOn: kind === chosen,
              onChoose: () => change({ kind: kind.name }),
            })),
          ]}
        />
      </div>
      {body()}
    </>
  );
}
