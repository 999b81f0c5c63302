import { useQuery } from '@tanstack/react-query';
import { endpointQuery } from '@theke/admin/api/endpoint-query.ts';
import { useApi } from '@theke/admin/api/office-api.ts';
import { type FactSubject, listFacts, maxFactIds } from '@theke/contracts/content/facts';
import type { Fact } from '@theke/rules/content/facts';
import { useMemo } from 'react';

/** What visitors read of the named products and branches, by id; undefined until it is loaded. */
export function useFacts(facts: readonly Fact[]): ReadonlyMap<string, FactSubject> | undefined {
  const api = useApi();
  const ids = [...new Set(facts.map(({ id }) => id))].sort().slice(0, maxFactIds).join(',');
  const { data } = useQuery({
    ...endpointQuery(api, listFacts, { query: { ids } }),
    enabled: ids !== '',
    retry: false,
  });
  return useMemo(() => data && new Map(data.map((subject) => [subject.id, subject])), [data]);
}
