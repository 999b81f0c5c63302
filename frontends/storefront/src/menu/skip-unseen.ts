const mark = 'data-unseen-skipped';

/**
 * Lets the browser skip rendering of off-screen blocks of a long menu. Enabled only after a complete rendering, so
 * that each block's real height is known (`contain-intrinsic-height: auto`): estimated heights would shift a category
 * while scrolling to it. A new width or font therefore starts over.
 * @returns stops it
 */
export function skipUnseen(card: HTMLElement): () => void {
  let frame = 0;
  let width: number | undefined;
  // Visible blocks are not marked until they leave the viewport; marking them on screen counts as a layout shift.
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
    // Waits two frames, because heights are recorded at the end of the frame that renders the blocks.
    frame = requestAnimationFrame(() => {
      frame = requestAnimationFrame(() => {
        // While a font loads, the listener below starts over.
        if (document.fonts.status === 'loaded') for (const block of findBlocks(card)) unseen.observe(block);
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

/** The elements that contain the menu's rows. */
const findBlocks = (card: HTMLElement) =>
  new Set([...card.querySelectorAll('article')].flatMap(({ parentElement }) => parentElement ?? []));
