import { useEffect, useEffectEvent, useRef } from 'react';

const isSheetOpen = (): boolean => Boolean((window.history.state as { isSheet?: boolean } | null)?.isSheet);

/**
 * What lies over a page is a step of its own in the history, so that the browser's way back closes it instead of leaving the page.
 * @returns what takes that step back and then does what is given: until then it stays open, because the step takes a moment, and a link that
 *   somebody presses meanwhile would be taken back too
 */
export function useBackCloses(onClose: () => void): (then: () => void) => void {
  const close = useEffectEvent(onClose);
  const leaving = useRef<() => void>(undefined);
  useEffect(() => {
    // The router's own count stays what it is: for it this is the same page.
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
    // Pressed twice: one step.
    if (leaving.current) return;
    leaving.current = then;
    if (isSheetOpen()) window.history.back();
    else then();
  };
}
