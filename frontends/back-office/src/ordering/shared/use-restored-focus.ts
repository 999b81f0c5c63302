import { type RefObject, useEffect, useRef } from 'react';

/**
 * Moves the focus to an element that replaces the focused one, so that pressing the same key again does not answer an
 * unread order.
 */
export function useRestoredFocus<Place extends HTMLElement>(isWanted = true): RefObject<Place | null> {
  const place = useRef<Place>(null);
  useEffect(() => {
    if (isWanted && document.activeElement === document.body) place.current?.focus({ preventScroll: true });
  }, [isWanted]);
  return place;
}
