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
  // A block that is seen is left alone until it is not: to begin with it on the screen is a layout shift to browsers that count them.
  const unseen = new IntersectionObserver((entries) => {
    for (const { target, isIntersecting } of entries) {
      if (isIntersecting) continue;
      target.setAttribute(mark, '');
      unseen.unobserve(target);
    }
  });
  const drawWhole = () => {
    cancelAnimationFrame(frame);
    unseen.disconnect();
    for (const block of card.querySelectorAll(`[${mark}]`)) block.removeAttribute(mark);
  };
  const drawWholeOnce = () => {
    drawWhole();
    // The frame after the next: heights are noted at the end of the one that draws them.
    frame = requestAnimationFrame(() => {
      frame = requestAnimationFrame(() => {
        // While a font loads, its end is told below.
        if (document.fonts.status === 'loaded') for (const block of blocksOf(card)) unseen.observe(block);
      });
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
    drawWhole();
  };
}

/** What rows of the card lie in. */
const blocksOf = (card: HTMLElement) =>
  new Set([...card.querySelectorAll('article')].flatMap(({ parentElement }) => parentElement ?? []));
