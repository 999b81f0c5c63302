/** However slow the line is: nobody waits longer for what can be pressed. */
const atMost = 800;

/**
 * Waits for the picture that what the server drew is seen with. Scripts beside it would take their share of a slow line, and it is all
 * that is missing there; they take no longer after it, because the line is as full before as then.
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
