import { useApi } from '@theke/admin/api/office-api.ts';
import { messages } from '@theke/admin/messages.de.ts';
import type { Branch } from '@theke/contracts/catalog/branch';
import { updateWorkingSchedule, type WorkingSchedule } from '@theke/contracts/time-tracking/working-schedule';
import { addDays, type LocalDate } from '@theke/rules/time/local-time';
import { mondayOf } from '@theke/rules/working-time/calendar';
import { ApiError } from '@theke/ui/api-error';
import { classNames } from '@theke/ui/class-names';
import { ErrorPanel } from '@theke/ui/error-panel';
import { Notice } from '@theke/ui/notice';
import { Skeleton } from '@theke/ui/skeleton';
import { useState } from 'react';
import { DayGrid } from './day-grid.tsx';
import { planMessages } from './plan-messages.de.ts';
import type { PlanView } from './plan-view.ts';
import { type Cell, movedTo, rowsOf, shiftOfWarning } from './plan-week.ts';
import * as css from './planning.module.css';
import { ShiftDialog } from './shift-dialog.tsx';
import { SwapList } from './swaps/swap-list.tsx';
import { useExpectedOrders } from './use-expected-orders.ts';
import { usePlan } from './use-plan.ts';
import { WeekCheck } from './week-check.tsx';
import { WeekGrid } from './week-grid.tsx';
import { WeekTools } from './week-tools.tsx';

type Props = {
  branch: Branch;
  view: 'day' | 'week';
  day: LocalDate;
  today: LocalDate;
  onView: (view: PlanView) => void;
  onDay: (day: LocalDate) => void;
};

/** Plan of a branch's week or day: the grid, legal findings and publishing. */
export function WeekPlan({ branch, view, day, today, onView, onDay }: Props) {
  const api = useApi();
  const monday = mondayOf(day);
  const zone = branch.timeZone;
  const { people, shifts, week, cost, isError, retry, reload } = usePlan(branch.id, zone, monday);
  const expected = useExpectedOrders(branch.id, monday, today);
  const [open, setOpen] = useState<WorkingSchedule | Cell>();
  /** Optimistic positions until the server has responded. */
  const [moving, setMoving] = useState<ReadonlyMap<string, WorkingSchedule>>(new Map());
  const [problem, setProblem] = useState<string>();

  async function move(shift: WorkingSchedule, cell: Cell) {
    const moved = movedTo(shift, cell, zone);
    if (!moved) return;
    setProblem(undefined);
    setMoving((before) => new Map(before).set(shift.id, moved));
    const { version, user, startAt, endAt, pauseMinutes, role, note } = moved;
    try {
      const body = { version, user, startAt, endAt, pauseMinutes, role, note };
      await api(updateWorkingSchedule, { params: { id: shift.id }, body });
    } catch (error) {
      setProblem(`${planMessages.updateFailed} ${ApiError.from(error).message}`);
    }
    await reload();
    setMoving((before) => new Map([...before].filter(([id]) => id !== shift.id)));
  }

  const shown = shifts?.map((shift) => moving.get(shift.id) ?? shift);
  // Findings need a column: drawing the week before they are known would shift it.
  const isLoaded = shown !== undefined && people !== undefined && (week !== undefined || isError);
  return (
    <>
      <WeekTools {...{ branch: branch.id, view, day, week, onView, onDay }} onDone={reload} />
      <SwapList branch={branch.id} from={`${addDays(today, -1)}T00:00:00.000Z`} />
      {problem && (
        <Notice kind="late" role="alert" className={css.problem}>
          {problem}
        </Notice>
      )}
      {isError && !isLoaded && (
        <ErrorPanel message={planMessages.loadFailed} retryLabel={messages.retry} onRetry={() => void retry()} />
      )}
      {!isError && !isLoaded && <Skeleton width="100%" height={360} />}
      {shown && people && isLoaded && (
        <div className={classNames(css.plan, week && week.warnings.length > 0 && css.warnedWeek)}>
          {view === 'day' ? (
            <DayGrid
              {...{ day, branch, expected }}
              rows={rowsOf(people, shown)}
              warnings={week?.warnings ?? []}
              absences={week?.absences ?? []}
              busy={week?.busy ?? []}
              onOpen={setOpen}
            />
          ) : (
            <WeekGrid
              key={monday}
              {...{ monday, today, branch, shifts: shown, expected, cost }}
              warnings={week?.warnings ?? []}
              absences={week?.absences ?? []}
              busy={week?.busy ?? []}
              agreed={week?.agreed ?? []}
              judged={week?.judged ?? []}
              rows={rowsOf(people, shown)}
              count={people.length}
              onMove={(shift, cell) => void move(shift, cell)}
              onOpen={setOpen}
            />
          )}
          <WeekCheck week={week} shiftOf={(warning) => shiftOfWarning(warning, shown, zone)} onOpen={setOpen} />
        </div>
      )}
      {open && people && (
        <ShiftDialog
          {...{ branch: branch.id, zone, people }}
          {...('id' in open ? { shift: open } : { cell: open })}
          onDone={reload}
          onClose={() => setOpen(undefined)}
        />
      )}
    </>
  );
}
