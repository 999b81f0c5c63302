import { useQueryClient } from '@tanstack/react-query';
import type { PublicOrder } from '@theke/contracts/ordering/order';
import { useSending } from '../use-sending.ts';

/** Credentials that open an order without login: its uid and a hash that proves possession of the link. */
export type OrderLink = { uid: string; hash: string };

export const orderKey = ({ uid, hash }: OrderLink) => ['order', uid, hash] as const;

/**
 * Sends a guest's answer about an order; the page then shows the returned order. After a refusal it reloads the
 * order, which has most likely changed.
 */
export function useGuestAnswer<A>(link: OrderLink, send: (answer: A) => Promise<PublicOrder>) {
  const queries = useQueryClient();
  return useSending(send, {
    onSuccess: (order) => queries.setQueryData(orderKey(link), order),
    onError: () => void queries.invalidateQueries({ queryKey: orderKey(link) }),
  });
}
