import { may, useMe } from '@theke/admin/api/session.ts';
import { NotAllowed } from '@theke/admin/shell/not-allowed.tsx';
import { PageBar } from '@theke/admin/shell/page-bar.tsx';
import { BranchChoice } from '@theke/admin/ui/branch-choice.tsx';
import { changedSearch } from '@theke/admin/ui/changed-search.ts';
import { monthIn } from '@theke/admin/ui/month-choice.tsx';
import { dateOf, localTime } from '@theke/rules/time/local-time';
import { Empty } from '@theke/ui/empty';
import { icon } from '@theke/ui/icon';
import { useNow } from '@theke/ui/use-now';
import { Calculator } from 'lucide-react';
import { useSearchParams } from 'react-router';
import { keepBranch, storedBranch } from '../shared/stored-branch.ts';
import { CloseList } from './close-list.tsx';
import { dayClosesMessages } from './day-closes-messages.de.ts';
import * as css from './day-closes-page.module.css';
import { OpenPeriod } from './open-period.tsx';
import { useLedBranches } from './use-led-branches.ts';

/** Open period and day closes of a branch, for administrators and the managers of the branch (CLOSE-08). */
export function DayClosesPage() {
  const [search, setSearch] = useSearchParams();
  const branches = useLedBranches();
  const now = useNow(60_000);
  const byId = (id: string | null | undefined) => branches.find((branch) => branch.id === id);
  const branch = byId(search.get('branch')) ?? byId(storedBranch()) ?? branches[0];
  if (!may(useMe(), 'day-closes.read')) return <NotAllowed title={dayClosesMessages.title} />;
  if (!branch)
    return (
      <>
        <PageBar title={dayClosesMessages.title} />
        <Empty title={dayClosesMessages.noBranch} sign={<Calculator {...icon} size={36} />} />
      </>
    );
  const month = monthIn(search.get('month'), dateOf(localTime(branch.timeZone, now.getTime())));
  const choose = (change: Record<string, string>) =>
    setSearch((before) => changedSearch(before, change), { replace: true });
  return (
    <>
      <PageBar title={dayClosesMessages.title} />
      <div className={css.page}>
        <BranchChoice
          label={dayClosesMessages.branch}
          branches={branches}
          value={branch.id}
          onChoose={(id) => {
            keepBranch(id);
            choose({ branch: id });
          }}
          className={css.branch}
        />
        <OpenPeriod key={branch.id} branch={branch} />
        <CloseList branch={branch} month={month} onMonth={(month) => choose({ month })} />
      </div>
    </>
  );
}
