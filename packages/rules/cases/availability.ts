import type { Case } from './case.ts';
import type { OpeningHoursRule } from './opening-hours-rule.ts';

/** Whether a branch takes orders at `at`: by any order type (`isOrderingOpen`) and by each one. */
export type AvailabilityCase = Case<
  {
    readonly zone: string;
    readonly openingHours: readonly OpeningHoursRule[];
    readonly deliveryHours: readonly OpeningHoursRule[];
    readonly isDeliveryHoursEnabled: boolean;
    readonly at: string;
  },
  {
    readonly isOrderingOpen: boolean;
    readonly delivery: boolean;
    readonly takeaway: boolean;
    readonly dineIn: boolean;
  }
>;

/** Whether the closed style applies to a branch. */
export type ClosedStyleCase = Case<{ readonly isOpen: boolean; readonly isPreorderEnabled: boolean }, boolean>;

const ordering = 'Ordering availability: open if regular hours are open, or delivery hours are enabled and open.';
const delivery = 'Delivery is open per delivery hours if enabled, otherwise per opening hours.';
const chosen = '"Open" means open for the chosen order type.';

const zone = 'Europe/Vienna';
const openingHours = [{ type: 'daily', from: '11:00', to: '14:00' }] as const;
const deliveryHours = [{ type: 'daily', from: '12:00', to: '21:00' }] as const;

export const availabilityCases = [
  {
    name: 'regular hours open, delivery hours not yet',
    rule: 'HOURS-15',
    quote: delivery,
    arithmetic: '11:30 lies in 11–14, not in 12–21',
    given: { zone, openingHours, deliveryHours, isDeliveryHoursEnabled: true, at: '2026-11-23T11:30:00+01:00' },
    expect: { isOrderingOpen: true, delivery: false, takeaway: true, dineIn: true },
  },
  {
    name: 'both open',
    rule: 'HOURS-17',
    quote: ordering,
    arithmetic: '12:30 lies in 11–14 and in 12–21',
    given: { zone, openingHours, deliveryHours, isDeliveryHoursEnabled: true, at: '2026-11-23T12:30:00+01:00' },
    expect: { isOrderingOpen: true, delivery: true, takeaway: true, dineIn: true },
  },
  {
    name: 'only delivery hours open',
    rule: 'HOURS-16',
    quote: chosen,
    arithmetic: '18:00 lies in 12–21, not in 11–14',
    given: { zone, openingHours, deliveryHours, isDeliveryHoursEnabled: true, at: '2026-11-23T18:00:00+01:00' },
    expect: { isOrderingOpen: true, delivery: true, takeaway: false, dineIn: false },
  },
  {
    name: 'delivery hours that are not enabled do not open anything',
    rule: 'HOURS-17',
    quote: ordering,
    arithmetic: '18:00 is outside 11–14; 12–21 does not count',
    given: { zone, openingHours, deliveryHours, isDeliveryHoursEnabled: false, at: '2026-11-23T18:00:00+01:00' },
    expect: { isOrderingOpen: false, delivery: false, takeaway: false, dineIn: false },
  },
  {
    name: 'without delivery hours, delivery follows the opening hours',
    rule: 'HOURS-15',
    quote: delivery,
    arithmetic: '11:30 lies in 11–14; 12–21 is not enabled',
    given: { zone, openingHours, deliveryHours, isDeliveryHoursEnabled: false, at: '2026-11-23T11:30:00+01:00' },
    expect: { isOrderingOpen: true, delivery: true, takeaway: true, dineIn: true },
  },
  {
    name: 'enabled but empty delivery hours deliver never',
    rule: 'HOURS-15',
    quote: delivery,
    arithmetic: 'no delivery rule; 12:30 lies in 11–14',
    given: { zone, openingHours, deliveryHours: [], isDeliveryHoursEnabled: true, at: '2026-11-23T12:30:00+01:00' },
    expect: { isOrderingOpen: true, delivery: false, takeaway: true, dineIn: true },
  },
  {
    name: 'both closed',
    rule: 'HOURS-17',
    quote: ordering,
    arithmetic: '22:00 lies in neither',
    given: { zone, openingHours, deliveryHours, isDeliveryHoursEnabled: true, at: '2026-11-23T22:00:00+01:00' },
    expect: { isOrderingOpen: false, delivery: false, takeaway: false, dineIn: false },
  },
] as const satisfies readonly AvailabilityCase[];

const closedStyle = 'The closed style applies unless pre-orders are enabled.';

export const closedStyleCases = [
  {
    name: 'closed, no pre-orders',
    rule: 'HOURS-18',
    quote: closedStyle,
    arithmetic: 'closed and not enabled → applies',
    given: { isOpen: false, isPreorderEnabled: false },
    expect: true,
  },
  {
    name: 'closed, pre-orders enabled',
    rule: 'HOURS-18',
    quote: closedStyle,
    arithmetic: 'closed, but enabled → does not apply',
    given: { isOpen: false, isPreorderEnabled: true },
    expect: false,
  },
] as const satisfies readonly ClosedStyleCase[];
