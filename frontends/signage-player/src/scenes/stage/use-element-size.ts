import { type RefObject, useLayoutEffect, useState } from 'react';
import type { StageSize } from './stage-context.ts';

/** Layout size of an element, without the transforms of its ancestors: a rotated TV has its own width and height. */
export function useElementSize(element: RefObject<HTMLElement | null>): StageSize {
  const [size, setSize] = useState<StageSize>({ width: 0, height: 0 });
  useLayoutEffect(() => {
    const { current } = element;
    if (!current) return;
    const measure = () => {
      const { clientWidth: width, clientHeight: height } = current;
      setSize((last) => (last.width === width && last.height === height ? last : { width, height }));
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(current);
    return () => observer.disconnect();
  }, [element]);
  return size;
}
