/** Longest waiting time in ms, so that slow connections do not delay interaction. */
const atMost = 800;

/**
 * Waits for the main picture of the server-rendered view. Scripts loaded in parallel would slow it down, and it is
 * the only missing part. They take no longer afterwards, because the connection is saturated in both cases.
 */
export function firstPicture(): Promise<void> {
  const picture = document.querySelector<HTMLImageElement>('[data-first-view] img[fetchpriority="high"]');
  if (!picture || picture.complete) return Promise.resolve();
  return new Promise((resolve) => {
    const go = () => resolve();
    picture.addEventListener('load', go, { once: true });
    picture.addEventListener('error', go, { once: true });
    setTimeout(go, atMost);
  });
}
