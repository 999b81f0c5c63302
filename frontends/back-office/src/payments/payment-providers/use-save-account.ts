import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useApi } from '@theke/admin/api/office-api.ts';
import type { PaymentProviders } from '@theke/contracts/payments/payment-provider';
import { faultsIn } from '@theke/ui/api-error';
import { useNotify } from 'ra-core';
import { messages } from './messages.de.ts';
import { providersQuery } from './providers-query.ts';

/** Saves an account; errors are shown at their fields or above the form. */
export function useSaveAccount(name: string, save: () => Promise<PaymentProviders>, fields: readonly string[]) {
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
  const faults = saving.error ? faultsIn(saving.error) : [];
  return {
    ...saving,
    faultOf: (field: string) => faults.find((fault) => fault.field === field)?.message,
    others: faults.filter(({ field }) => !field || !fields.includes(field)).map(({ message }) => message),
  };
}
