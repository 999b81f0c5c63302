const findPart = <T extends HTMLElement>(root: HTMLElement, name: string): T | null =>
  root.querySelector<T>(`[data-slides="${name}"]`);

/**
 * Carousel with arrows, pause, and automatic change after the slide's duration (BLOCK-10); it wraps around. Can be
 * swiped by touch, or dragged by 100 pixels with a mouse. With reduced motion it does not change automatically.
 */
export function enhance(root: HTMLElement): void {
  const [track, controls, count] = [findPart(root, 'track'), findPart(root, 'controls'), findPart(root, 'count')];
  const [previous, next, pause] = [
    findPart(root, 'before'),
    findPart(root, 'after'),
    findPart<HTMLButtonElement>(root, 'pause'),
  ];
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
  const update = () => {
    if (count) count.textContent = `${current() + 1} von ${slides.length}`;
    wait();
  };
  const go = (to: number) =>
    track.scrollTo({
      left: ((to + slides.length) % slides.length) * track.clientWidth,
      behavior: isCalm ? 'auto' : 'smooth',
    });

  previous?.addEventListener('click', () => go(current() - 1));
  next?.addEventListener('click', () => go(current() + 1));
  if (pause) pause.hidden = isCalm;
  pause?.addEventListener('click', () => {
    isPaused = !isPaused;
    pause.setAttribute('aria-pressed', String(isPaused));
    wait();
  });
  // Paused while the pointer or focus is inside.
  root.addEventListener('pointerenter', () => window.clearTimeout(timer));
  root.addEventListener('pointerleave', wait);
  root.addEventListener('focusin', () => window.clearTimeout(timer));
  root.addEventListener('focusout', wait);
  track.addEventListener('scrollend', update);

  let from: number | undefined;
  track.addEventListener('pointerdown', (event) => {
    if (event.pointerType === 'mouse') from = event.clientX;
  });
  // Prevents the browser from dragging a picture or selected text instead.
  track.addEventListener('dragstart', (event) => event.preventDefault());
  window.addEventListener('pointerup', (event) => {
    const moved = from === undefined ? 0 : event.clientX - from;
    from = undefined;
    if (Math.abs(moved) >= 100) go(current() - Math.sign(moved));
  });
  update();
}
