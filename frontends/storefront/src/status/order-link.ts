import { useQueryClient } from '@tanstack/react-query';
import type { PublicOrder } from '@theke/contracts/ordering/order';
import { useSending } from '../use-sending.ts';

/** What opens an order without a login: uid and the proof that whoever asks was given it. */
export type OrderLink = { uid: string; hash: string };

export const orderKey = ({ uid, hash }: OrderLink) => ['order', uid, hash] as const;

/**
 * Something the guest tells the shop about an order; the page then shows the order that came back. After a refusal it
 * looks at the order anew: most likely somebody else was faster.
 */
export function useGuestAnswer<A>(link: OrderLink, send: (answer: A) => Promise<PublicOrder>) {
  const queries = useQueryClient();
  return useSending(send, {
    onSuccess: (order) => queries.setQueryData(orderKey(link), order),
    onError: () => void queries.invalidateQueries({ queryKey: orderKey(link) }),
  });
}
