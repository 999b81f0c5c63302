import { useEffect, useEffectEvent, useRef } from 'react';

const isSheetOpen = (): boolean => Boolean((window.history.state as { isSheet?: boolean } | null)?.isSheet);

/**
 * Adds a history entry for a layer above the page, so that the back button closes the layer instead of leaving the
 * page.
 * @returns goes back one entry and then runs the callback. The layer stays open until then, because going back is
 * asynchronous and would otherwise undo the navigation of a link pressed meanwhile.
 */
export function useBackCloses(onClose: () => void): (callback: () => void) => void {
  const close = useEffectEvent(onClose);
  const leaving = useRef<() => void>(undefined);
  useEffect(() => {
    // Keeps the router's state: for the router it is the same page.
    window.history.pushState({ ...window.history.state, isSheet: true }, '');
    const onStep = () => {
      if (isSheetOpen()) return;
      if (leaving.current) leaving.current();
      else close();
    };
    window.addEventListener('popstate', onStep);
    return () => {
      window.removeEventListener('popstate', onStep);
      if (isSheetOpen()) window.history.back();
    };
  }, []);
  return (then) => {
    // A second press goes back only once.
    if (leaving.current) return;
    leaving.current = then;
    if (isSheetOpen()) window.history.back();
    else then();
  };
}
