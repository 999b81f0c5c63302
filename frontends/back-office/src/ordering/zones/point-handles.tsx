import { zonePoints } from '@theke/rules/delivery/zone';
import type { Spot } from '@theke/rules/map/map-view';
import { Plus } from 'lucide-react';
import { type KeyboardEvent, type PointerEvent, useState } from 'react';
import { type MapFrame, toPixel, toSpot } from './map-frame.ts';
import type { DraftZone } from './zone-draft.ts';
import * as css from './zone-map.module.css';
import { zonesMessages } from './zones-messages.de.ts';

const texts = zonesMessages.map;
/** Pixels per press of an arrow key, and with Shift. */
const steps = { usual: 4, large: 24 } as const;
const directions: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

type Props = {
  frame: MapFrame;
  zone: DraftZone;
  /** Called while a point is dragged, to draw the outline; undefined at the end. */
  onDrag: (points: readonly Spot[] | undefined) => void;
  onChange: (points: readonly Spot[]) => void;
};

/** Points of the selected zone as buttons: dragged, moved by keys, deleted; a button on each edge inserts one. */
export function PointHandles({ frame, zone, onDrag, onChange }: Props) {
  const { points, area } = zone;
  const [dragged, setDragged] = useState<{ index: number; spot: Spot }>();
  const spotOf = (event: PointerEvent<HTMLElement>) => {
    const box = event.currentTarget.parentElement?.getBoundingClientRect();
    return toSpot(frame, { x: event.clientX - (box?.left ?? 0), y: event.clientY - (box?.top ?? 0) });
  };
  const drag = (index: number, event: PointerEvent<HTMLElement>) => {
    if (dragged?.index !== index) return;
    const spot = spotOf(event);
    setDragged({ index, spot });
    onDrag(points.with(index, spot));
  };
  const drop = (isKept: boolean) => {
    if (dragged && isKept) onChange(points.with(dragged.index, dragged.spot));
    setDragged(undefined);
    onDrag(undefined);
  };
  const onKey = (index: number, event: KeyboardEvent) => {
    const direction = directions[event.key];
    if (event.key === 'Delete' || event.key === 'Backspace') {
      event.preventDefault();
      onChange(points.toSpliced(index, 1));
    } else if (direction) {
      event.preventDefault();
      const { x, y } = toPixel(frame, points[index] as Spot);
      const step = event.shiftKey ? steps.large : steps.usual;
      onChange(points.with(index, toSpot(frame, { x: x + direction[0] * step, y: y + direction[1] * step })));
    }
  };
  const isFull = points.length >= zonePoints.max;
  return (
    <>
      {points.map((point, index) => {
        const { x, y } = toPixel(frame, dragged?.index === index ? dragged.spot : point);
        return (
          <button
            // biome-ignore lint/suspicious/noArrayIndexKey: a point is known by its place in the outline
            key={index}
            type="button"
            className={css.handle}
            style={{ left: x, top: y }}
            aria-label={texts.point(index, area)}
            onKeyDown={(event) => onKey(index, event)}
            onPointerDown={(event) => {
              event.stopPropagation();
              event.currentTarget.setPointerCapture?.(event.pointerId);
              setDragged({ index, spot: point });
            }}
            onPointerMove={(event) => drag(index, event)}
            onPointerUp={() => drop(dragged !== undefined && dragged.spot !== point)}
            onPointerCancel={() => drop(false)}
          />
        );
      })}
      {points.length >= zonePoints.min &&
        !isFull &&
        !dragged &&
        points.map((point, index) => {
          const [one, other] = [toPixel(frame, point), toPixel(frame, points[(index + 1) % points.length] as Spot)];
          if (Math.hypot(one.x - other.x, one.y - other.y) < 56) return null;
          const middle = { x: (one.x + other.x) / 2, y: (one.y + other.y) / 2 };
          return (
            <button
              // biome-ignore lint/suspicious/noArrayIndexKey: an edge is known by its place in the outline
              key={index}
              type="button"
              className={css.insert}
              style={{ left: middle.x, top: middle.y }}
              aria-label={texts.insert(index, area)}
              onPointerDown={(event) => event.stopPropagation()}
              onClick={() => onChange(points.toSpliced(index + 1, 0, toSpot(frame, middle)))}
            >
              <Plus size={12} aria-hidden="true" />
            </button>
          );
        })}
    </>
  );
}
