import { plusDays } from '../time/local-time.ts';

/** The lead time fields of a product, in their shape on the wire (PRODUCT-01). */
export type LeadTime = {
  readonly isLeadTimeEnabled?: boolean | null | undefined;
  readonly leadTimeType?: 'minutes' | 'hours' | 'days' | 'weeks' | null | undefined;
  readonly leadTimeValue?: number | null | undefined;
};

const minute = 60_000;

function readyAt({ isLeadTimeEnabled, leadTimeType, leadTimeValue }: LeadTime, zone: string, now: number): number {
  const value = leadTimeValue ?? 0;
  if (!isLeadTimeEnabled || value <= 0) return now;
  if (leadTimeType === 'days') return plusDays(zone, now, value);
  if (leadTimeType === 'weeks') return plusDays(zone, now, value * 7);
  return now + value * (leadTimeType === 'hours' ? 60 : 1) * minute;
}

/**
 * The earliest time at which all products are available: now plus their longest lead time (SLOT-01). Minutes and hours
 * are elapsed time; days and weeks keep the local time (SLOT-02). `zone` is an IANA name.
 */
export const earliestReady = (products: readonly LeadTime[], zone: string, now: Date): Date =>
  new Date(Math.max(now.getTime(), ...products.map((product) => readyAt(product, zone, now.getTime()))));
