/** Pushes what a box shows until a line in it is seen; of one that is taller than the box, its beginning. The page stays where it is. */
export function intoSight(box: Element, line: Element): void {
  const [outer, inner] = [box.getBoundingClientRect(), line.getBoundingClientRect()];
  const below = inner.bottom - outer.bottom;
  const above = inner.top - outer.top;
  if (below > 0) box.scrollTop += Math.min(below, above);
  else if (above < 0) box.scrollTop += above;
}
