import { makeDragManager } from '@theke/admin/dragging/drag-manager.ts';
import type {
  BusyTime,
  PlannedAbsence,
  PlannedWeek,
  WorkingSchedule,
} from '@theke/contracts/time-tracking/working-schedule';
import type { LocalDate } from '@theke/rules/time/local-time';
import { useToast } from '@theke/ui/toast';
import { type KeyboardEvent, useRef, useState } from 'react';
import { dayText } from '../shared/day-text.ts';
import { absenceText } from './absence-text.ts';
import { planMessages } from './plan-messages.de.ts';
import { absencesIn, type Cell, cellBeside, cellOf, isSameCell, type PlanRow, shiftText } from './plan-week.ts';
import { verdictOf } from './verdict-of.ts';

/** The shift that is dragged or was lifted by keyboard, and its target cell. */
type Held = { shift: WorkingSchedule; over: Cell; byKeys: boolean };

type Plan = {
  zone: string;
  monday: LocalDate;
  days: readonly LocalDate[];
  rows: readonly PlanRow[];
  shifts: readonly WorkingSchedule[];
  absences: readonly PlannedAbsence[];
  /** People's shifts in other branches and adjacent weeks. */
  busy: readonly BusyTime[];
  judged: PlannedWeek['judged'];
  onMove: (shift: WorkingSchedule, cell: Cell) => void;
  /** Called when the arrow keys reach another day, so that phones show it. */
  onDay: (day: LocalDate) => void;
};

/** Moves shifts between cells: dragged, or lifted with Space and moved with the arrow keys. */
export function useShiftDragging({ zone, monday, days, rows, shifts, absences, busy, judged, onMove, onDay }: Plan) {
  const toast = useToast();
  const [manager] = useState(makeDragManager);
  /** Id of the shift that was dropped by keyboard: its new element takes the focus. */
  const landed = useRef<string>(undefined);
  const [heldShift, setHeldShift] = useState<Held>();
  const plan = { shifts, zone, monday, busy, judged };
  const nameOf = ({ user }: Cell) => rows.find((row) => row.user === user)?.name ?? '';
  const say = (text: string) => toast({ text, isForEars: true });
  const verdictAt = (shift: WorkingSchedule, cell: Cell) =>
    isSameCell(cell, cellOf(shift, zone)) ? [] : verdictOf(shift, cell, plan);

  function drop({ shift, over, byKeys }: Held) {
    setHeldShift(undefined);
    if (isSameCell(over, cellOf(shift, zone))) return say(planMessages.putBack);
    const why = verdictOf(shift, over, plan);
    if (why.length > 0) return toast({ text: `${planMessages.notHere}: ${why.join(' ')}` });
    landed.current = byKeys ? shift.id : undefined;
    say(planMessages.dropped(nameOf(over), dayText(over.date)));
    return onMove(shift, over);
  }

  /** Handles keys: Space lifts and drops, arrows move, Escape puts back. */
  function press(event: KeyboardEvent, shift: WorkingSchedule) {
    const isHeld = heldShift?.byKeys && heldShift.shift.id === shift.id;
    if (event.key === ' ') {
      event.preventDefault();
      if (isHeld) return drop(heldShift);
      setHeldShift({ shift, over: cellOf(shift, zone), byKeys: true });
      return say(planMessages.lifted(shiftText(shift, zone, nameOf(cellOf(shift, zone)))));
    }
    if (!isHeld) return undefined;
    if (event.key === 'Escape') {
      setHeldShift(undefined);
      return say(planMessages.putBack);
    }
    if (!event.key.startsWith('Arrow')) return undefined;
    event.preventDefault();
    const over = cellBeside(heldShift.over, event.key, rows, days);
    setHeldShift({ ...heldShift, over });
    onDay(over.date);
    const why = verdictAt(shift, over);
    const away = absencesIn(absences, over).map((absence) => planMessages.awayThere(absenceText(absence)));
    return say(
      [
        planMessages.over(nameOf(over), dayText(over.date)),
        ...away,
        ...(why.length > 0 ? [planMessages.notHere, ...why] : []),
      ].join(' '),
    );
  }

  const shiftOf = (id: unknown) => shifts.find((shift) => shift.id === id);
  return {
    manager,
    landed,
    held: heldShift,
    /** Reasons why the held shift cannot be dropped in its target cell. */
    verdict: heldShift ? verdictAt(heldShift.shift, heldShift.over) : [],
    startDrag: (id: unknown) => {
      const shift = shiftOf(id);
      if (shift) setHeldShift({ shift, over: cellOf(shift, zone), byKeys: false });
    },
    /** @param cell undefined outside of all cells */
    dragOver: (cell: Cell | undefined) =>
      setHeldShift((before) => before && { ...before, over: cell ?? cellOf(before.shift, zone) }),
    /** @param cell undefined if the drag was canceled, or ended outside of all cells */
    endDrag: (id: unknown, cell: Cell | undefined) => {
      const shift = shiftOf(id);
      if (shift && cell) drop({ shift, over: cell, byKeys: false });
      else setHeldShift(undefined);
    },
    press,
    /** Puts back a shift that was lifted by keyboard and has lost the focus. */
    blur: () => {
      if (heldShift?.byKeys) setHeldShift(undefined);
    },
  };
}
export type ShiftDragging = ReturnType<typeof useShiftDragging>;
