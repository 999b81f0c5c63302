import { type KeyboardEvent, type PointerEvent, type ReactNode, useRef } from 'react';

/** Applies a distance, in shares of the picture, to what was grabbed. */
export type Drag = (dx: number, dy: number) => void;

type Props = {
  label: string;
  className: string | undefined;
  style?: React.CSSProperties;
  /** Id of the text that explains the keys. */
  describedBy: string;
  /** Called when the handle is grabbed, or before each key. */
  onGrab: () => Drag;
  children?: ReactNode;
};

/** Step of an arrow key, as a share of the picture; with Shift the larger one. */
const steps = { small: 0.01, large: 0.05 };

const arrows: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** Handle on a picture, moved by pointer or arrow keys. The closest ancestor with `data-picture` is the box. */
export function DragHandle({ label, className, style, describedBy, onGrab, children }: Props) {
  const grabbed = useRef<{ x: number; y: number; drag: Drag }>(undefined);
  return (
    <button
      type="button"
      aria-label={label}
      aria-describedby={describedBy}
      className={className}
      style={style}
      onPointerDown={(event: PointerEvent<HTMLButtonElement>) => {
        event.currentTarget.setPointerCapture(event.pointerId);
        grabbed.current = { x: event.clientX, y: event.clientY, drag: onGrab() };
      }}
      onPointerMove={({ currentTarget, clientX, clientY }) => {
        const box = currentTarget.closest('[data-picture]')?.getBoundingClientRect();
        if (!grabbed.current || !box?.width || !box.height) return;
        const { x, y, drag } = grabbed.current;
        drag((clientX - x) / box.width, (clientY - y) / box.height);
      }}
      onPointerUp={() => {
        grabbed.current = undefined;
      }}
      onPointerCancel={() => {
        grabbed.current = undefined;
      }}
      onKeyDown={(event: KeyboardEvent) => {
        const arrow = arrows[event.key];
        if (!arrow) return;
        // The dialog would scroll otherwise.
        event.preventDefault();
        const step = event.shiftKey ? steps.large : steps.small;
        onGrab()(arrow[0] * step, arrow[1] * step);
      }}
    >
      {children}
    </button>
  );
}
