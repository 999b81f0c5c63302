import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { Account, readAccount } from '@theke/contracts/ordering/account';
import { call, route } from '@theke/ui/api-client';
import { ApiError } from '@theke/ui/api-error';
import { useShop } from '@theke/ui/shop';
import { accountStorageKey, mayBeLoggedIn } from './may-be-logged-in.ts';

const endpoint = route<typeof readAccount>('GET', '/account');
export const accountKey = ['account'];
function remember(shopKey: string, isLoggedIn: boolean): void {
  try {
    if (isLoggedIn) localStorage.setItem(accountStorageKey(shopKey), '1');
    else localStorage.removeItem(accountStorageKey(shopKey));
  } catch {
    // Without storage, each page queries the account from the server.
  }
}

/** The account of the logged-in guest; `account` is undefined for everybody else. */
export function useAccount() {
  const { shopKey } = useShop().config;
  const queries = useQueryClient();
  const { data, isFetching, isError, refetch } = useQuery<Account | null>({
    queryKey: accountKey,
    queryFn: async ({ signal }) => {
      if (!mayBeLoggedIn(shopKey)) return null;
      try {
        return await call(endpoint, {}, signal);
      } catch (error) {
        if (!(error instanceof ApiError && error.status === 401)) throw error;
        remember(shopKey, false);
        return null;
      }
    },
    staleTime: 60_000,
    retry: false,
  });
  return {
    account: data ?? undefined,
    isLoading: data === undefined && isFetching,
    isFailed: data === undefined && isError,
    refetch: () => void refetch(),
    /** Shows a new state of the account: after a login, a change, or null after a logout. */
    setAccount: (account: Account | null) => {
      remember(shopKey, account !== null);
      if (account === null) queries.removeQueries({ queryKey: [...accountKey, 'orders'] });
      queries.setQueryData(accountKey, account);
    },
  };
}

export const accountOrdersKey = [...accountKey, 'orders'];
