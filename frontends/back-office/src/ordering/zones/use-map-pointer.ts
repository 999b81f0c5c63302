import type { Spot } from '@theke/rules/map/map-view';
import { type PointerEvent, useRef } from 'react';
import { type MapFrame, panned, toSpot } from './map-frame.ts';

type Pixel = { x: number; y: number };
type Options = {
  frame: MapFrame;
  onFrame: (frame: MapFrame) => void;
  /** Called for a press that was no drag. */
  onPress: (spot: Spot) => void;
};

/** Movement in pixels from which a press is a drag. */
const slack = 5;

/** Pointer events of the map: a drag moves it, a press names a spot. */
export function useMapPointer({ frame, onFrame, onPress }: Options) {
  const start = useRef<Pixel & { frame: MapFrame; isDrag: boolean }>(undefined);
  return {
    onPointerDown(event: PointerEvent<HTMLElement>) {
      if (event.button !== 0 || (event.target as Element).closest('button')) return;
      event.currentTarget.setPointerCapture?.(event.pointerId);
      start.current = { x: event.clientX, y: event.clientY, frame, isDrag: false };
    },
    onPointerMove(event: PointerEvent<HTMLElement>) {
      const { current } = start;
      if (!current) return;
      const by = { x: event.clientX - current.x, y: event.clientY - current.y };
      if (Math.hypot(by.x, by.y) > slack) current.isDrag = true;
      if (current.isDrag) onFrame(panned(current.frame, by));
    },
    onPointerUp(event: PointerEvent<HTMLElement>) {
      const { current } = start;
      start.current = undefined;
      if (!current || current.isDrag) return;
      const box = event.currentTarget.getBoundingClientRect();
      onPress(toSpot(frame, { x: event.clientX - box.left, y: event.clientY - box.top }));
    },
    onPointerCancel() {
      start.current = undefined;
    },
  };
}
