import { useEffect, useRef } from 'react';
import { usePlace } from './router/place.ts';

/** The router's count of steps in the session's history; a link of the shell carries none. */
const stepOf = (): number | undefined => (window.history.state as { idx?: number } | null)?.idx;

/**
 * A page that was gone to starts at its top; going back leaves the scrolling to the browser. The router cannot tell the
 * two apart, because single-spa announces every step as a `popstate`; the history's own count can.
 */
export function ScrollToTop() {
  const { pathname } = usePlace();
  const shown = useRef({ pathname, step: stepOf() ?? 0 });
  useEffect(() => {
    const { pathname: before, step: last } = shown.current;
    if (before === pathname) return;
    const step = stepOf() ?? last + 1;
    shown.current = { pathname, step };
    if (step >= last) window.scrollTo(0, 0);
    // Whoever cannot see the page change starts reading at the content.
    document.getElementById('content')?.focus({ preventScroll: true });
  }, [pathname]);
  return null;
}
