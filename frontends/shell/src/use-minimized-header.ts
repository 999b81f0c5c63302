import { afterScroll, initially } from '@theke/rules/site/minimized-header';
import { useEffect, useState } from 'react';

/** Follows the window's scrolling; while off nothing is minimized. Tells sticky bars how much room the header takes. */
export function useMinimizedHeader(isOn: boolean): boolean {
  const [isScrolledPast, setIsScrolledPast] = useState(false);
  useEffect(() => {
    if (!isOn) return;
    // Outside of React, which would draw the header anew for each step of the way: only what is seen is its state.
    let state = initially;
    const onScroll = () => {
      state = afterScroll(state, window.scrollY, window.innerHeight);
      setIsScrolledPast(state.isMinimized);
    };
    window.addEventListener('scroll', onScroll, { passive: true });
    return () => window.removeEventListener('scroll', onScroll);
  }, [isOn]);
  const isMinimized = isOn && isScrolledPast;
  useEffect(() => {
    document.documentElement.toggleAttribute('data-header-minimized', isMinimized);
  }, [isMinimized]);
  return isMinimized;
}
