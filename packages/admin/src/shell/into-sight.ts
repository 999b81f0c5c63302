/**
 * Scrolls a box until a line in it is visible; aligns the start of a line taller than the box. Does not scroll the
 * page.
 */
export function intoSight(box: Element, line: Element): void {
  const [outer, inner] = [box.getBoundingClientRect(), line.getBoundingClientRect()];
  const below = inner.bottom - outer.bottom;
  const above = inner.top - outer.top;
  if (below > 0) box.scrollTop += Math.min(below, above);
  else if (above < 0) box.scrollTop += above;
}
