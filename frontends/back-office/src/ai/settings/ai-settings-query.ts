import { endpointQuery } from '@theke/admin/api/endpoint-query.ts';
import type { OfficeApi } from '@theke/admin/api/office-api.ts';
import { readAiSettings } from '@theke/contracts/ai/ai-settings';

export const aiSettingsQuery = (api: OfficeApi) => ({
  ...endpointQuery(api, readAiSettings, {}),
  staleTime: 0,
  refetchOnWindowFocus: false,
});
