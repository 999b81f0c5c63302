type WakeLock = { request(type: 'screen'): Promise<unknown> };

/** Keeps the screen on. The browser releases the lock when the page is hidden, so it is requested again. */
export function keepAwake(): void {
  const { wakeLock } = navigator as { wakeLock?: WakeLock };
  const request = () => {
    if (document.visibilityState === 'visible') void wakeLock?.request('screen').catch(() => undefined);
  };
  document.addEventListener('visibilitychange', request);
  request();
}
