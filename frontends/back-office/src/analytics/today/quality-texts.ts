import type { ServiceQuality } from '@theke/contracts/analytics/order-statistics';
import { numberText } from '@theke/rules/units/amount-text';

const none = '–';

/** "94 %" of the orders with a promised time. Rounded down, so that 100 % means all. */
export const punctualText = ({ judged, punctual }: Pick<ServiceQuality, 'judged' | 'punctual'>): string =>
  judged === 0 ? none : `${Math.floor((100 * punctual) / judged)}\u00a0%`;

/** "4,7 von 5". */
export const starsText = ({ rated, stars }: Pick<ServiceQuality, 'rated' | 'stars'>): string =>
  rated === 0 ? none : `${numberText(Math.round((10 * stars) / rated) / 10)} von 5`;
