import type { Visit } from '@theke/contracts/analytics/visit';
import { type Commerce, pixelEventOf } from '@theke/rules/site/commerce';

/** The API's limit of items per order. */
const maxItems = 50;

/** Converts a purchase to the intake's format (STAT-10). */
export function commerceVisit({ name, items, price, currency }: Commerce): Pick<Visit, 'kind' | 'name' | 'data'> {
  const ids = items.map(({ id }) => id);
  const products = name === 'addtocart' ? { item: ids[0] } : { items: ids.slice(0, maxItems) };
  return { kind: 'event', name, data: { ...products, price, currency } };
}

/** Sends the event to the ad pixel too, if its script is loaded, which requires consent. */
export function mirror(event: Commerce): void {
  const { fbq } = window as typeof window & { fbq?: (...call: unknown[]) => void };
  fbq?.('track', ...pixelEventOf(event));
}
