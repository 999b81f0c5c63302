import { useEffect, useState } from 'react';

/**
 * Until when what is shown was surely true, in ms since 1970: while the stream was up nothing changed unheard, so it is
 * the moment when that ended, or a later answer's.
 */
export function useFreshAt(isLive: boolean, updatedAt: number): number {
  const [endedAt, setEndedAt] = useState(0);
  useEffect(() => {
    if (!isLive) return undefined;
    return () => setEndedAt(Date.now());
  }, [isLive]);
  return Math.max(updatedAt, endedAt);
}
