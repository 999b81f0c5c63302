const signs = ['pointerdown', 'pointermove', 'keydown', 'input', 'scroll'] as const;

/** Calls once nobody has touched, typed or scrolled for so many milliseconds, and again after as many more. @returns how to stop */
export function whenIdle(ms: number, then: () => void): () => void {
  let timer = 0;
  const begin = () => {
    window.clearTimeout(timer);
    timer = window.setTimeout(() => {
      begin();
      then();
    }, ms);
  };
  for (const sign of signs) window.addEventListener(sign, begin, { capture: true, passive: true });
  begin();
  return () => {
    window.clearTimeout(timer);
    for (const sign of signs) window.removeEventListener(sign, begin, { capture: true });
  };
}
