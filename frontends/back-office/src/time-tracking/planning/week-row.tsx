import type { PlanCostOnWire } from '@theke/contracts/time-tracking/wage';
import type {
  BusyTime,
  PlannedAbsence,
  PlannedWeek,
  PlanWarning,
  WorkingSchedule,
} from '@theke/contracts/time-tracking/working-schedule';
import type { LocalDate } from '@theke/rules/time/local-time';
import { classNames } from '@theke/ui/class-names';
import { Face } from '../shared/face.tsx';
import { CostText } from './cost-text.tsx';
import { DayCell } from './day-cell.tsx';
import { absencesIn, type Cell, cellOf, commonRole, dayOf, isSameCell, minutesOf, type PlanRow } from './plan-week.ts';
import { PlannedSum } from './planned-sum.tsx';
import * as css from './planning.module.css';
import type { ShiftDragging } from './use-shift-dragging.ts';

type Props = {
  row: PlanRow;
  zone: string;
  days: readonly LocalDate[];
  /** The day that phones show. */
  day: LocalDate;
  /** Opening hours by day; empty if closed. */
  hours: ReadonlyMap<LocalDate, string>;
  warnings: readonly PlanWarning[];
  absences: readonly PlannedAbsence[];
  busy: readonly BusyTime[];
  agreed: PlannedWeek['agreed'];
  cost: PlanCostOnWire | undefined;
  dragging: ShiftDragging;
  onOpen: (at: WorkingSchedule | Cell) => void;
};

/** Row of a person, or of the open shifts. */
export function WeekRow({
  row,
  zone,
  days,
  day,
  hours,
  warnings,
  absences,
  busy,
  agreed,
  cost,
  dragging: { held, verdict, landed, press, blur },
  onOpen,
}: Props) {
  const role = row.user === null ? undefined : commonRole(row.shifts);
  return (
    <tr className={classNames(row.user === null && css.openRow)}>
      <th scope="row">
        {row.user === null ? (
          row.name
        ) : (
          <span className={css.person}>
            <Face id={row.user} name={row.name} isLarge />
            <span>
              {row.name}
              {role && <small>{role}</small>}
            </span>
          </span>
        )}
      </th>
      {days.map((date) => {
        const cell = { user: row.user, date };
        const isOver = held !== undefined && isSameCell(held.over, cell);
        return (
          <DayCell
            key={date}
            {...{ cell, zone, heldId: held?.byKeys ? held.shift.id : undefined, onOpen }}
            landed={landed}
            isRoleKnown={role !== undefined}
            name={row.name}
            isOther={date !== day}
            isClosed={!hours.get(date)}
            shifts={row.shifts.filter((shift) => dayOf(shift, zone) === date)}
            warnings={warnings.filter((one) => one.user.id === row.user && one.date === date)}
            absences={absencesIn(absences, cell)}
            busy={busy.filter((one) => one.user.id === row.user && dayOf(one, zone) === date)}
            isOver={isOver}
            verdict={isOver ? verdict : []}
            isFrom={held !== undefined && isSameCell(cellOf(held.shift, zone), cell)}
            onKeyDown={press}
            onBlur={blur}
          />
        );
      })}
      <td className={css.sum}>
        <PlannedSum planned={minutesOf(row.shifts)} agreed={agreed.find(({ user }) => user.id === row.user)?.minutes} />
        <CostText costs={cost?.people.find(({ user }) => user.id === row.user)} />
      </td>
    </tr>
  );
}
