let isUnloading = false;
window.addEventListener('pageshow', () => {
  isUnloading = false;
});

/** Whether the page is being unloaded: requests that are not sent by now are lost. */
export const isPageLeft = (): boolean => isUnloading;

/**
 * Calls back on `pagehide`, after `isPageLeft` has become true. Listeners of `pagehide` run in the order of
 * registration, including capturing ones (Chromium).
 * @returns removes the listener
 */
export function onPageLeft(callback: () => void): () => void {
  const listen = () => {
    isUnloading = true;
    callback();
  };
  window.addEventListener('pagehide', listen);
  return () => window.removeEventListener('pagehide', listen);
}
