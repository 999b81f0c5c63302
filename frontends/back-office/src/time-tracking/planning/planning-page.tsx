import { may, useMe } from '@theke/admin/api/session.ts';
import { NotAllowed } from '@theke/admin/shell/not-allowed.tsx';
import { PageBar } from '@theke/admin/shell/page-bar.tsx';
import { BranchChoice } from '@theke/admin/ui/branch-choice.tsx';
import { changedSearch } from '@theke/admin/ui/changed-search.ts';
import { useNow } from '@theke/ui/use-now';
import { useSearchParams } from 'react-router';
import { dateAt } from '../domain/day-text.ts';
import { useOwnBranches } from '../domain/use-own-branches.ts';
import { OwnShifts } from './own-shifts.tsx';
import { planMessages as words } from './plan-messages.de.ts';
import { mondayIn } from './plan-week.ts';
import * as css from './planning.module.css';
import { WeekPlan } from './week-plan.tsx';

/** Who works when: planned by whoever leads the branch, seen by whoever is planned. */
export function PlanningPage() {
  const me = useMe();
  const [search, setSearch] = useSearchParams();
  const now = useNow(60_000);
  const branches = useOwnBranches();
  const branch = branches.find(({ id }) => id === search.get('branch')) ?? branches[0];
  if (!may(me, 'working-times.read')) return <NotAllowed title={words.title} />;
  const choose = (change: Record<string, string>) => setSearch((before) => changedSearch(before, change));
  const zone = branch?.timeZone ?? 'Europe/Vienna';
  const today = dateAt(now, zone);
  return (
    <>
      <PageBar title={words.title} />
      <div className={css.page}>
        {!may(me, 'working-times.write') || !branch ? (
          <OwnShifts now={now} />
        ) : (
          <>
            <BranchChoice
              label={words.branch}
              branches={branches}
              value={branch.id}
              onChoose={(id) => choose({ branch: id })}
              className={css.branch}
            />
            <WeekPlan
              branch={branch}
              monday={mondayIn(search.get('week'), today)}
              today={today}
              onWeek={(week) => choose({ week })}
            />
          </>
        )}
      </div>
    </>
  );
}
