import { type RefObject, useEffect, useRef } from 'react';

/**
 * For what takes the place of something: who was on what went away goes on there, so that no second press of the same key
 * answers an order that nobody has read.
 */
export function useRestoredFocus<Place extends HTMLElement>(isWanted = true): RefObject<Place | null> {
  const place = useRef<Place>(null);
  useEffect(() => {
    if (isWanted && document.activeElement === document.body) place.current?.focus({ preventScroll: true });
  }, [isWanted]);
  return place;
}
