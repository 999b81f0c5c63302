let isLeft = false;
window.addEventListener('pageshow', () => {
  isLeft = false;
});

/** The window is being closed or led elsewhere: what has not been sent by now never will be. */
export const isPageLeft = (): boolean => isLeft;

/**
 * Calls back when the page is left, and says so by `isPageLeft` before: listeners of `pagehide` are called in the order in which they were
 * added, also those that capture (Chromium).
 * @returns takes it back
 */
export function onPageLeft(callback: () => void): () => void {
  const listen = () => {
    isLeft = true;
    callback();
  };
  window.addEventListener('pagehide', listen);
  return () => window.removeEventListener('pagehide', listen);
}
