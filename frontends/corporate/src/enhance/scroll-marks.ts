/**
 * Shows the reading progress on pages of at least three windows, and the link to the top except near the end
 * (BLOCK-14).
 */
export function showScrollMarks(root: Document): void {
  const [indicator, toTop] = ['indicator', 'to-top'].map((name) => root.querySelector<HTMLElement>(`[data-${name}]`));
  const page = root.documentElement;
  const show = () => {
    const [scrollTop, window_, pageHeight] = [page.scrollTop, page.clientHeight, page.scrollHeight];
    if (toTop) toTop.hidden = scrollTop <= window_ / 2 || pageHeight - window_ - scrollTop < window_ / 2;
    if (!indicator) return;
    indicator.hidden = pageHeight < 3 * window_;
    indicator.style.setProperty('--read', String(scrollTop / Math.max(1, pageHeight - window_)));
  };
  root.addEventListener('scroll', show, { passive: true });
  show();
}
