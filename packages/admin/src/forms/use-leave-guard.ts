import { useEffect, useRef } from 'react';
import { useBlocker } from 'react-router';

/**
 * Holds a navigation back while there are unsaved changes, and asks the browser to do so when the window is closed.
 *
 * single-spa answers every change of the address with a popstate of its own, which the router would take for a second
 * navigation, hold back as well and undo by reloading the page. So once leaving is decided nothing is held back any more.
 */
export function useLeaveGuard(hasChanges: boolean) {
  const isLeaving = useRef(false);
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      hasChanges && !isLeaving.current && currentLocation.pathname !== nextLocation.pathname,
  );
  useEffect(() => {
    if (!hasChanges) return;
    const ask = (event: BeforeUnloadEvent) => {
      if (!isLeaving.current) event.preventDefault();
    };
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [hasChanges]);
  return {
    isAsking: blocker.state === 'blocked',
    leave: () => {
      isLeaving.current = true;
      blocker.proceed?.();
    },
    stay: () => blocker.reset?.(),
    /** What follows is meant: after creating or deleting. */
    release: () => {
      isLeaving.current = true;
    },
  };
}
