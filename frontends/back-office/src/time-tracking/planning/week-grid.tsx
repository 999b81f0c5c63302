import { DragDropProvider } from '@dnd-kit/react';
import type { Branch } from '@theke/contracts/catalog/branch';
import type { PlanCostOnWire } from '@theke/contracts/time-tracking/wage';
import type {
  BusyTime,
  PlannedAbsence,
  PlannedWeek,
  PlanWarning,
  WorkingSchedule,
} from '@theke/contracts/time-tracking/working-schedule';
import { listSlots } from '@theke/rules/hours/opening-hours';
import type { LocalDate } from '@theke/rules/time/local-time';
import { classNames } from '@theke/ui/class-names';
import { VisuallyHidden } from '@theke/ui/visually-hidden';
import { useState } from 'react';
import { shortDate, weekdayShort } from '../shared/day-text.ts';
import type { ExpectedWeek } from './expected-orders.ts';
import { ExpectedRow } from './expected-row.tsx';
import { planMessages } from './plan-messages.de.ts';
import { type Cell, openText, type PlanRow, weekDays } from './plan-week.ts';
import * as css from './planning.module.css';
import { StaffedRow } from './staffed-row.tsx';
import { useShiftDragging } from './use-shift-dragging.ts';
import { WeekRow } from './week-row.tsx';

type Props = {
  monday: LocalDate;
  today: LocalDate;
  branch: Branch;
  rows: readonly PlanRow[];
  /** Number of people of the branch. */
  count: number;
  shifts: readonly WorkingSchedule[];
  warnings: readonly PlanWarning[];
  absences: readonly PlannedAbsence[];
  /** People's shifts in other branches and adjacent weeks. */
  busy: readonly BusyTime[];
  agreed: PlannedWeek['agreed'];
  judged: PlannedWeek['judged'];
  expected: ExpectedWeek | undefined;
  /** Undefined without permission to see wages. */
  cost: PlanCostOnWire | undefined;
  onMove: (shift: WorkingSchedule, cell: Cell) => void;
  onOpen: (at: WorkingSchedule | Cell) => void;
};

/**
 * Grid with people as rows and days as columns; phones show one day. Shifts are dragged, or lifted with Space and
 * moved with the arrow keys.
 */
export function WeekGrid({
  monday,
  today,
  branch,
  rows,
  count,
  shifts,
  warnings,
  absences,
  busy,
  agreed,
  judged,
  expected,
  cost,
  onMove,
  onOpen,
}: Props) {
  const zone = branch.timeZone;
  const days = weekDays(monday);
  const hours = new Map(days.map((date) => [date, openText(listSlots(branch.openingHours, date))]));
  const [day, setDay] = useState(days.includes(today) ? today : monday);
  const plan = { zone, monday, days, rows, shifts, absences, busy, judged };
  const dragging = useShiftDragging({ ...plan, onMove, onDay: setDay });
  return (
    <DragDropProvider
      manager={dragging.manager}
      onDragStart={({ operation: { source } }) => dragging.startDrag(source?.id)}
      onDragOver={({ operation: { target } }) => dragging.dragOver(target?.data as Cell | undefined)}
      onDragEnd={({ canceled, operation: { source, target } }) =>
        dragging.endDrag(source?.id, canceled ? undefined : (target?.data as Cell | undefined))
      }
    >
      <div className={css.scroll}>
        <fieldset className={css.dayChoice} aria-label={planMessages.day}>
          {days.map((date) => (
            <button key={date} type="button" aria-pressed={date === day} onClick={() => setDay(date)}>
              {weekdayShort(date)}
              <span>{` ${date.slice(8)}.`}</span>
              <VisuallyHidden>{`${date.slice(5, 7)}.`}</VisuallyHidden>
            </button>
          ))}
        </fieldset>
        <table className={css.grid}>
          <thead>
            <tr>
              <th scope="col">
                <small>{planMessages.team}</small>
                {planMessages.people(count)}
              </th>
              {days.map((date) => (
                <th
                  key={date}
                  scope="col"
                  className={classNames(date !== day && css.otherDay, date === today && css.today)}
                >
                  {weekdayShort(date)}
                  <small>
                    {shortDate(date)}
                    {!hours.get(date) && `, ${planMessages.closed}`}
                  </small>
                  {hours.get(date) && (
                    <small className={css.open}>
                      <VisuallyHidden>{`, ${planMessages.opens} `}</VisuallyHidden>
                      {hours.get(date)}
                    </small>
                  )}
                </th>
              ))}
              <th scope="col" className={css.sum}>
                <small>{planMessages.hours}</small>
                {planMessages.planned}
              </th>
            </tr>
          </thead>
          <tbody>
            {expected && <ExpectedRow week={expected} {...{ days, day }} />}
            {rows.map((row) => (
              <WeekRow
                key={row.user ?? 'open'}
                {...{ row, zone, days, day, hours, warnings, absences, busy, agreed, cost, dragging, onOpen }}
              />
            ))}
          </tbody>
          <tfoot>
            <StaffedRow {...{ days, day, zone, shifts, expected, cost }} />
          </tfoot>
        </table>
        {cost && cost.total.cost + cost.total.unpriced > 0 && (
          <p className={css.aboutCost}>
            {planMessages.cost.what}
            {cost.total.unpriced > 0 && (
              <>
                <br />
                <span aria-hidden="true">* </span>
                {planMessages.cost.unpriced(cost.total.unpriced)}
              </>
            )}
          </p>
        )}
        {count === 0 && <p>{planMessages.nobody}</p>}
        <ul className={css.legend}>
          <li>{planMessages.legend.published}</li>
          <li className={css.draft}>{planMessages.legend.draft}</li>
          <li className={css.notice}>{planMessages.legend.notice}</li>
          <li className={css.breach}>{planMessages.legend.breach}</li>
          {absences.length > 0 && <li className={css.awayMark}>{planMessages.legend.away}</li>}
        </ul>
      </div>
    </DragDropProvider>
  );
}
