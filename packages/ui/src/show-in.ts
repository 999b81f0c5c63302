import type { ReactNode } from 'react';
import { createRoot, hydrateRoot, type Root } from 'react-dom/client';

/** Draws into a place, or takes over what the server drew there. */
export function showIn(place: Element, node: ReactNode): Root {
  if (place.hasChildNodes()) return hydrateRoot(place, node);
  const root = createRoot(place);
  root.render(node);
  return root;
}
