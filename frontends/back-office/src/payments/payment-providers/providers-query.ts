import { queryOptions } from '@tanstack/react-query';
import type { OfficeApi } from '@theke/admin/api/office-api.ts';
import { readPaymentProviders } from '@theke/contracts/payments/payment-provider-endpoints';

export const providersQuery = (api: OfficeApi) =>
  queryOptions({
    queryKey: ['payment-providers'] as const,
    queryFn: ({ signal }) => api(readPaymentProviders, {}, signal),
    staleTime: 0,
  });
