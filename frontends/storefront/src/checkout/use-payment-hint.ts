import { useQuery } from '@tanstack/react-query';
import type { readPaymentOffer } from '@theke/contracts/payments/payment-provider-endpoints';
import { isOnlinePayment, type PaymentMethod } from '@theke/rules/payments/payment-methods';
import { call, route } from '@theke/ui/api-client';
import { checkoutMessages } from './checkout-messages.de.ts';

const endpoint = route<typeof readPaymentOffer>('GET', '/payment-offer');

/**
 * Returns what a guest can pay with on the provider's page (PAY-19); undefined if it is unknown or clear from the
 * method's name.
 */
export function usePaymentHint(offered: readonly PaymentMethod[]): (method: PaymentMethod) => string | undefined {
  const { data } = useQuery({
    queryKey: ['payment-offer'],
    queryFn: ({ signal }) => call(endpoint, {}, signal),
    enabled: offered.some(isOnlinePayment),
    retry: false,
  });
  return (method) => (method === 'card' && data?.card === 'stripe' ? checkoutMessages.stripe : undefined);
}
