import { useLayoutEffect, useRef, useState } from 'react';

/** Rows rendered above and below those in sight, so that fast scrolling shows no gap. */
const margin = 8;

/**
 * Renders only the rows of a long list that are in sight.
 * @param rowHeight in px; all rows have the same
 * @returns the range of rows to render, half-open, and what the scrolling element needs
 */
export function useWindow(rowCount: number, rowHeight: number) {
  const ref = useRef<HTMLDivElement>(null);
  const [seen, setSeen] = useState({ top: 0, height: 0 });
  const read = () => {
    const element = ref.current;
    if (!element) return;
    // Without layout, as in tests, everything is in sight.
    const next = { top: element.scrollTop, height: element.clientHeight || Number.POSITIVE_INFINITY };
    setSeen((before) => (before.top === next.top && before.height === next.height ? before : next));
  };
  useLayoutEffect(() => {
    const element = ref.current;
    read();
    if (!element || typeof ResizeObserver === 'undefined') return;
    const observer = new ResizeObserver(read);
    observer.observe(element);
    return () => observer.disconnect();
  });
  const from = Math.max(0, Math.floor(seen.top / rowHeight) - margin);
  const until = Math.min(rowCount, Math.ceil((seen.top + seen.height) / rowHeight) + margin);

  /** Scrolls a row into sight. */
  function show(index: number) {
    const element = ref.current;
    if (!element) return;
    const [top, bottom] = [index * rowHeight, (index + 1) * rowHeight];
    if (top < element.scrollTop) element.scrollTop = top;
    else if (bottom > element.scrollTop + element.clientHeight) element.scrollTop = bottom - element.clientHeight;
    read();
  }
  return { ref, onScroll: read, from, until, show };
}
