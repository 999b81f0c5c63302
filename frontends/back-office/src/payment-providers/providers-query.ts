import { queryOptions } from '@tanstack/react-query';
import { readPaymentProviders } from '@theke/contracts/payments/payment-provider-endpoints';
import type { OfficeApi } from '../api/office-api.ts';

export const providersQuery = (api: OfficeApi) =>
  queryOptions({
    queryKey: ['payment-providers'] as const,
    queryFn: ({ signal }) => api(readPaymentProviders, {}, signal),
    staleTime: 0,
  });
