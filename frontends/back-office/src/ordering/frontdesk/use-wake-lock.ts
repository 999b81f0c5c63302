import { useEffect } from 'react';

/** Keeps the screen on while the page is visible, if supported: requires https and enough battery. */
export function useWakeLock(): void {
  useEffect(() => {
    let lock: WakeLockSentinel | undefined;
    let isUnmounted = false;
    const hold = async () => {
      if (document.visibilityState !== 'visible' || !('wakeLock' in navigator)) return;
      const sentinel = await navigator.wakeLock.request('screen').catch(() => undefined);
      if (isUnmounted) void sentinel?.release();
      else lock = sentinel;
    };
    void hold();
    // The browser releases the lock when the page is hidden.
    document.addEventListener('visibilitychange', hold);
    return () => {
      isUnmounted = true;
      document.removeEventListener('visibilitychange', hold);
      void lock?.release();
    };
  }, []);
}
