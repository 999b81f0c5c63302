import { useQuery } from '@tanstack/react-query';
import { endpointKey, endpointQuery } from '@theke/admin/api/endpoint-query.ts';
import { useApi } from '@theke/admin/api/office-api.ts';
import { readTv } from '@theke/contracts/signage/device';
import { isCommandFinished } from '@theke/rules/signage/command-moves';

export const tvKey = (id: string) => endpointKey(readTv, { params: { id } });

/** A TV with its state; polled more often while a command is under way. */
export function useTv(id: string) {
  const api = useApi();
  return useQuery({
    ...endpointQuery(api, readTv, { params: { id } }),
    staleTime: 0,
    refetchInterval: ({ state: { data } }) =>
      data?.status.commands.some(({ state }) => !isCommandFinished(state)) ? 2_000 : 5_000,
  });
}
