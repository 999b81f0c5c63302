import { useMutation, useMutationState, useQuery, useQueryClient } from '@tanstack/react-query';
import { endpointQuery } from '@theke/admin/api/endpoint-query.ts';
import { useApi } from '@theke/admin/api/office-api.ts';
import type { Driver } from '@theke/contracts/ordering/delivery';
import { assignDriver, listDrivers } from '@theke/contracts/ordering/driver-endpoints';
import type { Order } from '@theke/contracts/ordering/order';
import { sentenceOf } from '@theke/ui/sentence-of';
import { useToast } from '@theke/ui/toast';
import { ordersKey } from './current-orders.ts';
import { driverMessages } from './driver-messages.de.ts';
import { isWorthWaiting } from './is-worth-waiting.ts';

/** Whether an order can have a driver now (DELIVERY-03). */
export const takesDriver = ({ deliveryType, status }: Pick<Order, 'deliveryType' | 'status'>): boolean =>
  deliveryType === 'delivery' && (status === 'confirmed' || status === 'in-delivery');

/** Drivers of a branch, by name. Empty until loaded. @param isNeeded whether to load them */
export function useDrivers(branch: string, isNeeded: boolean): readonly Driver[] {
  const { data } = useQuery({
    ...endpointQuery(useApi(), listDrivers, { query: { branch } }),
    enabled: isNeeded,
    staleTime: 60_000,
  });
  return data?.data ?? [];
}

type Assignment = { order: string; driver: string | null };

const key = ['driver'] as const;

/** Assigns an order to a driver, with retries while the connection is interrupted. */
export function useAssignDriver(): (assignment: Assignment) => void {
  const api = useApi();
  const client = useQueryClient();
  const toast = useToast();
  const { mutate } = useMutation({
    mutationKey: key,
    mutationFn: ({ order, driver }: Assignment) => api(assignDriver, { params: { id: order }, body: { driver } }),
    retry: (_, error) => isWorthWaiting(error),
    retryDelay: 3_000,
    onError: (error) => toast({ text: sentenceOf(error, driverMessages.failed) }),
    onSettled: () => client.invalidateQueries({ queryKey: ordersKey }),
  });
  return mutate;
}

/** Id of an order's driver, or null; of an assignment that is being sent, the new one. */
export function useDriverOf({ id, driver }: Pick<Order, 'id' | 'driver'>): string | null {
  const pending = useMutationState({
    filters: { mutationKey: key, status: 'pending' },
    select: ({ state }) => state.variables as Assignment,
  });
  const sent = pending.findLast(({ order }) => order === id);
  return sent ? sent.driver : (driver?.id ?? null);
}
