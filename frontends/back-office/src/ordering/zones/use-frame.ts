import type { Spot } from '@theke/rules/map/map-view';
import { type RefObject, useEffect, useState } from 'react';
import { fitFrame, type MapFrame } from './map-frame.ts';

/** Until the element is measured. */
const initialSize = { width: 720, height: 480 };

/** Section of the map that an element shows; keeps its middle and scale when the element changes its size. */
export function useFrame(box: RefObject<HTMLElement | null>, spots: readonly Spot[]) {
  const [frame, setFrame] = useState<MapFrame>(() => fitFrame(spots, initialSize));
  const [first] = useState(spots);
  useEffect(() => {
    if (!box.current || typeof ResizeObserver === 'undefined') return;
    let isFirst = true;
    const observer = new ResizeObserver(([entry]) => {
      const { width = 0, height = 0 } = entry?.contentRect ?? {};
      if (width === 0 || height === 0) return;
      setFrame((before) => (isFirst ? fitFrame(first, { width, height }) : { ...before, width, height }));
      isFirst = false;
    });
    observer.observe(box.current);
    return () => observer.disconnect();
  }, [box, first]);
  return [frame, setFrame] as const;
}
