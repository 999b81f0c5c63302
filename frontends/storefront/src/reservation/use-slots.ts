import { useQuery } from '@tanstack/react-query';
import type { listReservationSlots } from '@theke/contracts/ordering/reservation';
import { call, route } from '@theke/ui/api-client';

const endpoint = route<typeof listReservationSlots>('GET', '/reservations/slots');

export type SlotsQuery = { branch: string; day: string; guests: number; link?: { uid: string; hash: string } };

export const slotsKey = ['reservation-slots'] as const;

/** Times of a day and which are free; read again every minute, because others book too. */
export function useSlots({ branch, day, guests, link }: SlotsQuery) {
  return useQuery({
    queryKey: [...slotsKey, branch, day, guests, link?.uid],
    queryFn: ({ signal }) => call(endpoint, { query: { branch, day, guests, ...link } }, signal),
    staleTime: 10_000,
    refetchInterval: 60_000,
  });
}
