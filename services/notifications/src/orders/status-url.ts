import { orderHash } from '@theke/kit/order-link';

/** Data for links to orders: the platform's secret and the URL pattern of a host (`https://{host}`). */
export type OrderLinks = { secret: string; publicAddress: string };

/** Link to the guest's page of an order; null if the tenant has no known host. */
export const statusUrl = (
  { secret }: Pick<OrderLinks, 'secret'>,
  { origin, tenant, uid }: { origin: string | null; tenant: string; uid: string },
): string | null => origin && `${origin}/status/${uid}/${orderHash(secret, tenant, uid)}`;
