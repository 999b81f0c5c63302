import { icon } from '@theke/ui/icon';
import { GripVertical } from 'lucide-react';
import { type PointerEvent, useEffect, useEffectEvent, useRef, useState } from 'react';
import { builderMessages } from '../builder-messages.de.ts';
import { useBuilder } from '../shared/builder-context.ts';
import * as css from './canvas.module.css';
import { type DropTarget, dropTargetAt } from './drop-target.ts';

/** Distance from the edge of the page at which dragging scrolls it, and how far, in px. */
const [scrollEdge, scrollStep] = [56, 18];

type Props = {
  page: Document;
  block: string;
  zoom: number;
  /** Called with the place under the pointer while the block is dragged; undefined if there is none, or at the end. */
  onTarget: (target: DropTarget | undefined) => void;
};

/** Drags a block to another place of the page, by mouse, pen or finger. Alt and arrow keys do the same. */
export function DragHandle({ page, block, zoom, onTarget }: Props) {
  const { queue } = useBuilder();
  const [isDragged, setIsDragged] = useState(false);
  const target = useRef<DropTarget>(undefined);
  const point = useRef({ x: 0, y: 0 });

  function look() {
    const view = page.defaultView;
    const frame = view?.frameElement?.getBoundingClientRect();
    if (!view || !frame) return;
    const [left, top] = [(point.current.x - frame.left) / zoom, (point.current.y - frame.top) / zoom];
    if (top < scrollEdge) view.scrollBy(0, -scrollStep);
    else if (top > view.innerHeight - scrollEdge) view.scrollBy(0, scrollStep);
    target.current = dropTargetAt(queue.current().view, page, block, { left, top });
    onTarget(target.current);
  }
  function end(isDropped: boolean) {
    const operation = isDropped ? target.current?.operation : undefined;
    target.current = undefined;
    setIsDragged(false);
    onTarget(undefined);
    if (operation) queue.edit(operation);
  }
  const lookAgain = useEffectEvent(look);
  const cancel = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    // The selection stays.
    event.stopPropagation();
    end(false);
  });
  useEffect(() => {
    if (!isDragged) return;
    // The page scrolls while the pointer rests at its edge.
    const timer = setInterval(() => lookAgain(), 32);
    const onKey = (event: KeyboardEvent) => cancel(event);
    window.addEventListener('keydown', onKey, true);
    return () => {
      clearInterval(timer);
      window.removeEventListener('keydown', onKey, true);
    };
  }, [isDragged]);

  return (
    <span
      className={css.grip}
      title={builderMessages.block.drag}
      // The keyboard moves blocks by arrow keys and by the buttons beside it.
      aria-hidden="true"
      onPointerDown={(event: PointerEvent) => {
        if (event.button !== 0) return;
        event.preventDefault();
        event.currentTarget.setPointerCapture(event.pointerId);
        point.current = { x: event.clientX, y: event.clientY };
        setIsDragged(true);
      }}
      onPointerMove={(event) => {
        point.current = { x: event.clientX, y: event.clientY };
      }}
      onPointerUp={() => {
        if (!isDragged) return;
        look();
        end(true);
      }}
      onPointerCancel={() => isDragged && end(false)}
    >
      <GripVertical {...icon} size={16} />
    </span>
  );
}
