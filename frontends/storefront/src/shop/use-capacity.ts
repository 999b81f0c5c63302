import { useQuery } from '@tanstack/react-query';
import type { Capacity, readCapacity } from '@theke/contracts/ordering/capacity';
import { call, route } from '@theke/ui/api-client';

const endpoint = route<typeof readCapacity>('GET', '/capacity/:branchId');

const nothingBooked: Capacity = { soldOut: [], slotMinutes: null, fullSlots: [], waitMinutes: 0 };

/**
 * Sold-out products, booked-up slots and preparation time of a branch; polled every minute and when the page becomes
 * visible. Until it is loaded, and on errors, everything is available: the server decides anyway.
 */
export function useCapacity(branch: string): Capacity {
  const { data } = useQuery({
    queryKey: ['capacity', branch],
    queryFn: ({ signal }) => call(endpoint, { params: { branchId: branch } }, signal),
    staleTime: 10_000,
    refetchOnWindowFocus: 'always',
    // Preparation time changes while a guest reads the menu.
    refetchInterval: 60_000,
  });
  return data ?? nothingBooked;
}
