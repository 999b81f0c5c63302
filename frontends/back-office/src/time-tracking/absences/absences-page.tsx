import { may, useMe } from '@theke/admin/api/session.ts';
import { useZoneOf } from '@theke/admin/api/use-zone-of.ts';
import { NotAllowed } from '@theke/admin/shell/not-allowed.tsx';
import { PageBar } from '@theke/admin/shell/page-bar.tsx';
import { changedSearch } from '@theke/admin/ui/changed-search.ts';
import { Button } from '@theke/ui/button';
import { icon } from '@theke/ui/icon';
import { useNow } from '@theke/ui/use-now';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { AbsenceDialog } from '../shared/absence-dialog.tsx';
import { BranchViews } from '../shared/branch-views.tsx';
import { dateAt } from '../shared/day-text.ts';
import { useOwnBranches } from '../shared/use-own-branches.ts';
import { usePeople } from '../shared/use-team.ts';
import { absenceMessages } from './absence-messages.de.ts';
import { AbsenceRequests } from './absence-requests.tsx';
import { AbsenceYear } from './absence-year.tsx';
import * as css from './absences-page.module.css';
import { useAskedAbsences } from './use-asked-absences.ts';

const views = ['requests', 'year'] as const;

/** Open requests with what their decision depends on, and the year of the team (TIME-27). */
export function AbsencesPage() {
  if (!may(useMe(), 'working-times.write')) return <NotAllowed title={absenceMessages.title} />;
  return <Absences />;
}

function Absences() {
  const me = useMe();
  const [search, setSearch] = useSearchParams();
  const [isAdding, setAdding] = useState(false);
  const branches = useOwnBranches();
  const count = useAskedAbsences();
  const { data: team } = usePeople();
  const view = views.find((one) => one === search.get('view')) ?? 'requests';
  const branch = branches.find(({ id }) => id === search.get('branch'))?.id;
  const today = dateAt(useNow(60_000), useZoneOf()(branch));
  const choose = (change: Record<string, string | undefined>) =>
    setSearch((before) => changedSearch(before, change), { replace: true });
  // Only administrators enter their own absences (TIME-22).
  const addable = team?.filter(({ id }) => id !== me.id || me.roles.includes('ROLE_ADMIN')) ?? [];
  return (
    <>
      <PageBar title={absenceMessages.title}>
        {addable.length > 0 && (
          <Button size="small" aria-label={absenceMessages.add} onClick={() => setAdding(true)}>
            <Plus {...icon} size={16} />
            <span className={css.long}>{absenceMessages.add}</span>
            <span className={css.short}>{absenceMessages.addShort}</span>
          </Button>
        )}
      </PageBar>
      <div className={css.page}>
        <BranchViews
          views={views.map((one) => ({
            label: absenceMessages.views[one],
            isOn: one === view,
            count: one === 'requests' && <b>{count}</b>,
            onChoose: () => choose({ view: one === 'requests' ? undefined : one }),
          }))}
          {...{ branches, branch }}
          label={absenceMessages.branch}
          anyLabel={absenceMessages.anyBranch}
          onBranch={(chosen) => choose({ branch: chosen })}
        />
        {view === 'requests' ? (
          <AbsenceRequests branch={branch} />
        ) : (
          <AbsenceYear {...{ branch, today }} year={search.get('year')} onYear={(year) => choose({ year })} />
        )}
      </div>
      {isAdding && (
        <AbsenceDialog people={addable} day={today} needsApproval={false} onClose={() => setAdding(false)} />
      )}
    </>
  );
}
