import { type RefObject, useEffect, useRef } from 'react';

/**
 * For the heading of an order that took the place of another: who was on what went away goes on there, so that no second press
 * of the same key answers an order that nobody has read.
 */
export function useKeptFocus(): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (document.activeElement === document.body) heading.current?.focus({ preventScroll: true });
  }, []);
  return heading;
}
