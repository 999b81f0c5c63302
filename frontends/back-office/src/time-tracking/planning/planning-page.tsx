import { may, useMe } from '@theke/admin/api/session.ts';
import { NotAllowed } from '@theke/admin/shell/not-allowed.tsx';
import { PageBar } from '@theke/admin/shell/page-bar.tsx';
import { BranchChoice } from '@theke/admin/ui/branch-choice.tsx';
import { changedSearch } from '@theke/admin/ui/changed-search.ts';
import type { LocalDate } from '@theke/rules/time/local-time';
import { useNow } from '@theke/ui/use-now';
import { useSearchParams } from 'react-router';
import { dayIn } from '../shared/day-in.ts';
import { dateAt } from '../shared/day-text.ts';
import { useOwnBranches } from '../shared/use-own-branches.ts';
import { MonthPlan } from './month-plan.tsx';
import { OwnShifts } from './own-shifts.tsx';
import { planMessages } from './plan-messages.de.ts';
import { type PlanView, viewIn } from './plan-view.ts';
import * as css from './planning.module.css';
import { WeekPlan } from './week-plan.tsx';

/** Shift planning: edited by the branch's managers, read by employees. */
export function PlanningPage() {
  const me = useMe();
  const [search, setSearch] = useSearchParams();
  const now = useNow(60_000);
  const branches = useOwnBranches();
  const branch = branches.find(({ id }) => id === search.get('branch')) ?? branches[0];
  if (!may(me, 'working-times.read')) return <NotAllowed title={planMessages.title} />;
  const choose = (change: Record<string, string | undefined>) => setSearch((before) => changedSearch(before, change));
  const zone = branch?.timeZone ?? 'Europe/Vienna';
  const today = dateAt(now, zone);
  const view = viewIn(search.get('view'));
  const day = dayIn(search.get('day'), today);
  const onDay = (next: LocalDate) => choose({ day: next });
  const onView = (next: PlanView) => choose({ view: next === 'week' ? undefined : next });
  return (
    <>
      <PageBar title={planMessages.title} />
      <div className={css.page}>
        {!may(me, 'working-times.write') || !branch ? (
          <OwnShifts now={now} />
        ) : (
          <>
            <BranchChoice
              label={planMessages.branch}
              branches={branches}
              value={branch.id}
              onChoose={(id) => choose({ branch: id })}
              className={css.branch}
            />
            {view === 'month' ? (
              <MonthPlan
                {...{ branch, day, today, onView, onDay }}
                onOpen={(open) => choose({ day: open, view: 'day' })}
              />
            ) : (
              <WeekPlan {...{ branch, view, day, today, onView, onDay }} />
            )}
          </>
        )}
      </div>
    </>
  );
}
