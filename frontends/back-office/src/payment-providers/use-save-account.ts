import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { PaymentProviders } from '@theke/contracts/payments/payment-provider';
import { ApiError } from '@theke/ui/api-error';
import { useNotify } from 'ra-core';
import { useApi } from '../api/office-api.ts';
import { messages } from './messages.de.ts';
import { providersQuery } from './providers-query.ts';

/** Saves one account; what is wrong stands at its field or above the form. */
export function useSaveAccount<Body>(name: string, save: (body: Body) => Promise<PaymentProviders>, fields: string[]) {
  const client = useQueryClient();
  const notify = useNotify();
  const api = useApi();
  const saving = useMutation({
    mutationFn: save,
    onSuccess: (providers) => {
      client.setQueryData(providersQuery(api).queryKey, providers);
      notify(messages.saved(name), { type: 'info' });
    },
  });
  const error = saving.error && (saving.error instanceof ApiError ? saving.error : new ApiError(0, []));
  return {
    ...saving,
    faultOf: (field: string) => error?.errors.find((fault) => fault.field === field)?.message,
    others: error?.errors.filter(({ field }) => !field || !fields.includes(field)).map(({ message }) => message) ?? [],
  };
}
