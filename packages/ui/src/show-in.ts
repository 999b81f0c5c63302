import type { ReactNode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';

/** Whether the server rendered the whole page into an element, not just its first view (`data-first-view`). */
export const isTakenOver = (place: Element): boolean =>
  place.hasChildNodes() && !place.querySelector('[data-first-view]');

/** Renders into an element, or hydrates the server's HTML. */
export function showIn(place: Element, node: ReactNode): void {
  if (isTakenOver(place)) hydrateRoot(place, node);
  else createRoot(place).render(node);
}
