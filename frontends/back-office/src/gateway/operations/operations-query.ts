import { type QueryClient, queryOptions } from '@tanstack/react-query';
import type { OfficeApi } from '@theke/admin/api/office-api.ts';
import { type Operations, readOperations } from '@theke/contracts/operations/operations';
import { figuresOf, type Sample } from './figures-of.ts';

/** What this window has seen since it looks: at three seconds each the last ten minutes. */
const remembered = 200;

export type Seen = { latest: Operations; samples: readonly Sample[] };

const queryKey = ['operations'];

export const operationsQuery = (api: OfficeApi, client: QueryClient) =>
  queryOptions({
    queryKey,
    queryFn: async ({ signal }): Promise<Seen> => {
      const latest = await api(readOperations, {}, signal);
      const before = client.getQueryData<Seen>(queryKey)?.samples ?? [];
      return { latest, samples: [...before, { at: latest.at, figures: figuresOf(latest) }].slice(-remembered) };
    },
    staleTime: 0,
  });
