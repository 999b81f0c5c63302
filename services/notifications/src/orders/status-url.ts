import { orderHash } from '@theke/kit/order-link';

/** Where links of orders lead: the platform's secret, and how a host is reached (`https://{host}`). */
export type OrderLinks = { secret: string; publicAddress: string };

/** The guest's page of an order, for whoever has the link; null where no host of the tenant is known. */
export const statusUrl = (
  { secret }: Pick<OrderLinks, 'secret'>,
  { origin, tenant, uid }: { origin: string | null; tenant: string; uid: string },
): string | null => origin && `${origin}/status/${uid}/${orderHash(secret, tenant, uid)}`;
