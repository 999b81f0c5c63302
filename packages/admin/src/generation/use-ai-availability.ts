import { useQuery } from '@tanstack/react-query';
import { type AiAvailability, readAiAvailability } from '@theke/contracts/ai/ai-settings';
import { endpointQuery } from '../api/endpoint-query.ts';
import { type OfficeApi, useApi } from '../api/office-api.ts';
import { may, useMe } from '../api/session.ts';

/** How long the answer is reused, in ms. A finished job makes it outdated. */
const staleTime = 5 * 60_000;

export const aiAvailabilityQuery = (api: OfficeApi) => ({
  ...endpointQuery(api, readAiAvailability, {}),
  staleTime,
  // Buttons for proposals are an extra: a page must not repeat the call for them.
  retry: false,
});

/**
 * Reads what the user may generate, and what is left of the budget (AI-02).
 * @returns undefined while it loads, if it cannot be loaded, and for users without `ai.use`
 */
export function useAiAvailability(): AiAvailability | undefined {
  const api = useApi();
  return useQuery({ ...aiAvailabilityQuery(api), enabled: may(useMe(), 'ai.use') }).data;
}
