import { useQueryClient } from '@tanstack/react-query';
import { useApi } from '@theke/admin/api/office-api.ts';
import { useAction } from '@theke/admin/api/use-action.ts';
import type { PaymentProviders } from '@theke/contracts/payments/payment-provider';
import { useNotify } from 'ra-core';
import { messages } from './messages.de.ts';
import { providersQuery } from './providers-query.ts';

/** Saves an account; errors are shown at their fields or above the form. */
export function useSaveAccount(name: string, save: () => Promise<PaymentProviders>, fields: readonly string[]) {
  const client = useQueryClient();
  const notify = useNotify();
  const api = useApi();
  const { isBusy, problem, run } = useAction(save, {
    onDone: (providers) => {
      client.setQueryData(providersQuery(api).queryKey, providers);
      notify(messages.saved(name), { type: 'info' });
    },
  });
  const faults = problem?.errors ?? [];
  return {
    isBusy,
    run: () => void run(),
    faultOf: (field: string) => faults.find((fault) => fault.field === field)?.message,
    others: faults.filter(({ field }) => !field || !fields.includes(field)).map(({ message }) => message),
  };
}
