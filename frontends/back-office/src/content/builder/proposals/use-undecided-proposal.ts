import { useQuery } from '@tanstack/react-query';
import { endpointQuery } from '@theke/admin/api/endpoint-query.ts';
import { useApi } from '@theke/admin/api/office-api.ts';
import { useAiAvailability } from '@theke/admin/generation/use-ai-availability.ts';
import { isUnfinished } from '@theke/admin/generation/use-generation.ts';
import { type Generation, listGenerations, streamGenerations } from '@theke/contracts/ai/generation';
import { urlOf } from '@theke/ui/api-client';
import { useLiveUpdates } from '@theke/ui/live-updates';

/** Latest proposal for a page that is being written or not decided yet. */
export function useUndecidedProposal(site: string): Generation | undefined {
  const api = useApi();
  const availability = useAiAvailability();
  const { data, refetch } = useQuery({
    ...endpointQuery(api, listGenerations, {
      query: { filter: { subject: site }, sort: '-createdAt', page: 1, pageSize: 25 },
    } as never),
    enabled: availability?.canWrite === true,
    staleTime: 0,
    retry: false,
  });
  const undecided = (data as { data: Generation[] } | undefined)?.data.find(
    ({ use, state }) => (use === 'page' || use === 'block') && (state === 'proposed' || isUnfinished(state)),
  );
  useLiveUpdates(
    undecided && isUnfinished(undecided.state) ? urlOf(streamGenerations) : undefined,
    () => void refetch(),
  );
  return undecided;
}
