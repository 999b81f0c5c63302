import { useEffect, useState } from 'react';

/**
 * Time in ms since 1970 up to which the data is reliable: the end of the event stream or the last response, whichever
 * is later.
 */
export function useFreshAt(isLive: boolean, updatedAt: number): number {
  const [endedAt, setEndedAt] = useState(0);
  useEffect(() => {
    if (!isLive) return undefined;
    return () => setEndedAt(Date.now());
  }, [isLive]);
  return Math.max(updatedAt, endedAt);
}
