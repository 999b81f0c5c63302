import type { ReactNode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';

/** Draws into a place, or takes over what the server drew there. */
export function showIn(place: Element, node: ReactNode): void {
  if (place.hasChildNodes()) hydrateRoot(place, node);
  else createRoot(place).render(node);
}
