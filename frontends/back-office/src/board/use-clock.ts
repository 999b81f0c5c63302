import { useSyncExternalStore } from 'react';

const subscribe = (changed: () => void) => {
  const timer = setInterval(changed, 1_000);
  return () => clearInterval(timer);
};
const second = () => Math.floor(Date.now() / 1_000) * 1_000;

/** Now, to the second: ages grow and the clock goes on without anything being loaded. */
export const useClock = (): number => useSyncExternalStore(subscribe, second);
