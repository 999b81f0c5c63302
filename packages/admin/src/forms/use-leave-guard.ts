import { useEffect, useRef } from 'react';
import { useBlocker } from 'react-router';

/**
 * Blocks navigation while there are unsaved changes, and makes the browser ask before the window is closed.
 *
 * single-spa dispatches its own popstate after every URL change. The router would take it for a second navigation,
 * block it too, and undo it by reloading the page. So nothing is blocked any more once leaving is confirmed.
 */
export function useLeaveGuard(hasChanges: boolean) {
  const isLeaving = useRef(false);
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      hasChanges && !isLeaving.current && currentLocation.pathname !== nextLocation.pathname,
  );
  useEffect(() => {
    if (!hasChanges) return;
    const askBeforeUnload = (event: BeforeUnloadEvent) => {
      if (!isLeaving.current) event.preventDefault();
    };
    window.addEventListener('beforeunload', askBeforeUnload);
    return () => window.removeEventListener('beforeunload', askBeforeUnload);
  }, [hasChanges]);
  return {
    isAsking: blocker.state === 'blocked',
    leave: () => {
      isLeaving.current = true;
      blocker.proceed?.();
    },
    stay: () => blocker.reset?.(),
    /** Allows the next navigation; called after creating or deleting. */
    release: () => {
      isLeaving.current = true;
    },
  };
}
