const mark = 'data-unseen-skipped';

/**
 * Lets the browser leave out what nobody sees of a long card. Only when everything was drawn once, so that it knows each block's true
 * height (`contain-intrinsic-height: auto`): by estimated heights a category would move while one goes to it. So another width or font
 * has everything drawn again first.
 * @returns what ends it
 */
export function skipUnseen(card: HTMLElement): () => void {
  let frame = 0;
  let width: number | undefined;
  const drawWholeOnce = () => {
    cancelAnimationFrame(frame);
    card.removeAttribute(mark);
    // The frame after the next: heights are noted at the end of the one that draws them.
    frame = requestAnimationFrame(() => {
      // While a font loads, its end is told below.
      frame = requestAnimationFrame(() => card.toggleAttribute(mark, document.fonts.status === 'loaded'));
    });
  };
  const observer = new ResizeObserver(([entry]) => {
    if (entry?.contentRect.width === width) return;
    width = entry?.contentRect.width;
    drawWholeOnce();
  });
  observer.observe(card);
  document.fonts.addEventListener('loadingdone', drawWholeOnce);
  return () => {
    observer.disconnect();
    document.fonts.removeEventListener('loadingdone', drawWholeOnce);
    cancelAnimationFrame(frame);
    card.removeAttribute(mark);
  };
}
