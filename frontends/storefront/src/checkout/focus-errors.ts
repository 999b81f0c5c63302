import type { RefObject } from 'react';

/** Scrolls to the top and focuses the first error, after the next render, which shows the errors. */
export function focusErrors(list: RefObject<HTMLElement | null>): void {
  requestAnimationFrame(() => {
    window.scrollTo(0, 0);
    (list.current?.querySelector('a') ?? list.current)?.focus({ preventScroll: true });
  });
}
