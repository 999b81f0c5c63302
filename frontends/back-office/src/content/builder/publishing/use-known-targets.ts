import { useQuery } from '@tanstack/react-query';
import { endpointQuery } from '@theke/admin/api/endpoint-query.ts';
import { useApi } from '@theke/admin/api/office-api.ts';
import { listSiteTree } from '@theke/contracts/content/site-tree';
import type { KnownTargets } from '@theke/rules/content/publish-checks';
import { useMemo } from 'react';

/** The pages that references lead to. Other targets count as public: the server checks them. */
export function useKnownTargets(): KnownTargets {
  const api = useApi();
  const { data } = useQuery({ ...endpointQuery(api, listSiteTree, {}), retry: false });
  return useMemo(() => {
    const states = data && new Map(data.map(({ id, state }) => [id, state]));
    return {
      stateOf(kind, id) {
        if (kind !== 'site' || !states) return 'public';
        const state = states.get(id);
        if (state === undefined) return 'missing';
        return state === 'draft' ? 'hidden' : 'public';
      },
      hasPath: () => true,
    };
  }, [data]);
}
