import type { ReactNode } from 'react';
import { createRoot, hydrateRoot, type Root } from 'react-dom/client';

/** Draws into a place, or takes over what the server drew there; what it drew only to be seen first (`data-first-view`) is replaced. */
export function showIn(place: Element, node: ReactNode): Root {
  if (place.hasChildNodes() && !place.querySelector('[data-first-view]')) return hydrateRoot(place, node);
  const root = createRoot(place);
  root.render(node);
  return root;
}
