import { useQuery, useQueryClient } from '@tanstack/react-query';
import {
  type GenerationDetail,
  type GenerationState,
  listGenerations,
  readGeneration,
  streamGenerations,
} from '@theke/contracts/ai/generation';
import { urlOf } from '@theke/ui/api-client';
import { ApiError } from '@theke/ui/api-error';
import { useLiveUpdates } from '@theke/ui/live-updates';
import { useEffect } from 'react';
import { endpointKey, endpointQuery } from '../api/endpoint-query.ts';
import { useApi } from '../api/office-api.ts';
import { aiAvailabilityQuery } from './use-ai-availability.ts';

/** Whether the provider still works on a job, or will. */
export const isUnfinished = (state: GenerationState): boolean => state === 'queued' || state === 'running';

type FollowedGeneration = {
  /** The job with its result; undefined while it loads. */
  generation: GenerationDetail | undefined;
  /** Why the job could not be loaded. */
  problem: ApiError | undefined;
  /** Loads the job again. */
  refetch: () => void;
};

/**
 * Follows a job of generation until it ends; then the budget is read again.
 * @param id undefined before a job is started
 */
export function useGeneration(id: string | undefined): FollowedGeneration {
  const api = useApi();
  const client = useQueryClient();
  const query = endpointQuery(api, readGeneration, { params: { id: id ?? '' } });
  const { data, error, refetch } = useQuery({
    ...query,
    enabled: id !== undefined,
    staleTime: 0,
  });
  const isFollowed = id !== undefined && (!data || isUnfinished(data.state));
  // Cancels a running read first: TanStack Query does not restart the first one, which may miss the change.
  const readAgain = () => void client.cancelQueries({ queryKey: query.queryKey, exact: true }).then(() => refetch());
  useLiveUpdates(isFollowed ? urlOf(streamGenerations) : undefined, readAgain);
  const isEnded = id !== undefined && data !== undefined && !isUnfinished(data.state);
  useEffect(() => {
    if (!isEnded) return;
    void client.invalidateQueries({ queryKey: aiAvailabilityQuery(api).queryKey });
    void client.invalidateQueries({ queryKey: endpointKey(listGenerations) });
  }, [isEnded, client, api]);
  return { generation: data, problem: error ? ApiError.from(error) : undefined, refetch: () => void refetch() };
}
