import { useQuery } from '@tanstack/react-query';
import { endpointQuery } from '@theke/admin/api/endpoint-query.ts';
import { useApi } from '@theke/admin/api/office-api.ts';
import { readTaskBoard } from '@theke/contracts/time-tracking/task';

/** Polling interval in ms. */
const pollIntervalMs = 20_000;

export const useTaskBoard = () =>
  useQuery({
    ...endpointQuery(useApi(), readTaskBoard, {}),
    staleTime: 5_000,
    refetchInterval: pollIntervalMs,
  });
