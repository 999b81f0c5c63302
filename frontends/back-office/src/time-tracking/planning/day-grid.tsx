import type { Branch } from '@theke/contracts/catalog/branch';
import type {
  BusyTime,
  PlannedAbsence,
  PlanWarning,
  WorkingSchedule,
} from '@theke/contracts/time-tracking/working-schedule';
import { listSlots, type Slot } from '@theke/rules/hours/opening-hours';
import type { LocalDate } from '@theke/rules/time/local-time';
import { classNames } from '@theke/ui/class-names';
import { icon } from '@theke/ui/icon';
import { VisuallyHidden } from '@theke/ui/visually-hidden';
import { Plus } from 'lucide-react';
import { dayText } from '../shared/day-text.ts';
import { Face } from '../shared/face.tsx';
import { minutesText } from '../shared/hours-text.ts';
import { absenceText } from './absence-text.ts';
import { dayAxis, hoursOf, peopleAt, placeOn } from './day-axis.ts';
import * as css from './day-grid.module.css';
import type { ExpectedWeek } from './expected-orders.ts';
import { planMessages } from './plan-messages.de.ts';
import { type Cell, commonRole, dayOf, minutesOf, openText, type PlanRow, timesText } from './plan-week.ts';
import { ShiftButton } from './shift-button.tsx';
import { worstOf } from './worst-of.ts';

type Props = {
  day: LocalDate;
  branch: Branch;
  rows: readonly PlanRow[];
  warnings: readonly PlanWarning[];
  absences: readonly PlannedAbsence[];
  /** People's shifts in other branches and adjacent weeks. */
  busy: readonly BusyTime[];
  expected: ExpectedWeek | undefined;
  onOpen: (at: WorkingSchedule | Cell) => void;
};

/** A day of the plan: people as rows over its hours; below them expected orders and staff per hour. */
export function DayGrid({ day, branch, rows, warnings, absences, busy, expected, onOpen }: Props) {
  const zone = branch.timeZone;
  const slots = listSlots(branch.openingHours, day);
  const ofDay = rows.map((row) => ({ ...row, shifts: row.shifts.filter((shift) => dayOf(shift, zone) === day) }));
  const shifts = ofDay.flatMap((row) => row.shifts);
  const busyToday = busy.filter((one) => dayOf(one, zone) === day);
  const axis = dayAxis(day, [...slots, ...busyHours(expected, day)], [...shifts, ...busyToday], zone);
  const hours = hoursOf(axis);
  return (
    <div className={css.day}>
      <p className={css.open}>{slots.length > 0 ? planMessages.opensFrom(openText(slots)) : planMessages.closedDay}</p>
      <Hours hours={hours} />
      <ul className={css.people}>
        {ofDay.map((row) => {
          const role = row.user === null ? undefined : commonRole(row.shifts);
          const planned = minutesOf(row.shifts);
          const away = absences.filter(({ user, from, to }) => user.id === row.user && from <= day && day <= to);
          const worst = worstOf(warnings.filter((one) => one.user.id === row.user && one.date === day));
          const add = planMessages.add(row.name, dayText(day));
          return (
            <li key={row.user ?? 'open'} className={classNames(css.row, row.user === null && css.openRow)}>
              <span className={css.person}>
                {row.user !== null && <Face id={row.user} name={row.name} isLarge />}
                <span>
                  <b>{row.name}</b>
                  {role && <small>{role}</small>}
                </span>
              </span>
              <div className={css.track} style={{ backgroundSize: `${100 / hours.length}% 100%` }}>
                {away.map((absence) => (
                  <p key={`${absence.kind} ${absence.from} ${absence.isHalfDay}`} className={css.away}>
                    {absenceText(absence)}
                  </p>
                ))}
                {busyToday
                  .filter(({ user }) => user.id === row.user)
                  .map((time) => (
                    <p
                      key={time.startAt}
                      className={classNames(css.away, css.busy)}
                      style={placeOn(axis, day, time, zone)}
                    >
                      {planMessages.busy(timesText(time, zone))}
                    </p>
                  ))}
                {row.shifts.map((shift) => (
                  <ShiftButton
                    key={shift.id}
                    {...{ shift, zone, worst }}
                    name={row.name}
                    isRoleKnown={role !== undefined}
                    className={css.shift}
                    style={placeOn(axis, day, shift, zone)}
                    onClick={() => onOpen(shift)}
                  />
                ))}
              </div>
              <span className={css.sum}>
                {planned > 0 && minutesText(planned)}
                <button
                  type="button"
                  className={css.add}
                  aria-label={add}
                  title={add}
                  onClick={() => onOpen({ user: row.user, date: day })}
                >
                  <Plus {...icon} size={16} />
                </button>
              </span>
            </li>
          );
        })}
      </ul>
      <Staffed {...{ day, hours, shifts, zone, expected }} />
    </div>
  );
}

/** Expected orders below this are ignored, because they round to zero. */
const fewest = 0.5;

/** Hours with expected orders, whether staffed or not. */
const busyHours = (expected: ExpectedWeek | undefined, day: LocalDate): Slot[] =>
  (expected?.dayOf(day).hours ?? []).flatMap((orders, behind) => {
    const hour = (expected?.firstHour ?? 0) + behind;
    return orders >= fewest ? [{ from: hour * 60, to: (hour + 1) * 60 }] : [];
  });

const Hours = ({ hours }: { hours: readonly number[] }) => (
  <ol className={classNames(css.row, css.axis)} aria-hidden="true">
    {hours.map((hour) => (
      <li key={hour}>{hour % 24}</li>
    ))}
  </ol>
);

type StaffedProps = {
  day: LocalDate;
  hours: readonly number[];
  shifts: readonly WorkingSchedule[];
  zone: string;
  expected: ExpectedWeek | undefined;
};

/** Staff and expected orders per hour. */
function Staffed({ day, hours, shifts, zone, expected }: StaffedProps) {
  const expectedDay = expected?.dayOf(day);
  const orders = (hour: number) => (expected && expectedDay?.hours[hour - expected.firstHour]) ?? 0;
  return (
    <dl className={css.staffed}>
      {expected && (
        <div className={css.row}>
          <dt>
            {planMessages.expected.title}
            <small>{planMessages.expected.inOrders}</small>
          </dt>
          <dd>
            {hours.map((hour) => (
              <span key={hour} className={css.orders}>
                <VisuallyHidden>{planMessages.atHour(hour % 24)}</VisuallyHidden>
                <i aria-hidden="true" style={{ height: `${(orders(hour) / expected.most) * 100}%` }} />
                {orders(hour) >= fewest ? (
                  Math.round(orders(hour))
                ) : (
                  <VisuallyHidden>{planMessages.expected.none}</VisuallyHidden>
                )}
              </span>
            ))}
          </dd>
        </div>
      )}
      <div className={css.row}>
        <dt>{planMessages.staffed}</dt>
        <dd>
          {hours.map((hour) => {
            const people = peopleAt(day, hour, shifts, zone);
            return (
              <span key={hour} className={classNames(people === 0 && orders(hour) >= fewest && css.nobody)}>
                <VisuallyHidden>{planMessages.atHour(hour % 24)}</VisuallyHidden>
                {people}
              </span>
            );
          })}
        </dd>
      </div>
    </dl>
  );
}
