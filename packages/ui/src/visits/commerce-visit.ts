import type { Visit } from '@theke/contracts/analytics/visit';
import { type Commerce, pixelEventOf } from '@theke/rules/site/commerce';

/** The API takes no more of one order. */
const maxItems = 50;

/** What was bought, as the intake takes it (STAT-10). */
export function commerceVisit({ name, items, price, currency }: Commerce): Pick<Visit, 'kind' | 'name' | 'data'> {
  const ids = items.map(({ id }) => id);
  const bought = name === 'addtocart' ? { item: ids[0] } : { items: ids.slice(0, maxItems) };
  return { kind: 'event', name, data: { ...bought, price, currency } };
}

/** Tells the ad's pixel the same, where a business has one and its script was agreed to. */
export function mirror(told: Commerce): void {
  const { fbq } = window as typeof window & { fbq?: (...call: unknown[]) => void };
  fbq?.('track', ...pixelEventOf(told));
}
