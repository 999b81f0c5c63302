import { useEffect, useState } from 'react';
import { afterScroll, initially } from './minimized-header.ts';

/** Follows the window's scrolling; while off nothing is minimized. Tells sticky bars how much room the header takes. */
export function useMinimizedHeader(isOn: boolean): boolean {
  const [state, setState] = useState(initially);
  useEffect(() => {
    if (!isOn) return;
    const onScroll = () =>
      setState((before) => {
        const next = afterScroll(before, window.scrollY, window.innerHeight);
        return next.isMinimized === before.isMinimized && next.turn === before.turn ? before : next;
      });
    window.addEventListener('scroll', onScroll, { passive: true });
    return () => window.removeEventListener('scroll', onScroll);
  }, [isOn]);
  const isMinimized = isOn && state.isMinimized;
  useEffect(() => {
    document.documentElement.toggleAttribute('data-header-minimized', isMinimized);
  }, [isMinimized]);
  return isMinimized;
}
