import { useEffect, useEffectEvent } from 'react';

const isSheetOpen = (): boolean => Boolean((window.history.state as { isSheet?: boolean } | null)?.isSheet);

/**
 * What lies over a page is a step of its own in the history, so that the browser's way back closes it instead of leaving the page. Whatever
 * else closes it takes the step back again, unless a link led on from it.
 */
export function useBackCloses(onClose: () => void): void {
  const close = useEffectEvent(onClose);
  useEffect(() => {
    // The router's own count stays what it is: for it this is the same page.
    window.history.pushState({ ...window.history.state, isSheet: true }, '');
    const onStep = () => {
      if (!isSheetOpen()) close();
    };
    window.addEventListener('popstate', onStep);
    return () => {
      window.removeEventListener('popstate', onStep);
      if (isSheetOpen()) window.history.back();
    };
  }, []);
}
