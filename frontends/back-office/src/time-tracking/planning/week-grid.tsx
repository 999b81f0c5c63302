import { DragDropProvider } from '@dnd-kit/react';
import { makeDragManager } from '@theke/admin/dragging/drag-manager.ts';
import type { Branch } from '@theke/contracts/catalog/branch';
import type { PlanCostOnWire } from '@theke/contracts/time-tracking/wage';
import type {
  BusyTime,
  PlannedAbsence,
  PlannedWeek,
  PlanWarning,
  WorkingSchedule,
} from '@theke/contracts/time-tracking/working-schedule';
import { slotsOf } from '@theke/rules/hours/opening-hours';
import type { LocalDate } from '@theke/rules/time/local-time';
import { classNames } from '@theke/ui/class-names';
import { useToast } from '@theke/ui/toast';
import { VisuallyHidden } from '@theke/ui/visually-hidden';
import { type KeyboardEvent, useRef, useState } from 'react';
import { dayText, shortDate, weekdayShort } from '../shared/day-text.ts';
import { Face } from '../shared/face.tsx';
import { minutesText } from '../shared/hours-text.ts';
import { absenceText } from './absence-text.ts';
import { CostText } from './cost-text.tsx';
import { DayCell } from './day-cell.tsx';
import type { ExpectedWeek } from './expected-orders.ts';
import { ExpectedRow } from './expected-row.tsx';
import { planMessages } from './plan-messages.de.ts';
import {
  type Cell,
  cellBeside,
  commonRole,
  dayOf,
  minutesOf,
  openText,
  type PlanRow,
  shiftText,
  weekDays,
} from './plan-week.ts';
import { PlannedSum } from './planned-sum.tsx';
import * as css from './planning.module.css';
import { tightestHour } from './tightest-hour.ts';
import { TightestText } from './tightest-text.tsx';
import { verdictOf } from './verdict-of.ts';

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

/** The shift that is dragged or was lifted by keyboard, and its target cell. */
type Held = { shift: WorkingSchedule; over: Cell; byKeys: boolean };

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
  const hours = new Map(days.map((date) => [date, openText(slotsOf(branch.openingHours, date))]));
  const toast = useToast();
  const [manager] = useState(makeDragManager);
  /** Id of the shift that was dropped by keyboard: its new element takes the focus. */
  const landed = useRef<string>(undefined);
  const [held, setHeld] = useState<Held>();
  const [day, setDay] = useState(days.includes(today) ? today : monday);
  const plan = { shifts, zone, monday, busy, judged };
  const cellOf = (shift: WorkingSchedule): Cell => ({ user: shift.user?.id ?? null, date: dayOf(shift, zone) });
  const isSame = (one: Cell, other: Cell) => one.user === other.user && one.date === other.date;
  const nameOf = ({ user }: Cell) => rows.find((row) => row.user === user)?.name ?? '';
  const absencesIn = ({ user: of, date }: Cell) =>
    absences.filter(({ user, from, to }) => user.id === of && from <= date && date <= to);
  const say = (text: string) => toast({ text, isForEars: true });
  const verdict = held && !isSame(held.over, cellOf(held.shift)) ? verdictOf(held.shift, held.over, plan) : [];

  function drop({ shift, over, byKeys }: Held) {
    setHeld(undefined);
    if (isSame(over, cellOf(shift))) return say(planMessages.putBack);
    const why = verdictOf(shift, over, plan);
    if (why.length > 0) return toast({ text: `${planMessages.notHere}: ${why.join(' ')}` });
    landed.current = byKeys ? shift.id : undefined;
    say(planMessages.dropped(nameOf(over), dayText(over.date)));
    return onMove(shift, over);
  }

  /** Handles keys: Space lifts and drops, arrows move, Escape puts back. */
  function press(event: KeyboardEvent, shift: WorkingSchedule) {
    const isHeld = held?.byKeys && held.shift.id === shift.id;
    if (event.key === ' ') {
      event.preventDefault();
      if (isHeld) return drop(held);
      setHeld({ shift, over: cellOf(shift), byKeys: true });
      return say(planMessages.lifted(shiftText(shift, zone, nameOf(cellOf(shift)))));
    }
    if (!isHeld) return undefined;
    if (event.key === 'Escape') {
      setHeld(undefined);
      return say(planMessages.putBack);
    }
    if (!event.key.startsWith('Arrow')) return undefined;
    event.preventDefault();
    const over = cellBeside(held.over, event.key, rows, days);
    setHeld({ ...held, over });
    setDay(over.date);
    const why = isSame(over, cellOf(shift)) ? [] : verdictOf(shift, over, plan);
    const away = absencesIn(over).map((absence) => planMessages.awayThere(absenceText(absence)));
    return say(
      [
        planMessages.over(nameOf(over), dayText(over.date)),
        ...away,
        ...(why.length > 0 ? [planMessages.notHere, ...why] : []),
      ].join(' '),
    );
  }

  const shiftOf = (id: unknown) => shifts.find((shift) => shift.id === id);
  return (
    <DragDropProvider
      manager={manager}
      onDragStart={({ operation: { source } }) => {
        const shift = shiftOf(source?.id);
        if (shift) setHeld({ shift, over: cellOf(shift), byKeys: false });
      }}
      onDragOver={({ operation: { target } }) => {
        const cell = target?.data as Cell | undefined;
        setHeld((before) => before && { ...before, over: cell ?? cellOf(before.shift) });
      }}
      onDragEnd={({ canceled, operation: { source, target } }) => {
        const shift = shiftOf(source?.id);
        if (!canceled && shift && target) drop({ shift, over: target.data as Cell, byKeys: false });
        else setHeld(undefined);
      }}
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
            {rows.map((row) => {
              const role = row.user === null ? undefined : commonRole(row.shifts);
              return (
                <tr key={row.user ?? 'open'} className={classNames(row.user === null && css.openRow)}>
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
                    const isOver = held !== undefined && isSame(held.over, cell);
                    return (
                      <DayCell
                        key={date}
                        {...{ cell, zone, held: held?.byKeys ? held.shift.id : undefined, onOpen }}
                        landed={landed}
                        isRoleKnown={role !== undefined}
                        name={row.name}
                        isOther={date !== day}
                        isClosed={!hours.get(date)}
                        shifts={row.shifts.filter((shift) => dayOf(shift, zone) === date)}
                        warnings={warnings.filter((one) => one.user.id === row.user && one.date === date)}
                        absences={absencesIn(cell)}
                        busy={busy.filter((one) => one.user.id === row.user && dayOf(one, zone) === date)}
                        isOver={isOver}
                        verdict={isOver ? verdict : []}
                        isFrom={held !== undefined && isSame(cellOf(held.shift), cell)}
                        onKeyDown={press}
                        onBlur={() => held?.byKeys && setHeld(undefined)}
                      />
                    );
                  })}
                  <td className={css.sum}>
                    <PlannedSum
                      planned={minutesOf(row.shifts)}
                      agreed={agreed.find(({ user }) => user.id === row.user)?.minutes}
                    />
                    <CostText of={cost?.people.find(({ user }) => user.id === row.user)} />
                  </td>
                </tr>
              );
            })}
          </tbody>
          <tfoot>
            <tr>
              <th scope="row">{planMessages.staffed}</th>
              {days.map((date) => {
                const all = shifts.filter((shift) => dayOf(shift, zone) === date);
                const of = all.filter(({ user }) => user);
                return (
                  <td key={date} className={classNames(date !== day && css.otherDay)}>
                    {all.length > 0 && (
                      <>
                        <span className={of.length < all.length ? css.lacking : css.staffed}>
                          {planMessages.staffedOf(of.length, all.length)}
                          <VisuallyHidden>{planMessages.staffedHeard}</VisuallyHidden>
                        </span>
                        <small>{planMessages.duration(minutesText(minutesOf(of)))}</small>
                        <CostText of={cost?.days.find((one) => one.date === date)} />
                      </>
                    )}
                    {expected && <TightestText of={tightestHour(date, expected, shifts, zone)} />}
                  </td>
                );
              })}
              <td className={css.sum}>
                {minutesText(minutesOf(shifts.filter(({ user }) => user)))}
                <CostText of={cost?.total} />
              </td>
            </tr>
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
