/**
 * When the small header shows (FRAME-03): past half the viewport's height on the way down, gone again after
 * scrolling back up by a fifth of it. `turn` is the highest point of the way down, or the lowest of the way up.
 */
export type Minimized = { readonly isMinimized: boolean; readonly turn: number };

export const initially: Minimized = { isMinimized: false, turn: 0 };

/** The next state for a scroll position; all in pixels. */
export function afterScroll({ isMinimized, turn }: Minimized, top: number, viewport: number): Minimized {
  if (top <= viewport / 2)
    return { isMinimized: isMinimized && turn - top < viewport / 5, turn: isMinimized ? Math.max(turn, top) : top };
  if (!isMinimized) return top > turn ? { isMinimized: true, turn: top } : { isMinimized: false, turn: top };
  const lowest = Math.max(turn, top);
  return lowest - top > viewport / 5 ? { isMinimized: false, turn: top } : { isMinimized: true, turn: lowest };
}
