import { may, useMe } from '@theke/admin/api/session.ts';
import { useZoneOf } from '@theke/admin/api/use-zone-of.ts';
import { NotAllowed } from '@theke/admin/shell/not-allowed.tsx';
import { PageBar } from '@theke/admin/shell/page-bar.tsx';
import { BranchChoice } from '@theke/admin/ui/branch-choice.tsx';
import { changedSearch } from '@theke/admin/ui/changed-search.ts';
import type { WorkingActivity } from '@theke/contracts/time-tracking/working-activity';
import type { WorkingPerson } from '@theke/contracts/time-tracking/working-person';
import { useNow } from '@theke/ui/use-now';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { dayIn } from '../shared/day-in.ts';
import { dateAt } from '../shared/day-text.ts';
import { timeMessages } from '../shared/time-messages.de.ts';
import { useOwnBranches } from '../shared/use-own-branches.ts';
import { useTeam } from '../shared/use-team.ts';
import { AccessDialog } from './access-dialog.tsx';
import * as css from './activities-page.module.css';
import { CorrectionDialog } from './correction-dialog.tsx';
import { DayList } from './day-list.tsx';
import { OpenRequests } from './open-requests.tsx';
import { TeamList } from './team-list.tsx';

type Open = { correct: Pick<WorkingActivity, 'id' | 'name'> } | { access: WorkingPerson } | 'add';

/** Who is present, and who worked when; managers of the branch can correct entries (TIME-05, TIME-10). */
export function ActivitiesPage() {
  const me = useMe();
  const [search, setSearch] = useSearchParams();
  const branches = useOwnBranches();
  const branch = branches.find(({ id }) => id === search.get('branch')) ?? branches[0];
  const zone = useZoneOf()(branch?.id);
  const now = useNow(30_000);
  const today = dateAt(now, zone);
  const day = dayIn(search.get('day'), today);
  const [open, setOpen] = useState<Open>();
  const team = useTeam(branch?.id);
  if (!may(me, 'working-times.read')) return <NotAllowed title={timeMessages.title} />;
  const mayWrite = may(me, 'working-times.write');
  const choose = (change: Record<string, string | undefined>) =>
    setSearch((before) => changedSearch(before, change), { replace: true });
  const close = () => setOpen(undefined);
  return (
    <>
      <PageBar title={timeMessages.title} />
      <div className={css.page}>
        <BranchChoice
          label={timeMessages.branch}
          branches={branches}
          value={branch?.id ?? ''}
          onChoose={(id) => choose({ branch: id })}
          className={css.branch}
        />
        {mayWrite && <OpenRequests branch={branch?.id} />}
        <TeamList
          {...{ team, branch: branch?.id, now }}
          onCorrect={mayWrite ? (correct) => setOpen({ correct }) : undefined}
          onAccess={mayWrite ? (access) => setOpen({ access }) : undefined}
        />
        <DayList
          {...{ branch: branch?.id, zone, day, today, now }}
          onDay={(chosen) => choose({ day: chosen === today ? undefined : chosen })}
          onAdd={mayWrite && branch ? () => setOpen('add') : undefined}
          onCorrect={mayWrite ? (correct) => setOpen({ correct }) : undefined}
        />
      </div>
      {open === 'add' && branch && (
        <CorrectionDialog {...{ zone, day, branch: branch.id, people: team.data ?? [] }} onClose={close} />
      )}
      {open && open !== 'add' && 'correct' in open && (
        <CorrectionDialog {...{ zone, day, activity: open.correct }} onClose={close} />
      )}
      {open && open !== 'add' && 'access' in open && <AccessDialog person={open.access} onClose={close} />}
    </>
  );
}
