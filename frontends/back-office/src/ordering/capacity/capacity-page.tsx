import { may, useMe } from '@theke/admin/api/session.ts';
import { SearchField } from '@theke/admin/lists/search-field.tsx';
import { NotAllowed } from '@theke/admin/shell/not-allowed.tsx';
import { PageBar } from '@theke/admin/shell/page-bar.tsx';
import { BranchChoice } from '@theke/admin/ui/branch-choice.tsx';
import { changedSearch } from '@theke/admin/ui/changed-search.ts';
import { Empty } from '@theke/ui/empty';
import { icon } from '@theke/ui/icon';
import { Gauge } from 'lucide-react';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { storedBranch } from '../shared/stored-branch.ts';
import { useBoardBranch } from '../shared/use-board-branch.ts';
import { capacityMessages } from './capacity-messages.de.ts';
import * as css from './capacity-page.module.css';
import { CapacityTabs } from './capacity-tabs.tsx';
import { SlotLimitSection } from './slot-limit-section.tsx';
import { StockList } from './stock-list.tsx';
import { toStockView } from './stock-view.ts';
import { useStock } from './use-stock.ts';

/** Stock of a branch's products, and its kitchen capacity per time slot; orders reduce both (STOCK-04). */
export function CapacityPage() {
  const { branches, branch: chosen, choose } = useBoardBranch();
  const [storedId] = useState(storedBranch);
  const branch = chosen ?? branches.find(({ id }) => id === storedId) ?? branches[0];
  if (!may(useMe(), 'orders.read')) return <NotAllowed title={capacityMessages.title} />;
  if (!branch)
    return (
      <>
        <PageBar title={capacityMessages.title} />
        <Empty title={capacityMessages.noBranch} sign={<Gauge {...icon} size={36} />} />
      </>
    );
  return <CapacityOfBranch key={branch.id} branch={branch} branches={branches} onChoose={choose} />;
}

type Branch = { id: string; name: string };
type Props = { branch: Branch; branches: readonly Branch[]; onChoose: (branch: string) => void };

function CapacityOfBranch({ branch, branches, onChoose }: Props) {
  const [address, setAddress] = useSearchParams();
  const [q, view] = [address.get('q') ?? '', toStockView(address.get('view'))];
  const change = (changes: Record<string, string | undefined>) =>
    setAddress((before) => changedSearch(before, changes), { replace: true });
  const stock = useStock(branch.id);
  return (
    <>
      <PageBar title={capacityMessages.title}>
        {view !== 'slots' && (
          <SearchField label={capacityMessages.search} value={q} onChange={(typed) => change({ q: typed })} />
        )}
      </PageBar>
      <CapacityTabs view={view} stock={stock.stock.data} onChoose={(next) => change({ view: next })} />
      <div className={css.page}>
        <BranchChoice
          label={capacityMessages.branch}
          branches={branches}
          value={branch.id}
          onChoose={onChoose}
          className={css.branch}
        />
        {view === 'slots' ? (
          <SlotLimitSection branch={branch.id} />
        ) : (
          <StockList
            key={`${view} ${q}`}
            branch={branch}
            view={view}
            search={q}
            {...stock}
            onReset={() => change({ q: undefined, view: undefined })}
          />
        )}
      </div>
    </>
  );
}
