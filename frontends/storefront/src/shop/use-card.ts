import { queryOptions, useQuery } from '@tanstack/react-query';
import type { Branch } from '@theke/contracts/catalog/branch';
import { readInitData } from '@theke/ui/init-data';
import { loadInit } from '@theke/ui/shop';
import { cardIn } from './card.ts';
import { documentAt } from './refresh.ts';

/** A branch's menu: from the document if included, otherwise loaded. Disabled without a branch. */
export const cardQuery = (branch: Pick<Branch, 'id' | 'identifier'> | undefined) =>
  queryOptions({
    queryKey: ['card', branch?.id],
    queryFn: async ({ signal }) => {
      const { id, identifier } = branch ?? { id: '', identifier: '' };
      const card = cardIn(await loadInit(signal, identifier), id);
      if (!card) throw new Error(`no card for ${identifier}`);
      return card;
    },
    initialData: () => branch && cardIn(readInitData(), branch.id),
    enabled: branch !== undefined,
    initialDataUpdatedAt: documentAt,
    staleTime: 60_000,
    refetchOnReconnect: true,
  });

export const useCard = (branch: Pick<Branch, 'id' | 'identifier'> | undefined) => useQuery(cardQuery(branch));
