import { may, useMe } from '@theke/admin/api/session.ts';
import { NotAllowed } from '@theke/admin/shell/not-allowed.tsx';
import { PageBar } from '@theke/admin/shell/page-bar.tsx';
import { BranchChoice } from '@theke/admin/ui/branch-choice.tsx';
import { changedSearch } from '@theke/admin/ui/changed-search.ts';
import { LoadFailure } from '@theke/admin/ui/load-failure.tsx';
import type { Branch } from '@theke/contracts/catalog/branch';
import { Empty } from '@theke/ui/empty';
import { icon } from '@theke/ui/icon';
import { Notice } from '@theke/ui/notice';
import { Skeleton } from '@theke/ui/skeleton';
import { useNow } from '@theke/ui/use-now';
import { ConciergeBell } from 'lucide-react';
import { useSearchParams } from 'react-router';
import { keepBranch, storedBranch } from '../shared/stored-branch.ts';
import { useOwnBranches } from '../shared/use-own-branches.ts';
import { tableServiceMessages as texts } from './table-service-messages.de.ts';
import * as css from './table-service-page.module.css';
import { TableTile } from './table-tile.tsx';
import { useTableBills, useTables } from './use-table-bills.ts';

/** Tables of a branch with their open bills (TABLE-02), first for the phone. */
export function TableServicePage() {
  const [search, setSearch] = useSearchParams();
  const branches = useOwnBranches().filter(({ isDineInEnabled }) => isDineInEnabled);
  const byId = (id: string | null | undefined) => branches.find((branch) => branch.id === id);
  const branch = byId(search.get('branch')) ?? byId(storedBranch()) ?? branches[0];
  if (!may(useMe(), 'orders.write')) return <NotAllowed title={texts.title} />;
  return (
    <>
      <PageBar title={texts.title} />
      <div className={css.page}>
        <BranchChoice
          label={texts.branch}
          branches={branches}
          value={branch?.id ?? ''}
          onChoose={(id) => {
            keepBranch(id);
            setSearch((before) => changedSearch(before, { branch: id }), { replace: true });
          }}
          className={css.branch}
        />
        {branch ? <Tables key={branch.id} branch={branch} /> : <NoTables />}
      </div>
    </>
  );
}

const NoTables = () => <Empty title={texts.none} text={texts.noneText} sign={<ConciergeBell {...icon} size={36} />} />;

function Tables({ branch }: { branch: Pick<Branch, 'id'> }) {
  const tables = useTables(branch.id);
  const { bills, isLive } = useTableBills(branch.id);
  const now = useNow(20_000).getTime();
  const failed = [tables, bills].find(({ isError, data }) => isError && !data);
  if (failed?.error) return <LoadFailure message={texts.loadFailed} error={failed.error} refetch={failed.refetch} />;
  if (!tables.data || !bills.data) return <Skeleton width="100%" height={320} />;
  if (tables.data.length === 0) return <NoTables />;
  const byTable = new Map(bills.data.data.map((bill) => [bill.table.id, bill]));
  return (
    <section aria-label={texts.tables}>
      {bills.isError && !isLive && (
        <Notice kind="soon" role="status" className={css.notice}>
          {texts.offline}
        </Notice>
      )}
      <p className={css.count} aria-live="polite">
        {texts.open(byTable.size)}
      </p>
      <ul className={css.tables}>
        {tables.data.map((table) => (
          <TableTile key={table.id} table={table} bill={byTable.get(table.id)} now={now} />
        ))}
      </ul>
    </section>
  );
}
