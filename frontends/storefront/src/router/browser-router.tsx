import { type ReactNode, startTransition, useEffect, useMemo, useState } from 'react';
import { type Navigate, type Place, RouterContext } from './place.ts';

/** State of a history entry; `idx` counts the steps of the session and identifies going back. */
type Step = { readonly idx?: number; readonly state?: unknown } | null;

const step = () => window.history.state as Step;

/**
 * Returns the same object while nothing changed: opening a sheet adds a history entry too, and single-spa dispatches
 * each step again.
 */
function current(previous?: Place): Place {
  const { pathname, search } = window.location;
  const state = step()?.state;
  const isSame = previous?.pathname === pathname && previous.search === search && previous.state === state;
  return previous && isSame ? previous : { pathname, search, state };
}

/** Router for the browser's URL. */
export function BrowserRouter({ children }: { children: ReactNode }) {
  const [place, setPlace] = useState(() => current());
  const router = useMemo(() => {
    const navigate: Navigate = (to, { replace = false, state } = {}) => {
      const idx = step()?.idx ?? 0;
      if (replace) window.history.replaceState({ idx, state }, '', to);
      else window.history.pushState({ idx: idx + 1, state }, '', to);
      startTransition(() => setPlace(current));
    };
    return { place, navigate };
  }, [place]);
  useEffect(() => {
    if (step()?.idx === undefined) window.history.replaceState({ ...step(), idx: 0 }, '');
    const onStep = () => startTransition(() => setPlace(current));
    window.addEventListener('popstate', onStep);
    return () => window.removeEventListener('popstate', onStep);
  }, []);
  return <RouterContext value={router}>{children}</RouterContext>;
}
