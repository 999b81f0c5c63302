import { plusDays } from '../time/local-time.ts';

/** A product as far as its lead time goes, in its shape on the wire (PRODUCT-01). */
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
 * The earliest time at which these products can be had: now plus their longest lead time (SLOT-01). Minutes
 * and hours are time that passes; days and weeks keep the clock's time (SLOT-02). `zone` is an IANA name.
 */
export const earliestReady = (products: readonly LeadTime[], zone: string, now: Date): Date =>
  new Date(Math.max(now.getTime(), ...products.map((product) => readyAt(product, zone, now.getTime()))));
