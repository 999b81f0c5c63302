import { taskStateNames } from '@theke/contracts/time-tracking/task';
import { type PointerEvent as ReactPointerEvent, useEffect, useRef, useState } from 'react';
import type { Place } from './board-order.ts';

/** A dragged card: its target, and its position in px of the window. */
export type Drag = { id: string; place: Place; left: number; top: number; width: number; height: number };

type Start = { id: string; x: number; y: number; box: DOMRect; place: Place };

/** Distance in px from which a press becomes a drag. */
const threshold = 6;

/** Target of a pointer position: the column below it, after the last card whose middle is above it. */
function placeAt(board: Element, x: number, y: number, dragged: string): Place | undefined {
  for (const column of board.querySelectorAll<HTMLElement>('[data-column]')) {
    const { left, right } = column.getBoundingClientRect();
    const state = taskStateNames.find((one) => one === column.dataset.column);
    if (!state || x < left || x >= right) continue;
    const above = [...column.querySelectorAll<HTMLElement>('[data-task]')].filter((card) => {
      const { top, height } = card.getBoundingClientRect();
      return card.dataset.task !== dragged && top + height / 2 < y;
    });
    return { state, after: above.at(-1)?.dataset.task ?? null };
  }
  return undefined;
}

/**
 * Dragging of cards by mouse or pen. Touch scrolls; on touch screens a task's page changes its state. For the
 * keyboard see use-board-keys.ts.
 * @param onDrop called with the target of a dropped card
 */
export function useBoardDrag(onDrop: (id: string, place: Place) => void) {
  const board = useRef<HTMLDivElement>(null);
  const start = useRef<Start>(undefined);
  const current = useRef<Drag>(undefined);
  const [drag, setDrag] = useState<Drag>();
  const drop = useRef(onDrop);
  useEffect(() => {
    drop.current = onDrop;
  });
  useEffect(() => {
    const updateDrag = (next: Drag | undefined) => {
      current.current = next;
      setDrag(next);
    };
    const onMove = (event: PointerEvent) => {
      const from = start.current;
      if (!from || !board.current) return;
      const [dx, dy] = [event.clientX - from.x, event.clientY - from.y];
      if (!current.current && Math.hypot(dx, dy) < threshold) return;
      const place =
        placeAt(board.current, event.clientX, event.clientY, from.id) ?? current.current?.place ?? from.place;
      const { left, top, width, height } = from.box;
      updateDrag({ id: from.id, place, left: left + dx, top: top + dy, width, height });
    };
    const end = () => {
      const dropped = current.current;
      start.current = undefined;
      updateDrag(undefined);
      return dropped;
    };
    const onUp = () => {
      const dropped = end();
      if (!dropped) return;
      // The click at the end of a drag must not open the card.
      window.addEventListener('click', stop, { capture: true, once: true });
      setTimeout(() => window.removeEventListener('click', stop, { capture: true }), 0);
      drop.current(dropped.id, dropped.place);
    };
    const onKey = ({ key }: KeyboardEvent) => key === 'Escape' && end();
    window.addEventListener('pointermove', onMove);
    window.addEventListener('pointerup', onUp);
    window.addEventListener('pointercancel', end);
    window.addEventListener('keydown', onKey);
    return () => {
      window.removeEventListener('pointermove', onMove);
      window.removeEventListener('pointerup', onUp);
      window.removeEventListener('pointercancel', end);
      window.removeEventListener('keydown', onKey);
    };
  }, []);

  const lift = (event: ReactPointerEvent<HTMLElement>, id: string, place: Place) => {
    if (event.button !== 0 || event.pointerType === 'touch') return;
    start.current = { id, place, x: event.clientX, y: event.clientY, box: event.currentTarget.getBoundingClientRect() };
  };
  return { board, drag, lift };
}

const stop = (event: Event) => {
  event.preventDefault();
  event.stopPropagation();
};
