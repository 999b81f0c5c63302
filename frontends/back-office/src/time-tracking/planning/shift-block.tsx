import { PointerSensor, useDraggable } from '@dnd-kit/react';
import type { WorkingSchedule } from '@theke/contracts/time-tracking/working-schedule';
import { plannedMinutes } from '@theke/rules/working-time/plan/planned-shift';
import { classNames } from '@theke/ui/class-names';
import { VisuallyHidden } from '@theke/ui/visually-hidden';
import { type KeyboardEvent, type RefObject, useEffect, useRef } from 'react';
import { dayText } from '../domain/day-text.ts';
import { minutesText } from '../domain/hours-text.ts';
import { planMessages as words } from './plan-messages.de.ts';
import { dayOf, timesText } from './plan-week.ts';
import * as css from './planning.module.css';

type Props = {
  shift: WorkingSchedule;
  zone: string;
  /** Of the row. */
  name: string;
  /** It stands below the name. */
  isRoleKnown: boolean;
  worst: 'breach' | 'notice' | 'absence' | undefined;
  /** It was lifted by keys. */
  isHeld: boolean;
  landed: RefObject<string | undefined>;
  onOpen: () => void;
  onKeyDown: (event: KeyboardEvent) => void;
  onBlur: () => void;
};

/** Keys move it from cell to cell, which the library's own would do by pixels. */
const sensors = [PointerSensor];

/** A shift in the grid: pressed it opens, dragged it moves. */
export function ShiftBlock({
  shift,
  zone,
  name,
  worst,
  isRoleKnown,
  isHeld,
  landed,
  onOpen,
  onKeyDown,
  onBlur,
}: Props) {
  const times = timesText(shift, zone);
  const duration = words.duration(minutesText(plannedMinutes(shift)));
  const label = words.shift(name, dayText(dayOf(shift, zone)), times);
  const { ref, isDragging } = useDraggable({ id: shift.id, sensors, data: { name: label } });
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (landed.current !== shift.id) return;
    landed.current = undefined;
    button.current?.focus();
  }, [landed, shift.id]);
  const marks = [shift.state === 'draft' && words.draft, worst && words[worst]].filter(Boolean);
  return (
    <button
      type="button"
      ref={(element) => {
        button.current = element;
        ref(element);
      }}
      className={classNames(
        css.shift,
        shift.state === 'draft' && css.draft,
        (worst === 'notice' || worst === 'absence') && css.notice,
        worst === 'breach' && css.breach,
        (isDragging || isHeld) && css.held,
      )}
      title={[label, shift.role, ...marks, shift.note].filter(Boolean).join(', ')}
      onClick={(event) => {
        // The press that ends a drag opens nothing.
        if (!event.defaultPrevented) onOpen();
      }}
      onKeyDown={onKeyDown}
      onKeyUp={(event) => event.key === ' ' && event.preventDefault()}
      onBlur={onBlur}
    >
      <VisuallyHidden>{`${name}, ${dayText(dayOf(shift, zone))}, `}</VisuallyHidden>
      <b>{times}</b> <span>{isRoleKnown ? duration : shift.role || duration}</span>
      {marks.length > 0 && <VisuallyHidden>{`, ${marks.join(', ')}`}</VisuallyHidden>}
    </button>
  );
}
