import type { ReactNode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';

/** Whether what the server drew in a place is the page itself, and not only what is to be seen first (`data-first-view`). */
export const isTakenOver = (place: Element): boolean =>
  place.hasChildNodes() && !place.querySelector('[data-first-view]');

/** Draws into a place, or takes over what the server drew there. */
export function showIn(place: Element, node: ReactNode): void {
  if (isTakenOver(place)) hydrateRoot(place, node);
  else createRoot(place).render(node);
}
