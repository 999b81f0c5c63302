import type { OrderType } from '../orders/order-types.ts';
import { type Preparation, preparationMinutes, rideMinutes } from './expected-time.ts';
import type { LeadTime } from './lead-time.ts';

const minutesPer = { minutes: 1, hours: 60, days: 1_440, weeks: 10_080 } as const;

/** A product's lead time in minutes, days of 24 hours; 0 without one. */
export const leadMinutes = ({ isLeadTimeEnabled, leadTimeType, leadTimeValue }: LeadTime): number =>
  isLeadTimeEnabled && leadTimeType ? Math.max(0, leadTimeValue ?? 0) * minutesPer[leadTimeType] : 0;

export type MadeFor = {
  readonly branch: Preparation;
  readonly orderType: OrderType;
  /** The delivery area. */
  readonly area?: { readonly minutes?: number | null | undefined } | undefined;
  /** Lead times of the products, as returned by `leadMinutes`. */
  readonly leads: readonly number[];
  /** Time at which the order is picked up, eaten or delivered. */
  readonly at: Date;
};

/**
 * Latest start of preparation (WHEN-12): the time of the order minus the branch's preparation and the ride, or minus
 * the longest lead time of its products if that is longer.
 */
export function preparationStart({ branch, orderType, area, leads, at }: MadeFor): Date {
  const minutes = Math.max(preparationMinutes(branch, orderType) + rideMinutes({ orderType, area }), ...leads);
  return new Date(at.getTime() - minutes * 60_000);
}
