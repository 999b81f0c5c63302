import type { Account, saveAccount } from '@theke/contracts/ordering/account';
import { call, route } from '@theke/ui/api-client';
import { ApiError } from '@theke/ui/api-error';
import { useSending } from '../use-sending.ts';
import { useAccount } from './use-account.ts';

const endpoint = route<typeof saveAccount>('PUT', '/account');

type Changes = Partial<Pick<Account, 'firstName' | 'lastName' | 'phone' | 'addresses'>>;

/** Saves changes of the account. */
export function useSaveAccount(account: Account, onSaved: () => void = () => undefined) {
  const { setAccount } = useAccount();
  const { version, firstName, lastName, phone, addresses } = account;
  const saving = useSending(
    (changes: Changes) => call(endpoint, { body: { version, firstName, lastName, phone, addresses, ...changes } }),
    {
      onSuccess: (saved) => {
        onSaved();
        setAccount(saved);
      },
    },
  );
  return { ...saving, faults: saving.error === undefined ? [] : ApiError.from(saving.error).errors };
}
