/** How far below the window's top the reader's line lies, in pixels. */
const line = 200;

/**
 * Tells which of these sections, in the order of the page, is the last whose top lies above the reader's line.
 * @returns what ends it
 */
export function watchSections(ids: readonly string[], onCurrent: (id: string | undefined) => void): () => void {
  const look = () => {
    const passed = ids.filter(
      (id) => (document.getElementById(id)?.getBoundingClientRect().top ?? Number.POSITIVE_INFINITY) < line,
    );
    onCurrent(passed.at(-1) ?? ids[0]);
  };
  // Looking at each step of a scroll had the whole card laid out at once, each time: only a section that comes to the line changes it.
  const observer = new IntersectionObserver(look, { rootMargin: `-${line}px 0px 0px` });
  for (const id of ids) {
    const section = document.getElementById(id);
    if (section) observer.observe(section);
  }
  // A leap over all of them touches none.
  window.addEventListener('scrollend', look);
  return () => {
    observer.disconnect();
    window.removeEventListener('scrollend', look);
  };
}

/** Frames without a change after which a place is found, and the most that are waited for. */
const [still, most] = [6, 120];

const hands = ['wheel', 'touchstart', 'pointerdown', 'keydown'];

/** Scrolls to a section, and on to where it lies once the rows beside it, which were only estimated, are laid out. */
export function goToSection(section: Element): void {
  const isNear = Math.abs(section.getBoundingClientRect().top) < 2 * window.innerHeight;
  // Through more than two screens nobody sees anything pass.
  const isSmooth = isNear && !window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  let isDone = false;
  const settled = () => settle();
  // Also when the guest's own hand takes it.
  const end = () => {
    isDone = true;
    for (const type of hands) window.removeEventListener(type, end);
    window.removeEventListener('scrollend', settled);
  };
  for (const type of hands) window.addEventListener(type, end, { passive: true });
  section.scrollIntoView({ behavior: isSmooth ? 'smooth' : 'instant' });
  if (isSmooth) window.addEventListener('scrollend', settled, { once: true });
  else settle();

  function settle(left = most, same = 0, before = -1): void {
    if (isDone) return;
    if (same === still || left === 0) {
      end();
      return;
    }
    section.scrollIntoView({ behavior: 'instant' });
    const at = Math.round(window.scrollY);
    requestAnimationFrame(() => settle(left - 1, at === before ? same + 1 : 0, at));
  }
}
