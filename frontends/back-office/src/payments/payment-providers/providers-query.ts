import { endpointQuery } from '@theke/admin/api/endpoint-query.ts';
import type { OfficeApi } from '@theke/admin/api/office-api.ts';
import { readPaymentProviders } from '@theke/contracts/payments/payment-provider-endpoints';

export const providersQuery = (api: OfficeApi) => ({
  ...endpointQuery(api, readPaymentProviders, {}),
  staleTime: 0,
});
