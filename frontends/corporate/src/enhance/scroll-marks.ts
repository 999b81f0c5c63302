/**
 * Shows the reading progress on pages of at least three windows, and the link to the top except near the end
 * (BLOCK-14).
 */
export function showScrollMarks(root: Document): void {
  const [indicator, toTop] = ['indicator', 'to-top'].map((name) => root.querySelector<HTMLElement>(`[data-${name}]`));
  const page = root.documentElement;
  const show = () => {
    const [at, window_, whole] = [page.scrollTop, page.clientHeight, page.scrollHeight];
    if (toTop) toTop.hidden = at <= window_ / 2 || whole - window_ - at < window_ / 2;
    if (!indicator) return;
    indicator.hidden = whole < 3 * window_;
    indicator.style.setProperty('--read', String(at / Math.max(1, whole - window_)));
  };
  root.addEventListener('scroll', show, { passive: true });
  show();
}
