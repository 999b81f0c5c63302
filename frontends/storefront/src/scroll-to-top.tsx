import { useEffect, useRef } from 'react';
import { usePlace } from './router/place.ts';

/** The router's count of steps in the session's history; a link of the shell carries none. */
const stepOf = (): number | undefined => (window.history.state as { idx?: number } | null)?.idx;

/** By then a page is drawn whole, and what was loaded for it lies in its place (PAGE-07). */
const drawnAfterMs = 750;

/** What the address names behind its `#`, as an element of the page; undefined where there is none. */
function named(): HTMLElement | undefined {
  try {
    return document.getElementById(decodeURIComponent(window.location.hash.slice(1))) ?? undefined;
  } catch {
    return undefined;
  }
}

/**
 * A page that was gone to starts at its top; going back leaves the scrolling to the browser. The router cannot tell the
 * two apart, because single-spa announces every step as a `popstate`; the history's own count can. Where the address names a place of
 * the page, it is scrolled there once the page is drawn; the browser looks for it before that.
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
  // biome-ignore lint/correctness/useExhaustiveDependencies: anew for each page
  useEffect(() => {
    const timer = setTimeout(() => named()?.scrollIntoView(), drawnAfterMs);
    return () => clearTimeout(timer);
  }, [pathname]);
  return null;
}
