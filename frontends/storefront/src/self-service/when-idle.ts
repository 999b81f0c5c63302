const signs = ['pointerdown', 'pointermove', 'keydown', 'input', 'scroll'] as const;

/**
 * Calls back after `ms` milliseconds without touch, key or scroll, and again after each further period. @returns
 * stops it
 */
export function whenIdle(ms: number, callback: () => void): () => void {
  let timer = 0;
  const begin = () => {
    window.clearTimeout(timer);
    timer = window.setTimeout(() => {
      begin();
      callback();
    }, ms);
  };
  for (const sign of signs) window.addEventListener(sign, begin, { capture: true, passive: true });
  begin();
  return () => {
    window.clearTimeout(timer);
    for (const sign of signs) window.removeEventListener(sign, begin, { capture: true });
  };
}
