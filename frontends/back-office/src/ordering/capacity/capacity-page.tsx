import { may, useMe } from '@theke/admin/api/session.ts';
import { NotAllowed } from '@theke/admin/shell/not-allowed.tsx';
import { PageBar } from '@theke/admin/shell/page-bar.tsx';
import { BranchChoice } from '@theke/admin/ui/branch-choice.tsx';
import { Empty } from '@theke/ui/empty';
import { icon } from '@theke/ui/icon';
import { Gauge } from 'lucide-react';
import { useState } from 'react';
import { storedBranch } from '../shared/stored-branch.ts';
import { useBoardBranch } from '../shared/use-board-branch.ts';
import { capacityMessages } from './capacity-messages.de.ts';
import * as css from './capacity-page.module.css';
import { SlotLimitSection } from './slot-limit-section.tsx';
import { StockSection } from './stock-section.tsx';

/** Page for a branch's limited products and kitchen capacity; orders reduce both automatically. */
export function CapacityPage() {
  const { branches, branch: chosen, choose } = useBoardBranch();
  const [storedId] = useState(storedBranch);
  const branch = chosen ?? branches.find(({ id }) => id === storedId) ?? branches[0];
  if (!may(useMe(), 'orders.read')) return <NotAllowed title={capacityMessages.title} />;
  return (
    <>
      <PageBar title={capacityMessages.title} />
      {branch ? (
        <div className={css.page}>
          <BranchChoice
            label={capacityMessages.branch}
            branches={branches}
            value={branch.id}
            onChoose={choose}
            className={css.branch}
          />
          <StockSection key={`stock ${branch.id}`} branch={branch.id} />
          <SlotLimitSection key={`slots ${branch.id}`} branch={branch.id} />
        </div>
      ) : (
        <Empty title={capacityMessages.noBranch} sign={<Gauge {...icon} size={36} />} />
      )}
    </>
  );
}
