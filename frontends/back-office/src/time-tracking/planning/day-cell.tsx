import { useDroppable } from '@dnd-kit/react';
import type {
  BusyTime,
  PlannedAbsence,
  PlanWarning,
  WorkingSchedule,
} from '@theke/contracts/time-tracking/working-schedule';
import { classNames } from '@theke/ui/class-names';
import { icon } from '@theke/ui/icon';
import { VisuallyHidden } from '@theke/ui/visually-hidden';
import { Plus } from 'lucide-react';
import type { KeyboardEvent, RefObject } from 'react';
import { dayText } from '../shared/day-text.ts';
import { absenceText } from './absence-text.ts';
import { planMessages } from './plan-messages.de.ts';
import { type Cell, timesText } from './plan-week.ts';
import * as css from './planning.module.css';
import { ShiftBlock } from './shift-block.tsx';
import { worstOf } from './worst-of.ts';

type Props = {
  cell: Cell;
  name: string;
  zone: string;
  shifts: readonly WorkingSchedule[];
  warnings: readonly PlanWarning[];
  /** Absences of the person on this day. */
  absences: readonly PlannedAbsence[];
  /** Shifts in other branches. */
  busy: readonly BusyTime[];
  isClosed: boolean;
  /** Whether phones show another day. */
  isOther: boolean;
  isOver: boolean;
  /** Reasons why the held shift cannot be dropped here. */
  verdict: readonly string[];
  /** Whether the held shift is from this cell. */
  isFrom: boolean;
  /** Whether the role is shown below the name instead of in each shift. */
  isRoleKnown: boolean;
  /** Id of the shift that was lifted by keyboard. */
  heldId: string | undefined;
  /** Id of the shift that was dropped by keyboard. */
  landed: RefObject<string | undefined>;
  onOpen: (at: WorkingSchedule | Cell) => void;
  onKeyDown: (event: KeyboardEvent, shift: WorkingSchedule) => void;
  onBlur: () => void;
};

/** A person's day with its shifts and a button to add one. */
export function DayCell({
  cell,
  name,
  zone,
  shifts,
  warnings,
  absences,
  busy,
  isClosed,
  isOther,
  isOver,
  verdict,
  isFrom,
  isRoleKnown,
  heldId,
  landed,
  ...on
}: Props) {
  const { ref } = useDroppable<Cell>({ id: `${cell.user} ${cell.date}`, data: cell });
  const worst = worstOf(warnings);
  const add = planMessages.add(name, dayText(cell.date));
  return (
    <td
      ref={ref}
      className={classNames(
        css.cell,
        isClosed && css.closed,
        isOther && css.otherDay,
        isOver && css.over,
        verdict.length > 0 && css.refused,
        isOver && !isFrom && absences.length > 0 && css.warned,
      )}
    >
      {absences.map((absence) => (
        <p
          key={`${absence.kind} ${absence.from} ${absence.isHalfDay}`}
          className={classNames(css.away, !absence.isApproved && css.asked)}
        >
          <VisuallyHidden>{`${name}, ${dayText(cell.date)}, `}</VisuallyHidden>
          {absenceText(absence)}
        </p>
      ))}
      {busy.map((time) => (
        <p key={time.startAt} className={css.away}>
          <VisuallyHidden>{`${name}, ${dayText(cell.date)}, `}</VisuallyHidden>
          {planMessages.busy(timesText(time, zone))}
        </p>
      ))}
      {shifts.map((shift) => (
        <ShiftBlock
          key={shift.id}
          {...{ shift, zone, name, worst, isRoleKnown }}
          isHeld={heldId === shift.id}
          landed={landed}
          onOpen={() => on.onOpen(shift)}
          onKeyDown={(event) => on.onKeyDown(event, shift)}
          onBlur={on.onBlur}
        />
      ))}
      <button type="button" className={css.add} aria-label={add} title={add} onClick={() => on.onOpen(cell)}>
        <Plus {...icon} size={16} />
      </button>
      {isOver && !isFrom && verdict.length === 0 && absences.length > 0 && (
        <div className={css.tip}>
          {absences.map((absence) => (
            <b key={`${absence.kind} ${absence.from} ${absence.isHalfDay}`}>
              {planMessages.awayThere(absenceText(absence))}
            </b>
          ))}
          <p>{planMessages.awayStill}</p>
        </div>
      )}
      {verdict.length > 0 && (
        <div className={css.tip}>
          <b>{planMessages.notHere}</b>
          {verdict.map((text) => (
            <p key={text}>{text}</p>
          ))}
        </div>
      )}
    </td>
  );
}
