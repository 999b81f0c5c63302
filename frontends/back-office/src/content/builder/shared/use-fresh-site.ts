import { useApi } from '@theke/admin/api/office-api.ts';
import { type Site, sites } from '@theke/contracts/content/site';
import { useCallback, useEffect } from 'react';

/** Reads the page again when its tab is shown again: another editor may have published it. @returns reads it now */
export function useFreshSite(site: string, onSite: (fresh: Site) => void): () => void {
  const api = useApi();
  const refresh = useCallback(() => {
    // Otherwise the page stays as last read; saving says that the server cannot be reached.
    api(sites.endpoints.read, { params: { id: site } }).then(onSite, () => undefined);
  }, [api, site, onSite]);
  useEffect(() => {
    const refreshIfShown = () => {
      if (document.visibilityState === 'visible') refresh();
    };
    document.addEventListener('visibilitychange', refreshIfShown);
    return () => document.removeEventListener('visibilitychange', refreshIfShown);
  }, [refresh]);
  return refresh;
}
