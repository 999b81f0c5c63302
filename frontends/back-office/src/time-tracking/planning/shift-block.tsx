import { PointerSensor, useDraggable } from '@dnd-kit/react';
import { classNames } from '@theke/ui/class-names';
import { type KeyboardEvent, type RefObject, useEffect, useRef } from 'react';
import { shiftText } from './plan-week.ts';
import * as css from './planning.module.css';
import { ShiftButton, type ShownShift } from './shift-button.tsx';

type Props = ShownShift & {
  /** Whether it was lifted by keyboard. */
  isHeld: boolean;
  landed: RefObject<string | undefined>;
  onOpen: () => void;
  onKeyDown: (event: KeyboardEvent) => void;
  onBlur: () => void;
};

/** Without the library's keyboard sensor, which moves by pixels; our keys move by cells. */
const sensors = [PointerSensor];

/** A shift in the grid: opens on press, moves on drag. */
export function ShiftBlock({ isHeld, landed, onOpen, onKeyDown, onBlur, ...shown }: Props) {
  const { shift, zone, name } = shown;
  const { ref, isDragging } = useDraggable({ id: shift.id, sensors, data: { name: shiftText(shift, zone, name) } });
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (landed.current !== shift.id) return;
    landed.current = undefined;
    button.current?.focus();
  }, [landed, shift.id]);
  return (
    <ShiftButton
      {...shown}
      ref={(element) => {
        button.current = element;
        ref(element);
      }}
      className={classNames(css.shift, (isDragging || isHeld) && css.held)}
      onClick={(event) => {
        // The click at the end of a drag must not open it.
        if (!event.defaultPrevented) onOpen();
      }}
      onKeyDown={onKeyDown}
      onKeyUp={(event) => event.key === ' ' && event.preventDefault()}
      onBlur={onBlur}
    />
  );
}
