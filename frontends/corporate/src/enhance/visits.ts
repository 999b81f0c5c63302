import { routeNameOf } from '@theke/rules/site/route-name';
import { startVisits } from '@theke/ui/visits/start-visits';

/** The intake takes no longer names. */
const longest = 80;

/**
 * Counts a firm's pages by their paths: they are public, and few. What is not found, or was drawn for one visitor alone, has no address that
 * search engines are told, and goes without its path.
 */
export function countVisits(): void {
  const hasAddress = document.querySelector('link[rel="canonical"]') !== null;
  startVisits({
    nameOf(path) {
      const route = routeNameOf(path);
      const isOwn = route === 'site' || route === 'division';
      const isKnown = path !== window.location.pathname || hasAddress;
      return isOwn && isKnown ? decodedPath(path).slice(0, longest) : route;
    },
  });
}

function decodedPath(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
