import { routeNameOf } from '@theke/rules/site/route-name';
import { startVisits } from '@theke/ui/visits/start-visits';

/** Longest name that the intake accepts. */
const longest = 80;

/**
 * Counts corporate pages by path. Pages that were not found or are personal have no canonical URL and are counted
 * without path.
 */
export function countVisits(): void {
  const hasAddress = document.querySelector('link[rel="canonical"]') !== null;
  startVisits({
    nameOf(path) {
      const route = routeNameOf(path);
      const isCorporatePage = route === 'site' || route === 'division';
      const isKnown = path !== window.location.pathname || hasAddress;
      return isCorporatePage && isKnown ? decodedPath(path).slice(0, longest) : route;
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
