/**
 * Animates a dish from its tile to the counter; not with reduced motion.
 * @param tile element that contains the picture
 */
export function flyToCounter(tile: Element | null | undefined): void {
  const dish = tile?.querySelector('img');
  const target = document.querySelector('[data-plates]') ?? document.querySelector('[data-counter]');
  if (!dish || !target || window.matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  const [start, end] = [dish.getBoundingClientRect(), target.getBoundingClientRect()];
  if (end.width === 0) return;
  const plate = dish.cloneNode() as HTMLImageElement;
  plate.removeAttribute('class');
  Object.assign(plate.style, {
    position: 'fixed',
    zIndex: '30',
    left: `${start.left}px`,
    top: `${start.top}px`,
    width: `${start.width}px`,
    height: `${start.height}px`,
    pointerEvents: 'none',
  });
  document.body.append(plate);
  const [dx, dy, scale] = [
    end.right - 24 - (start.left + start.width / 2),
    end.top + 24 - (start.top + start.height / 2),
    48 / start.width,
  ];
  const flight = plate.animate(
    [
      { transform: 'none', opacity: 0.95 },
      { transform: `translate(${dx * 0.45}px, ${Math.min(dy * 0.3, -24)}px) scale(${0.5 + scale / 2})`, offset: 0.45 },
      { transform: `translate(${dx}px, ${dy}px) scale(${scale})`, opacity: 1 },
    ],
    { duration: 340, easing: 'cubic-bezier(0.16, 1, 0.3, 1)' },
  );
  flight.finished.then(
    () => plate.remove(),
    () => plate.remove(),
  );
}
