import { afterScroll, initially } from '@theke/rules/site/minimized-header';
import { useEffect, useState } from 'react';

/** Minimizes the header on scrolling, unless off. Publishes the header's height for sticky bars. */
export function useMinimizedHeader(isOn: boolean): boolean {
  const [isScrolledPast, setIsScrolledPast] = useState(false);
  useEffect(() => {
    if (!isOn) return;
    // Outside of React, to avoid a render per scroll event; only the visible state is React state.
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
