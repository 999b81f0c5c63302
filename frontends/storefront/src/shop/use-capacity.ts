import { useQuery } from '@tanstack/react-query';
import type { Capacity, readCapacity } from '@theke/contracts/ordering/capacity';
import { call, route } from '@theke/ui/api-client';

const endpoint = route<typeof readCapacity>('GET', '/capacity/:branchId');

const nothingBooked: Capacity = { soldOut: [], slotMinutes: null, fullSlots: [], waitMinutes: 0 };

/**
 * What is sold out and booked out in a branch, and how long it takes, asked anew each minute and whenever the page is looked
 * at again. Until it is known, and where it cannot be read, nothing is: the server decides anyway.
 */
export function useCapacity(branch: string): Capacity {
  const { data } = useQuery({
    queryKey: ['capacity', branch],
    queryFn: ({ signal }) => call(endpoint, { params: { branchId: branch } }, signal),
    staleTime: 10_000,
    refetchOnWindowFocus: 'always',
    // How long it takes changes while somebody reads the card.
    refetchInterval: 60_000,
  });
  return data ?? nothingBooked;
}
