const part = <T extends HTMLElement>(root: HTMLElement, name: string): T | null =>
  root.querySelector<T>(`[data-slides="${name}"]`);

/**
 * Arrows, pause, and on to the next by itself after the seconds that a slide has (BLOCK-10); it wraps around. A finger pushes it as it
 * always could, a mouse drags it by 100 pixels. Who wants less motion moves it alone.
 */
export function enhance(root: HTMLElement): void {
  const [track, controls, count] = [part(root, 'track'), part(root, 'controls'), part(root, 'count')];
  const [before, after, pause] = [part(root, 'before'), part(root, 'after'), part<HTMLButtonElement>(root, 'pause')];
  const slides = [...(track?.children ?? [])] as HTMLElement[];
  if (!track || !controls || slides.length < 2) return;
  controls.hidden = false;

  const isCalm = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  let isPaused = isCalm;
  let timer: number | undefined;
  const current = () => Math.round(track.scrollLeft / Math.max(1, track.clientWidth));
  const wait = () => {
    window.clearTimeout(timer);
    const seconds = Number(slides[current()]?.dataset.seconds) || 5;
    if (!isPaused) timer = window.setTimeout(() => go(current() + 1), seconds * 1000);
  };
  const tell = () => {
    if (count) count.textContent = `${current() + 1} von ${slides.length}`;
    wait();
  };
  const go = (to: number) =>
    track.scrollTo({
      left: ((to + slides.length) % slides.length) * track.clientWidth,
      behavior: isCalm ? 'auto' : 'smooth',
    });

  before?.addEventListener('click', () => go(current() - 1));
  after?.addEventListener('click', () => go(current() + 1));
  if (pause) pause.hidden = isCalm;
  pause?.addEventListener('click', () => {
    isPaused = !isPaused;
    pause.setAttribute('aria-pressed', String(isPaused));
    wait();
  });
  // While somebody is within, nothing moves under them.
  root.addEventListener('pointerenter', () => window.clearTimeout(timer));
  root.addEventListener('pointerleave', wait);
  root.addEventListener('focusin', () => window.clearTimeout(timer));
  root.addEventListener('focusout', wait);
  track.addEventListener('scrollend', tell);

  let from: number | undefined;
  track.addEventListener('pointerdown', (event) => {
    if (event.pointerType === 'mouse') from = event.clientX;
  });
  // A picture or a word that was marked before would be carried away instead.
  track.addEventListener('dragstart', (event) => event.preventDefault());
  window.addEventListener('pointerup', (event) => {
    const moved = from === undefined ? 0 : event.clientX - from;
    from = undefined;
    if (Math.abs(moved) >= 100) go(current() - Math.sign(moved));
  });
  tell();
}
