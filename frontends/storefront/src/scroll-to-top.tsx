import { useEffect, useRef } from 'react';
import { usePlace } from './router/place.ts';

/** The router's step count of a history entry; undefined for entries of the shell. */
const readStep = (): number | undefined => (window.history.state as { idx?: number } | null)?.idx;

/** Delay in ms until a page is rendered with its lazy content in place (PAGE-07). */
const fragmentDelayMs = 750;

/** Returns the element of the URL's fragment, if any. */
function findFragment(): HTMLElement | undefined {
  try {
    return document.getElementById(decodeURIComponent(window.location.hash.slice(1))) ?? undefined;
  } catch {
    return undefined;
  }
}

/**
 * Scrolls to the top after navigating to a new page; leaves scrolling to the browser after going back. single-spa
 * dispatches every step as `popstate`, so the step count of the history tells them apart. Scrolls to a fragment once
 * the page is rendered, because the browser looks for it earlier.
 */
export function ScrollToTop() {
  const { pathname } = usePlace();
  const previous = useRef({ pathname, step: readStep() ?? 0 });
  useEffect(() => {
    const { pathname: previousPathname, step: previousStep } = previous.current;
    if (previousPathname === pathname) return;
    const step = readStep() ?? previousStep + 1;
    previous.current = { pathname, step };
    if (step >= previousStep) window.scrollTo(0, 0);
    // Moves the screen reader's focus to the content.
    document.getElementById('content')?.focus({ preventScroll: true });
  }, [pathname]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs again for each page
  useEffect(() => {
    const timer = setTimeout(() => findFragment()?.scrollIntoView(), fragmentDelayMs);
    return () => clearTimeout(timer);
  }, [pathname]);
  return null;
}
