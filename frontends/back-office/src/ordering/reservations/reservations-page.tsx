import { may, useMe } from '@theke/admin/api/session.ts';
import { NotAllowed } from '@theke/admin/shell/not-allowed.tsx';
import { PageBar } from '@theke/admin/shell/page-bar.tsx';
import { changedSearch } from '@theke/admin/ui/changed-search.ts';
import type { Branch } from '@theke/contracts/catalog/branch';
import { reservationDay } from '@theke/rules/reservations/reservation-hours';
import { Button } from '@theke/ui/button';
import { Empty } from '@theke/ui/empty';
import { icon } from '@theke/ui/icon';
import { IconButton } from '@theke/ui/icon-button';
import { useNow } from '@theke/ui/use-now';
import { Armchair, Footprints, Link as LinkIcon, Plus } from 'lucide-react';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { keepBranch, storedBranch } from '../shared/stored-branch.ts';
import { useOwnBranches } from '../shared/use-own-branches.ts';
import { DayTools } from './day-tools.tsx';
import { LinkDialog } from './link-dialog.tsx';
import { ReservationDay } from './reservation-day.tsx';
import { ReservationDialog } from './reservation-dialog.tsx';
import { reservationMessages as texts } from './reservation-messages.de.ts';
import * as css from './reservations-page.module.css';

const sources = ['staff', 'walk-in'] as const;
const isDay = (text: string | null): text is string => text !== null && /^20\d\d-\d\d-\d\d$/.test(text);

/** Reservations of a branch on a day, as a list and by table (RESV-12). */
export function ReservationsPage() {
  const [search] = useSearchParams();
  const branches = useOwnBranches();
  const byId = (id: string | null | undefined) => branches.find((branch) => branch.id === id);
  const reserving = branches.find(({ isReservationEnabled }) => isReservationEnabled);
  const branch = byId(search.get('branch')) ?? byId(storedBranch()) ?? reserving ?? branches[0];
  if (!may(useMe(), 'reservations.read')) return <NotAllowed title={texts.title} />;
  if (branch) return <OfBranch key={branch.id} branch={branch} branches={branches} />;
  return (
    <>
      <PageBar title={texts.title} />
      <Empty title={texts.noBranch} sign={<Armchair {...icon} size={36} />} />
    </>
  );
}

function OfBranch({ branch, branches }: { branch: Branch; branches: readonly Branch[] }) {
  const [search, setSearch] = useSearchParams();
  const now = useNow(30_000);
  const [isLinkOpen, setLinkOpen] = useState(false);
  const today = reservationDay(branch, now.getTime());
  const requestedDay = search.get('day');
  const day = isDay(requestedDay) ? requestedDay : today;
  const view = search.get('view') === 'timeline' ? 'timeline' : 'list';
  // In the address, so that the command palette can open the dialog.
  const source = sources.find((each) => each === search.get('new'));
  const choose = (change: Record<string, string | undefined>) =>
    setSearch((before) => changedSearch(before, change), { replace: true });
  return (
    <>
      <PageBar title={texts.title}>
        {branch.isReservationEnabled && (
          <IconButton label={texts.link.open} onClick={() => setLinkOpen(true)}>
            <LinkIcon {...icon} size={18} />
          </IconButton>
        )}
        <Button kind="second" size="small" aria-label={texts.walkInLong} onClick={() => choose({ new: 'walk-in' })}>
          <Footprints {...icon} size={16} />
          <span className={css.wide}>{texts.walkIn}</span>
        </Button>
        <Button size="small" aria-label={texts.addLong} onClick={() => choose({ new: 'staff' })}>
          <Plus {...icon} size={16} />
          <span className={css.wide}>{texts.add}</span>
        </Button>
      </PageBar>
      <div className={css.page}>
        <DayTools
          {...{ branch, branches, day, today, view }}
          onDay={(chosen) => choose({ day: chosen === today ? undefined : chosen })}
          onView={(chosen) => choose({ view: chosen === 'list' ? undefined : chosen })}
          onBranch={(id) => {
            keepBranch(id);
            choose({ branch: id });
          }}
        />
        <ReservationDay {...{ branch, day, view, now }} />
      </div>
      {isLinkOpen && <LinkDialog branch={branch} onClose={() => setLinkOpen(false)} />}
      {source && (
        <ReservationDialog key={source} {...{ branch, day, now, source }} onClose={() => choose({ new: undefined })} />
      )}
    </>
  );
}
