import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { endpointQuery } from '@theke/admin/api/endpoint-query.ts';
import { useApi } from '@theke/admin/api/office-api.ts';
import { checkPaths, maxCheckedPaths } from '@theke/contracts/content/redirect-tools';
import { listSiteTree } from '@theke/contracts/content/site-tree';
import type { PageDraft } from '@theke/rules/content/editing/page-draft';
import { type Fact, factsIn } from '@theke/rules/content/facts';
import { ownLinksIn } from '@theke/rules/content/own-links-in';
import type { KnownTargets, TargetState } from '@theke/rules/content/publish-checks';
import { useMemo } from 'react';
import { useFacts } from '../../shared/use-facts.ts';
import { layoutOfPage } from '../blocks/block-catalogue.ts';

const stateOfArrival = { page: 'public', draft: 'hidden', nothing: 'missing', circle: 'missing' } as const;

/**
 * The pages, paths and facts that a draft refers to. Until they are known, and targets of other kinds: public; the
 * server checks those.
 */
export function useKnownTargets(draft: PageDraft): KnownTargets {
  const api = useApi();
  const tree = useQuery({ ...endpointQuery(api, listSiteTree, {}), retry: false }).data;
  const paths = useMemo(
    () =>
      [...new Set(ownLinksIn(layoutOfPage(draft), draft.content).map(({ path }) => path))].slice(0, maxCheckedPaths),
    [draft],
  );
  const arrivals = useQuery({
    queryKey: ['path-checks', paths],
    queryFn: ({ signal }) => api(checkPaths, { body: { paths } }, signal),
    enabled: paths.length > 0,
    placeholderData: keepPreviousData,
    retry: false,
  }).data;
  const facts = useFacts(useMemo(() => [...factsIn(draft)], [draft]));
  const ownPath = `/${draft.path}`;
  return useMemo(() => {
    const states = tree && new Map(tree.map(({ id, state }) => [id, state]));
    const byPath = new Map<string, TargetState>(
      arrivals?.map(({ path, arrival }) => [path, stateOfArrival[arrival]] as const),
    );
    return {
      stateOf(kind, id) {
        if (kind !== 'site' || !states) return 'public';
        const state = states.get(id);
        if (state === undefined) return 'missing';
        return state === 'draft' ? 'hidden' : 'public';
      },
      // Publishing the page publishes its path.
      stateOfPath: (path) => (path === ownPath ? 'public' : (byPath.get(path) ?? 'public')),
      ...(facts && { hasFact: ({ kind, id }: Fact) => facts.get(id)?.texts[kind] !== undefined }),
    };
  }, [tree, arrivals, ownPath, facts]);
}
