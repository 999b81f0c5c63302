/**
 * When the small header shows (FRAME-03): past half the viewport's height on the way down, gone again after
 * scrolling back up by a fifth of it. `turn` is the highest point of the way down, or the lowest of the way up.
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
