import { useEffect, useRef, useState } from 'react';

type Turning = {
  /** Identifies the item that shows the board. */
  readonly item: string;
  readonly pages: number;
  readonly pageSeconds: number;
  /** Server time in epoch ms. */
  readonly now: number;
  readonly isActive: boolean;
};

/** Page with which an item continues when it is on air again; its time may end before its last page was shown. */
const nextPages = new Map<string, number>();

/**
 * The page that a board shows. Pages turn by the server's clock, so TVs that show the same board turn together. An item
 * that comes back continues with the page after the last one that guests could read.
 */
export function useBoardPage({ item, pages, pageSeconds, now, isActive }: Turning): number {
  const duration = pageSeconds * 1000;
  const [start, setStart] = useState<{ at: number; page: number }>();
  const clock = useRef(now);
  clock.current = now;

  useEffect(() => {
    if (!isActive) return;
    const at = clock.current;
    const page = nextPages.get(item);
    if (page !== undefined) setStart({ at, page });
    return () => {
      const shown = (clock.current - at) / duration;
      const first = page ?? Math.floor(at / duration);
      // A page that was on air for more than half of its time has been read.
      nextPages.set(item, first + Math.round(shown));
    };
  }, [isActive, item, duration]);

  if (pages <= 1) return 0;
  const page = start ? start.page + Math.floor(Math.max(0, now - start.at) / duration) : Math.floor(now / duration);
  return page % pages;
}
