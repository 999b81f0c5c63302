import { LoadFailure } from '@theke/admin/ui/load-failure.tsx';
import { TableSkeleton } from '@theke/admin/ui/table-skeleton.tsx';
import type { Branch } from '@theke/contracts/catalog/branch';
import type { Reservation } from '@theke/contracts/ordering/reservation';
import { isHolding } from '@theke/rules/reservations/reservation-states';
import { buttonClass } from '@theke/ui/button';
import { Empty } from '@theke/ui/empty';
import { icon } from '@theke/ui/icon';
import { Armchair } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { CancelDialog } from './cancel-dialog.tsx';
import { DayTally } from './day-tally.tsx';
import type { View } from './day-tools.tsx';
import { ReservationDialog } from './reservation-dialog.tsx';
import { ReservationList } from './reservation-list.tsx';
import { reservationMessages as texts } from './reservation-messages.de.ts';
import { TablePlan } from './table-plan.tsx';
import { useDay, useSeatedTables } from './use-day.ts';

type Props = { branch: Branch; day: string; view: View; now: Date };
type Open = { reservation: Reservation; what: 'edit' | 'cancel' };

/** Reservations of a day with the dialogs to edit and cancel them. */
export function ReservationDay({ branch, day, view, now }: Props) {
  const { list, reservations } = useDay(branch.id, day);
  const tables = useSeatedTables(branch.id);
  const [open, setOpen] = useState<Open>();
  const close = () => setOpen(undefined);
  // The newest version, so that a concurrent change is not overwritten.
  const current = open && (reservations?.find(({ id }) => id === open.reservation.id) ?? open.reservation);
  if (!reservations)
    return list.isError ? (
      <LoadFailure message={texts.loadFailed} error={list.error} refetch={list.refetch} />
    ) : (
      <TableSkeleton rows={6} />
    );
  if (tables?.length === 0 && reservations.length === 0) return <NoTables />;
  return (
    <>
      <DayTally reservations={reservations} />
      {view === 'timeline' && tables ? (
        <TablePlan
          {...{ branch, day, now, tables }}
          reservations={reservations.filter(({ status }) => isHolding(status) || status === 'finished')}
          onOpen={(reservation) => setOpen({ reservation, what: 'edit' })}
        />
      ) : (
        <ReservationList
          {...{ branch, reservations, now }}
          onOpen={(reservation, what) => setOpen({ reservation, what })}
        />
      )}
      {current && open?.what === 'edit' && (
        <ReservationDialog {...{ branch, day, now }} reservation={current} source="staff" onClose={close} />
      )}
      {current && open?.what === 'cancel' && <CancelDialog reservation={current} onClose={close} />}
    </>
  );
}

const NoTables = () => (
  <Empty
    title={texts.noTables}
    text={texts.noTablesText}
    sign={<Armchair {...icon} size={36} />}
    action={
      <Link className={buttonClass({ kind: 'second' })} to="/tables">
        {texts.toTables}
      </Link>
    }
  />
);
