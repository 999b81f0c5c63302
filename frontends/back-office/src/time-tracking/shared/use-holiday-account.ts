import { useQuery } from '@tanstack/react-query';
import { endpointQuery } from '@theke/admin/api/endpoint-query.ts';
import { useApi } from '@theke/admin/api/office-api.ts';
import { readHolidayBalances } from '@theke/contracts/time-tracking/time-sheet';

/** A person's holiday account of a year. */
export function useHolidayAccount(user: string, year: number) {
  const api = useApi();
  return useQuery({ ...endpointQuery(api, readHolidayBalances, { query: { user, year } }), staleTime: 0 });
}
