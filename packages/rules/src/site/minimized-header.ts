/**
 * State of the minimized header (FRAME-03): shown past half the viewport's height while scrolling down, hidden after
 * scrolling back up by a fifth of it. `turn` is the highest position while scrolling down, or the lowest while
 * scrolling up.
 */
export type Minimized = { readonly isMinimized: boolean; readonly turn: number };

export const initially: Minimized = { isMinimized: false, turn: 0 };

/** The next state for a scroll position; all in pixels. */
export function afterScroll({ isMinimized, turn }: Minimized, top: number, viewport: number): Minimized {
  if (!isMinimized) return { isMinimized: top > viewport / 2 && top > turn, turn: top };
  const lowest = Math.max(turn, top);
  const isKept = lowest - top <= viewport / 5;
  return { isMinimized: isKept, turn: isKept ? lowest : top };
}
